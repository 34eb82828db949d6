/** A spreadsheet would run a field that begins like this as a formula, so it gets an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/;

const field = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as comma-separated values (RFC 4180), with a mark at the beginning by which spreadsheets know that it is UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;

/**
 * Parses separated values. Quoted fields may have separators, line breaks and doubled quotes. Empty lines are left out.
 *
 * @returns The rows; an unclosed quote ends with the text.
 */
export function parseCsv(text: string, separator: ',' | ';'): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(value);
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
    value = '';
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') value += letter;
      else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && value === '') isQuoted = true;
    else if (letter === separator) {
      row.push(value);
      value = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r') value += letter;
  }
  endRow();
  return rows;
}
