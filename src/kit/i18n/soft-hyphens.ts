/** A text without its soft hyphens (U+00AD), which are for lines of our own pages alone. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}
