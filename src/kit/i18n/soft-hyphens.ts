/** Where a word may break (U+00AD); the build sets it. */
export const softHyphen = '\u00AD';

/** Behind a hyphen at which no line may end (U+2060); the build sets it too. */
export const wordJoiner = '\u2060';

/** A text without soft hyphens and word joiners, which only lines of the site's own pages need. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '');
}
