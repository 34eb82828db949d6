import type { EntryDate } from '@manna/shared/contracts';

interface YearFields {
  born: number | null;
  died: number | null;
  dates?: readonly EntryDate[] | null | undefined;
}

/** The first and the last year that is known of a person, from life, reign and ministry; null if none is. */
export function knownYears({ born, died, dates }: YearFields): readonly [first: number, last: number] | null {
  const all = dates ?? [];
  const traditional = all.filter(({ scheme }) => scheme === 'tradition');
  const spans = (traditional.length > 0 ? traditional : all).flatMap(({ start, end }) => [start, end]);
  const years = [born, died, ...spans].filter((year) => year !== null);
  return years.length === 0 ? null : [Math.min(...years), Math.max(...years)];
}
