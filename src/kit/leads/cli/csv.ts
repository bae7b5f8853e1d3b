/**
 * Matches the sign that begins a formula (CSV injection,
 * https://owasp.org/www-community/attacks/CSV_Injection), in ASCII or full width, also after spaces, quotes
 * and invisible characters.
 *
 * Also matches such a sign after a semicolon, tab or line break within the value. In German, French and
 * Spanish, Excel splits the line at semicolons, so that the sign begins a cell of its own. Quotes protect
 * only a cell that begins with them. U+2800 is a blank Braille character.
 */
const formula =
  /(?<=(?:^|[;\t\r\n])[\s"\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*)[=+\-@＝＋－＠]/gu;

/**
 * Returns a cell as in RFC 4180. An apostrophe before a formula, or before a leading tab or line break,
 * keeps spreadsheets from running the cell.
 */
export function csvCell(value: string): string {
  const safe = value.replace(formula, "'$&").replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a line of cells, with CR LF at its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
