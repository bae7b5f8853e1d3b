/** Maximum number of characters of the link. Windows does not pass longer ones to a mail program. */
const maxLength = 1900;

/**
 * Returns a `mailto:` link with the typed text as the body of the e-mail (RFC 6068). A text that is too
 * long is cut off and ends with an ellipsis.
 *
 * @param lines Labels and values, in order; empty values are left out.
 */
export function mailLink(
  to: string,
  subject: string,
  lines: readonly { label: string; value: string }[],
): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  const text = lines
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
    // `encodeURIComponent` throws on a lone surrogate.
    .toWellFormed();
  // RFC 6068 requires CR LF as line break. Each code point is encoded alone, so that the cut below splits
  // none.
  const encoded = [...text].map((character) =>
    encodeURIComponent(character === '\n' ? '\r\n' : character),
  );
  const complete = start + encoded.join('');
  if (complete.length <= maxLength) return complete;
  const ellipsis = encodeURIComponent('…');
  let link = start;
  for (const character of encoded) {
    if (link.length + character.length + ellipsis.length > maxLength) break;
    link += character;
  }
  return link + ellipsis;
}
