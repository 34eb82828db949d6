import type { Period } from '@manna/shared/contracts';

/** The last year of each period in Ussher's chronology, as an astronomical year number. */
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

/** Returns the period of the timeline that a year belongs to. */
export const periodOfYear = (year: number): Period => lastYears.find(([last]) => year <= last)?.[1] ?? 'church-history';
