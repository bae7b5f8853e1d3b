/**
 * The start of a formula (CSV injection, https://owasp.org/www-community/attacks/CSV_Injection): a
 * sign, full-width ones too, at the beginning of a cell, also behind invisible characters.
 *
 * A cell may begin within a value: where Excel separates by semicolons, as in German, French and
 * Spanish, our quotes do not stand at the beginning of its cells, so it ignores them.
 */
const formula =
  /(?<=(?:^|[;\t\r\n])[\s"\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*)[=+\-@＝＋－＠]/gu;

/** A cell of RFC 4180. An apostrophe keeps spreadsheets from running it as a formula. */
export function csvCell(value: string): string {
  const safe = value.replace(formula, "'$&").replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
