import { announce, useUserState } from '@manna/shared/runtime';
import { addDays, progressOf, type PlanProgress } from './plan-progress';
import {
  begun,
  moved,
  planReadingsState,
  readingOf,
  ticked,
  withoutPlan,
  withPlanOf,
  type PlanReading,
  type PlanReadings,
} from './plan-readings';
import { useToday } from './use-today';
import { usePlanLine } from './use-plan-line';

/** A reader's way through one plan. */
export interface ReadPlan {
  readonly reading: PlanReading;
  readonly progress: PlanProgress;
  readonly tick: (days: readonly number[], isDone: boolean) => void;
  /** Makes a day of the plan today's, and moves the others with it. */
  readonly goOnFrom: (day: number) => void;
}

export interface Plan {
  /** Undefined if the reader is not in the plan, and on the server. */
  readonly read: ReadPlan | undefined;
  readonly begin: (day: string) => void;
  readonly leave: () => void;
  /** What the reader has of all plans now, for `restore`. */
  readonly readings: PlanReadings;
  readonly restore: (former: PlanReadings) => void;
}

/** Begins with the time, and differs if two devices choose at the same time. */
const nameOfChoice = (): string => `${new Date().toISOString()}-${Math.random().toString(36).slice(2, 8)}`;

/** The plan with this slug and number of days. Screen readers hear how far the reader is when days were ticked off. */
export function usePlan(plan: string, days: number): Plan {
  const line = usePlanLine();
  const [readings, set] = useUserState(planReadingsState);
  const today = useToday();
  const found = readingOf(readings, plan);
  const choose = (day: string) => ({ day, name: nameOfChoice() });
  const read = (): ReadPlan | undefined => {
    if (!found || today === undefined) return undefined;
    const { id, reading } = found;
    return {
      reading,
      progress: progressOf(reading, today),
      tick(ticks, isDone) {
        set((before) => ticked(before, id, ticks, isDone));
        const after = ticked(readings, id, ticks, isDone)[id];
        if (after) announce(line(progressOf(after, today), days));
      },
      goOnFrom(day) {
        set((before) => moved(before, id, choose(addDays(today, 1 - day))));
      },
    };
  };
  return {
    read: read(),
    begin: (day) => set((before) => begun(before, { plan, days }, choose(day))),
    leave: () => set((before) => withoutPlan(before, plan)),
    readings,
    restore: (former) => set((before) => withPlanOf(before, plan, former)),
  };
}
