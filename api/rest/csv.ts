/** A value of a cell; null and undefined are empty. */
type Value = string | number | boolean | null | undefined;

/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n|%＝＋－＠]/;

/**
 * A line of CSV (RFC 4180). A text that spreadsheets would calculate gets an apostrophe in front, so that opening the file runs
 * nothing that somebody else has typed.
 */
export const csvLine = (values: readonly Value[]): string => `${values.map(cellOf).join(',')}\r\n`;

function cellOf(value: Value): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = formula.test(value.trimStart()) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
