/** Maximum number of characters of the link: Windows does not pass longer ones to a mail program. */
const longestAddress = 1900;

/**
 * Returns a `mailto:` link with the typed text as the body of the e-mail (RFC 6068). Text that is too long
 * is cut off and ends with an ellipsis.
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
  // RFC 6068 requires CR LF as line break. Encoded by code points, so that none is cut apart below.
  const encoded = [...text].map((character) =>
    encodeURIComponent(character === '\n' ? '\r\n' : character),
  );
  const complete = start + encoded.join('');
  if (complete.length <= longestAddress) return complete;
  const ellipsis = encodeURIComponent('…');
  let address = start;
  for (const character of encoded) {
    if (address.length + character.length + ellipsis.length > longestAddress) break;
    address += character;
  }
  return address + ellipsis;
}
