import { useLanguage, useText } from '@manna/shared/runtime';
import type { PlanProgress } from './plan-progress';
import { planText } from './plan-text';

/** Says how far a reader is: 'Day 12 of 365, 3 behind'. */
export function usePlanLine(): (progress: PlanProgress, days: number) => string {
  const text = useText(planText);
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  return ({ start, today, behind, done }, days) => {
    if (done === days) return text.finished;
    if (today < 1) return text.begins(date.format(new Date(`${start}T00:00:00Z`)));
    if (today > days) return text.left(days - done);
    return `${text.dayOf(today, days)}, ${behind.length > 0 ? text.behind(behind.length) : text.onTime}`;
  };
}
