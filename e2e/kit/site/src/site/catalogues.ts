import type { Messages } from '@lingui/core';

/** The translated messages of the interface, by the file of each language. */
export const catalogues = import.meta.glob<Messages>('../../locales/*.po', {
  eager: true,
  import: 'messages',
});
