import { defineUserState } from '@manna/shared/runtime';

/** A reader's way through a plan. */
export interface PlanReading {
  /** Slug of the plan. */
  readonly plan: string;
  /** Number of its days. */
  readonly days: number;
  /**
   * The first day (ISO 8601) by a name that begins with the time at which it was chosen: the last name counts. Each choice has a name
   * of its own, so that two devices that choose at once have the same day after they have met.
   */
  readonly starts: Readonly<Record<string, string>>;
  /** The days that are ticked off, by number from 1. */
  readonly done: Readonly<Record<string, true>>;
}

/** By plan and the day on which it was to begin, so that two devices that begin alike share one reading. */
export type PlanReadings = Readonly<Record<string, PlanReading>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function isReading(value: unknown): value is PlanReading {
  if (!isRecord(value)) return false;
  const { plan, days, starts, done } = value;
  return (
    typeof plan === 'string' &&
    Number.isInteger(days) &&
    isRecord(starts) &&
    Object.keys(starts).length > 0 &&
    Object.values(starts).every(isDay) &&
    isRecord(done) &&
    Object.values(done).every((each) => each === true)
  );
}

/** The plans that a reader is in. Invalid readings are left out. */
export const planReadingsState = defineUserState<PlanReadings>({
  key: 'pillars/articles-resources/reading-plans',
  mode: 'user',
  read: (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).flatMap(([id, each]) => (isReading(each) ? [[id, each]] : [])))
      : undefined,
  initial: {},
});

const lastStart = ({ starts }: PlanReading): string => Object.keys(starts).toSorted().at(-1) ?? '';

/** The first day of a reading. */
export const startOf = (reading: PlanReading): string => reading.starts[lastStart(reading)] ?? '';

/** The reading of a plan; of several, which devices began without knowing of each other, the one that was begun or moved last. */
export function readingOf(readings: PlanReadings, plan: string): { id: string; reading: PlanReading } | undefined {
  const [last] = Object.entries(readings)
    .filter(([, reading]) => reading.plan === plan)
    .toSorted(([id, one], [other, another]) => {
      const [mine, theirs] = [`${lastStart(one)} ${id}`, `${lastStart(another)} ${other}`];
      return mine < theirs ? 1 : -1;
    });
  return last && { id: last[0], reading: last[1] };
}

/** Only those of one plan, or only those of the others. */
const filtered = (readings: PlanReadings, isWanted: (reading: PlanReading) => boolean): PlanReadings =>
  Object.fromEntries(Object.entries(readings).filter(([, reading]) => isWanted(reading)));

export const withoutPlan = (readings: PlanReadings, plan: string): PlanReadings =>
  filtered(readings, (reading) => reading.plan !== plan);

/** Puts back what a reader had of a plan. */
export const withPlanOf = (readings: PlanReadings, plan: string, former: PlanReadings): PlanReadings => ({
  ...withoutPlan(readings, plan),
  ...filtered(former, (reading) => reading.plan === plan),
});

/** A day on which a plan begins, and the name of the choice. */
export interface PlanStart {
  readonly day: string;
  readonly name: string;
}

/** Begins a plan, with nothing ticked off. */
export const begun = (
  readings: PlanReadings,
  { plan, days }: Pick<PlanReading, 'plan' | 'days'>,
  { day, name }: PlanStart,
): PlanReadings => ({
  ...withoutPlan(readings, plan),
  [`${plan}.${day}`]: { plan, days, starts: { [name]: day }, done: {} },
});

/** Lets a plan begin on another day, with the same days ticked off. */
export function moved(readings: PlanReadings, id: string, { day, name }: PlanStart): PlanReadings {
  const reading = readings[id];
  return reading ? { ...readings, [id]: { ...reading, starts: { [name]: day } } } : readings;
}

/** Ticks days off, or takes the ticks away. */
export function ticked(readings: PlanReadings, id: string, days: readonly number[], isDone: boolean): PlanReadings {
  const reading = readings[id];
  if (!reading) return readings;
  const named = Object.fromEntries(days.map((day): [string, true] => [String(day), true]));
  const done = isDone
    ? { ...reading.done, ...named }
    : Object.fromEntries(Object.entries(reading.done).filter(([day]) => !Object.hasOwn(named, day)));
  return { ...readings, [id]: { ...reading, done } };
}
