/** What spreadsheets take for the beginning of a formula, or of a new cell. */
const formula = /^[=+\-@\t\r]/;

/** A cell of RFC 4180. No spreadsheet runs it as a formula. */
export function csvCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
