const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Bytes for readers: '67 kB', '1.9 MB'; at least one kilobyte. */
export const fileSize = (bytes: number, language: string): string => {
  const [unit, size] = bytes < MEGABYTE ? ['kilobyte', KILOBYTE] : ['megabyte', MEGABYTE];
  const digits = bytes < MEGABYTE ? 0 : 1;
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits });
  return format.format(Math.max(1, bytes / size));
};
