import type { DatedDay } from '@manna/shared/contracts';
import { DAY_MS, hebrewDateOf } from './hebrew-date';

/** Longer than any Hebrew year. */
const YEAR_DAYS = 385;

/** Something dated, and the day that it falls on, in milliseconds, UTC. */
export interface FoundDay {
  time: number;
  told: DatedDay;
}

/**
 * What is dated on the day of `time`; else what is dated last before it in the same Hebrew month; else what comes next.
 * Where several things share a date, each year has its own. Undefined where nothing is dated at all.
 */
export function datedDayNear(time: number, dated: readonly DatedDay[]): FoundDay | undefined {
  const on = (day: number): FoundDay | undefined => {
    const hebrew = hebrewDateOf(day);
    const told = dated.filter((one) => one.month === hebrew.month && one.day === hebrew.day);
    const chosen = told[new Date(time).getUTCFullYear() % told.length];
    return chosen && { time: day, told: chosen };
  };
  const intoMonth = hebrewDateOf(time).day;
  for (let back = 0; back < intoMonth; back += 1) {
    const found = on(time - back * DAY_MS);
    if (found) return found;
  }
  for (let ahead = 1; dated.length > 0 && ahead <= YEAR_DAYS; ahead += 1) {
    const found = on(time + ahead * DAY_MS);
    if (found) return found;
  }
  return undefined;
}
