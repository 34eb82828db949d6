/** Formats counts in one line: '1,189 chapters, 31,102 verse'. */
export const inOneLine = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString('en-GB')} ${what.slice(what.indexOf('.') + 1)}`)
    .join(', ');
