import { FIRST_YEAR } from '../../names/timeline-path';

/** The part of time that is shown, in astronomical years; both may be fractions, and `to` is no longer part of it. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** How much nearer or farther one step of the wheel, a key or a button leads. */
export const ZOOM_STEP = 1.4;
/** The shortest span: a decade fills the width. */
export const LEAST_YEARS = 10;

export const lengthOf = ({ from, to }: TimeSpan): number => to - from;

/** All that the timeline has: from 4004 BC to the end of this year. */
export const wholeSpan = (thisYear: number): TimeSpan => ({ from: FIRST_YEAR, to: thisYear + 1 });

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest span that lies within the whole, and is no shorter than the least. */
export function within(span: TimeSpan, whole: TimeSpan): TimeSpan {
  const length = between(LEAST_YEARS, lengthOf(span), lengthOf(whole));
  const from = between(whole.from, span.from, whole.to - length);
  return { from, to: from + length };
}

/** The span after zooming in by a factor (out if it is below 1). The year `at` stays where it is: by default the middle. */
export function zoomed(span: TimeSpan, factor: number, whole: TimeSpan, at = (span.from + span.to) / 2): TimeSpan {
  const length = between(LEAST_YEARS, lengthOf(span) / factor, lengthOf(whole));
  const from = at - ((at - span.from) / lengthOf(span)) * length;
  return within({ from, to: from + length }, whole);
}

/** The span after moving by a part of its length; 0.5 is half of it, towards now. */
export const moved = (span: TimeSpan, part: number, whole: TimeSpan): TimeSpan => {
  const years = lengthOf(span) * part;
  return within({ from: span.from + years, to: span.to + years }, whole);
};

const isWhole = (span: TimeSpan, whole: TimeSpan): boolean => lengthOf(span) >= lengthOf(whole) - 1;

/** The first and the last year that are shown, as the address has them. */
export const yearsOf = ({ from, to }: TimeSpan): readonly [first: number, last: number] => [
  Math.round(from),
  Math.round(to) - 1,
];

/** The query of a span's address: '?from=-1054&to=-930'. Empty for all. */
export function spanQuery(span: TimeSpan, whole: TimeSpan): string {
  if (isWhole(span, whole)) return '';
  const [first, last] = yearsOf(span);
  return `?from=${first}&to=${last}`;
}

/** Reads the span of an address. All if it names none that can be read. */
export function readSpan(query: URLSearchParams, whole: TimeSpan): TimeSpan {
  const [first, last] = ['from', 'to'].map((name) => {
    const written = query.get(name) ?? '';
    return /^-?\d{1,5}$/.test(written) ? Number(written) : undefined;
  });
  if (first === undefined || last === undefined || last < first) return whole;
  return within({ from: first, to: last + 1 }, whole);
}
