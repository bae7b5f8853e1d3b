import breaks from 'catalogues:breaks';

import type { LocaleCode } from './locales.ts';

/**
 * Returns a message with soft hyphens in its long words, for headings and labels in narrow columns. The plugin
 * of the build provides `catalogues:breaks` (src/kit/build/plugin.ts). Texts of content need no call: the build
 * puts soft hyphens into them (build/content/hyphenation.ts).
 */
export function withBreaks(message: string, locale: LocaleCode): string {
  return message.replace(/\p{L}+/gu, (word) => breaks[locale]?.[word] ?? word);
}
