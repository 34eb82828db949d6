/** Path of the dark modules of a QR code, one unit each, row by row as runs: '[[true, true]]' becomes 'M0 0h2v1h-2z'. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h${-length}z`];
      }),
    )
    .join('');
