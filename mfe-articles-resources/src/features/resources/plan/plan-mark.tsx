import { useLanguage, useText, useUserState } from '@manna/shared/runtime';
import { progressOf } from './plan-progress';
import { planReadingsState, readingOf } from './plan-readings';
import { planMarkText } from './plan-mark-text';
import { useToday } from './use-today';
import styles from './plan-mark.module.css';

/** In the corner of a listed resource: how far the reader is, if it is a plan that they are in. Needs a positioned parent. */
export function PlanMark({ path }: { path: string }) {
  const text = useText(planMarkText);
  const language = useLanguage();
  const [readings] = useUserState(planReadingsState);
  const day = useToday();
  const found = readingOf(readings, path.slice(path.lastIndexOf('/') + 1));
  if (!found || day === undefined) return null;
  const { days } = found.reading;
  const { today, done } = progressOf(found.reading, day);
  const isUnderWay = done < days && today >= 1 && today <= days;
  return (
    <span className={styles.mark} lang={language}>
      {isUnderWay ? text.day(today, days) : text.done(done, days)}
    </span>
  );
}
