const THOUSAND = 1000;
const TENTHS = 10;

const inTenths = (count: number, unit: number) => Math.round((count / unit) * TENTHS) / TENTHS;

/**
 * Formats a count for a badge: unchanged below 1000, then in thousands and millions with at most one decimal, rounded:
 * 999 is '999', 1000 '1k', 1200 '1.2k', 999,950 '1m', 2,500,000 '2.5m'. `count` is a whole number from 0.
 */
export function formatCount(count: number): string {
  if (count < THOUSAND) return String(count);
  const thousands = inTenths(count, THOUSAND);
  if (thousands < THOUSAND) return `${thousands}k`;
  return `${inTenths(count, THOUSAND * THOUSAND)}m`;
}
