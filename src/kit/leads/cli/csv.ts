/**
 * What spreadsheets take for a formula: a sign, full-width ones too, at the beginning of a cell or
 * behind what nobody sees there (control, format, blank and default-ignorable characters).
 * Excel in German, French and Spanish reads by semicolons and knows our quotes only where a cell of
 * its own begins, so that any semicolon, tab or line end within a value begins a cell.
 */
const formula =
  /(?<=(?:^|[;\t\r\n])[\s"\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*)[=+\-@＝＋－＠]/gu;

/** A cell of RFC 4180. No spreadsheet runs it, or a part of it, as a formula. */
export function csvCell(value: string): string {
  const safe = value.replace(formula, "'$&").replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
