import type { DatedDay } from '@manna/shared/contracts';
import { DAY_MS, hebrewDateOf } from './hebrew-date';

/** Longer than any Hebrew year. */
const YEAR_DAYS = 385;

/** A dated event and its day, in milliseconds, UTC. */
export interface FoundDay {
  time: number;
  event: DatedDay;
}

/**
 * What is dated on the day of `time`; otherwise the last one before it in the same Hebrew month; otherwise the next
 * one. If several share a date, they alternate by year. Undefined if nothing is dated at all.
 */
export function datedDayNear(time: number, dated: readonly DatedDay[]): FoundDay | undefined {
  const on = (day: number): FoundDay | undefined => {
    const hebrew = hebrewDateOf(day);
    const events = dated.filter((one) => one.month === hebrew.month && one.day === hebrew.day);
    const chosen = events[new Date(time).getUTCFullYear() % events.length];
    return chosen && { time: day, event: chosen };
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
