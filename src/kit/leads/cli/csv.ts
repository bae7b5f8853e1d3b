/**
 * Matches the character that begins a formula (CSV injection,
 * https://owasp.org/www-community/attacks/CSV_Injection), in ASCII or full width. Spaces, quotes and invisible
 * characters may come before it. U+2800 is a blank Braille character.
 *
 * Also matches such a character after a semicolon, tab or line break within the value. In German, French and
 * Spanish, Excel separates cells at semicolons, not at commas. Our quotes are then in the middle of a cell,
 * where they do not protect a semicolon, and the character would begin a cell of its own.
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
