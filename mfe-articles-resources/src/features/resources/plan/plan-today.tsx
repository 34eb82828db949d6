import { useId } from 'react';
import type { ReadingPlan } from '@manna/shared/contracts';
import { handoutPath } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { Button, ButtonLink, FileLink, PageSection } from '@manna/shared/ui';
import { PlanPortion } from './plan-portion';
import { isDone } from './plan-progress';
import { planText } from './plan-text';
import { usePlanLine } from './use-plan-line';
import type { ReadPlan } from './use-plan';
import styles from './plan.module.css';

interface PlanTodayProps {
  plan: ReadingPlan;
  /** Path of the plan's page. */
  page: string;
  read: ReadPlan;
  /** Called when a button has done what removes it. */
  onSettled: () => void;
  onAgain: () => void;
  onLeave: () => void;
}

/** The portion of today of a plan that a reader is in, and how far they are. */
export function PlanToday({ plan, page, read, onSettled, onAgain, onLeave }: PlanTodayProps) {
  const text = useText(planText);
  const line = usePlanLine();
  const lineId = useId();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  const { reading, progress, tick, goOnFrom } = read;
  const { shown, behind, done, start, today } = progress;
  const isToday = shown === today;
  const settle = (act: () => void) => {
    act();
    onSettled();
  };
  return (
    <PageSection id="plan" title={isToday ? text.today : text.day(shown)}>
      <div className={styles.head}>
        <p id={lineId} className={styles.line}>
          {line(progress, plan.length)}
        </p>
        <progress
          className={styles.progress}
          value={done}
          max={plan.length}
          aria-label={text.doneOf(done, plan.length)}
        />
      </div>
      <PlanPortion runs={plan[shown - 1] ?? []} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isDone(reading, shown)}
          aria-describedby={lineId}
          onChange={({ target }) => tick([shown], target.checked)}
        />
        {text.tick(shown)}
      </label>
      {behind[0] !== undefined && (
        <div className={styles.actions}>
          <Button onClick={() => settle(() => goOnFrom(behind[0] ?? shown))}>{text.catchUp(behind[0])}</Button>
          {today <= plan.length && (
            <Button onClick={() => settle(() => tick(behind, true))}>{text.tickBefore(behind.length)}</Button>
          )}
        </div>
      )}
      <details className={styles.more}>
        <summary>{text.more}</summary>
        <p>{text.begins(day.format(new Date(`${start}T00:00:00Z`)))}.</p>
        <div className={styles.actions}>
          <ButtonLink as={FileLink} to={`${handoutPath(page, 'ics')}?start=${start}`}>
            {text.calendar}
          </ButtonLink>
          <Button onClick={onAgain}>{text.again}</Button>
          <Button onClick={onLeave}>{text.leave}</Button>
        </div>
      </details>
    </PageSection>
  );
}
