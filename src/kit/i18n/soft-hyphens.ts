/** U+00AD: a word may break here. The build inserts it. */
export const softHyphen = '\u00AD';

/** U+2060: the build inserts it after a hyphen at which no line may break. */
export const wordJoiner = '\u2060';

/** Returns a text without soft hyphens and word joiners: only the site's own pages need them. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '');
}
