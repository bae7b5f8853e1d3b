/** A text without soft hyphens (U+00AD), which only lines of the site's own pages need. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}
