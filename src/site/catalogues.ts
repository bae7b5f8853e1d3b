import type { Messages } from '@lingui/core';

/** The interface's messages in each language, by the path of the catalogue. */
export const catalogues = import.meta.glob<Messages>('../../locales/*.po', {
  eager: true,
  import: 'messages',
});
