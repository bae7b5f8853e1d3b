import type { Messages } from '@lingui/core';

/** The messages of the interface by file, in each language. */
export const catalogues = import.meta.glob<Messages>('../../locales/*.po', {
  eager: true,
  import: 'messages',
});
