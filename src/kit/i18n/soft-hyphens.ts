/** Where a word may break (U+00AD); the build sets it. */
export const softHyphen = '\u00AD';

/** A text without soft hyphens, which only lines of the site's own pages need. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(softHyphen, '');
}
