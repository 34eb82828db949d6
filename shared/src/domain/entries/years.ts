/** English formats of years. */
export const yearsText = {
  before: (year: number) => `${year} BC`,
  after: (year: number) => `AD ${year}`,
  /** Two years of the same era. */
  spanBefore: (first: number, last: number) => `${first}–${last} BC`,
  spanAfter: (first: number, last: number) => `AD ${first}–${last}`,
  span: (first: string, last: string) => `${first} – ${last}`,
};

/** An astronomical year, in which 0 is 1 BC, as readers write it. */
export const yearName = (year: number, text: typeof yearsText): string =>
  year > 0 ? text.after(year) : text.before(1 - year);

/** A span of years, or one year if both are the same: '1996–1821 BC', '5 BC – AD 33'. */
export function yearSpan(first: number, last: number, text: typeof yearsText): string {
  if (first === last) return yearName(first, text);
  if (first > 0) return text.spanAfter(first, last);
  if (last <= 0) return text.spanBefore(1 - first, 1 - last);
  return text.span(yearName(first, text), yearName(last, text));
}
