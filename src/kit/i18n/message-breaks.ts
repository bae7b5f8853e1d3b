import breaks from 'catalogues:breaks';

import type { LocaleCode } from './locales.ts';

/**
 * A message as a heading or label of a narrow column: its long words have soft hyphens where they may
 * break, as those of content have (build/content/hyphenation.ts).
 */
export function withBreaks(message: string, locale: LocaleCode): string {
  return message.replace(/\p{L}+/gu, (word) => breaks[locale]?.[word] ?? word);
}
