/** Characters of a whole address: Windows hands no longer one to a mail program. */
const longestAddress = 1900;

/**
 * A `mailto:` link that carries what was typed (RFC 6068). Text that is too long is cut, and an
 * ellipsis says so.
 *
 * @param lines Labels and values, in their order.
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
    .toWellFormed();
  // Lines of a body end with CR and LF.
  const encoded = [...text].map((sign) => encodeURIComponent(sign === '\n' ? '\r\n' : sign));
  const whole = start + encoded.join('');
  if (whole.length <= longestAddress) return whole;
  const ellipsis = encodeURIComponent('…');
  let address = start;
  for (const sign of encoded) {
    if (address.length + sign.length + ellipsis.length > longestAddress) break;
    address += sign;
  }
  return address + ellipsis;
}
