/** U+00AD marks a place at which a word may break. The build inserts it. */
export const softHyphen = '\u00AD';

/** U+2060 forbids a line break. The build inserts it after hyphens of short compounds. */
export const wordJoiner = '\u2060';

/** Returns a text without soft hyphens and word joiners: only the site's own pages need them. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '');
}
