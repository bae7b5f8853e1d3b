import type { Messages } from '@lingui/core';

/** The messages of each language, by the path of their catalogue. */
export const catalogues = import.meta.glob<Messages>('../../locales/*.po', {
  eager: true,
  import: 'messages',
});
