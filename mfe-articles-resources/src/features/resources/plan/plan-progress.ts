import { startOf, type PlanReading } from './plan-readings';

const DAY_MS = 86_400_000;

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A day so many days later: addDays('2027-02-28', 1) is '2027-03-01'. */
export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The day of a moment where the reader is. */
export function localDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
}

/** How far a reader is in a plan. */
export interface PlanProgress {
  /** First day of the plan. */
  readonly start: string;
  /** Number of today: below 1 before the plan begins, more than its days after it has ended. */
  readonly today: number;
  /** Number of the day to show: today's, the first one before the plan begins, and the first that is left after its end. */
  readonly shown: number;
  /** Days before today that are not ticked off. */
  readonly behind: readonly number[];
  /** Number of days that are ticked off. */
  readonly done: number;
}

export const isDone = ({ done }: PlanReading, day: number): boolean => Object.hasOwn(done, String(day));

export function progressOf(reading: PlanReading, on: string): PlanProgress {
  const { days } = reading;
  const start = startOf(reading);
  const today = Math.round((utc(on) - utc(start)) / DAY_MS) + 1;
  const all = Array.from({ length: days }, (_, index) => index + 1);
  const open = all.filter((day) => !isDone(reading, day));
  const behind = open.filter((day) => day < today);
  const shown = today > days ? (open[0] ?? days) : Math.max(today, 1);
  return { start, today, shown, behind, done: days - open.length };
}
