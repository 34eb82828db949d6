import type { Period } from '@manna/shared/contracts';

/** The last year of each period by the received chronology (Ussher), as astronomers count. */
const lastYears: readonly (readonly [number, Period])[] = [
  [-1996, 'beginnings'],
  [-1634, 'patriarchs'],
  [-1451, 'exodus'],
  [-1095, 'judges'],
  [-975, 'united-kingdom'],
  [-588, 'divided-kingdom'],
  [-536, 'exile'],
  [-397, 'return'],
  [-6, 'between-the-testaments'],
  [30, 'life-of-christ'],
  [100, 'early-church'],
];

/** The age of the timeline that a year belongs to. */
export const periodOfYear = (year: number): Period => lastYears.find(([last]) => year <= last)?.[1] ?? 'church-history';
