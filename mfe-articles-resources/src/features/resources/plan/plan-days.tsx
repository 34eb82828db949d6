import { Fragment } from 'react';
import { bookNames, chapterRunName, chapterRunPath, parseChapterRun } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import type { PlanProps } from './plan-panel';
import { isDone } from './plan-progress';
import { planText } from './plan-text';
import { usePlan, type ReadPlan } from './use-plan';
import styles from './plan.module.css';

/** Days in one closed part of the list: four weeks. */
const DAYS_A_PART = 28;

/** All days of a plan with links to their chapters, in parts that are closed at first. Who is in the plan ticks them off here, too. */
export function PlanDays({ plan, slug }: PlanProps) {
  const text = useText(planText);
  const { read } = usePlan(slug, plan.length);
  const parts = Array.from({ length: Math.ceil(plan.length / DAYS_A_PART) }, (_, index) => index * DAYS_A_PART);
  return (
    <PageSection id="days" title={text.allDays}>
      <div>
        {parts.map((first) => {
          const days = plan.slice(first, first + DAYS_A_PART);
          const ticks = days.filter((_, index) => read && isDone(read.reading, first + index + 1)).length;
          return (
            <details key={first} className={styles.part}>
              <summary>
                {text.days(first + 1, first + days.length)}
                {ticks > 0 && <span className={styles.count}>{text.readDays(ticks)}</span>}
              </summary>
              <ol className={styles.days}>
                {days.map((runs, index) => (
                  <li key={index} className={styles.day}>
                    <DayName day={first + index + 1} read={read} />
                    <Runs runs={runs} />
                  </li>
                ))}
              </ol>
            </details>
          );
        })}
      </div>
    </PageSection>
  );
}

function DayName({ day, read }: { day: number; read: ReadPlan | undefined }) {
  const text = useText(planText);
  if (!read) return <span className={styles.name}>{text.day(day)}</span>;
  return (
    <label className={styles.name} aria-current={day === read.progress.today ? 'date' : undefined}>
      <input
        type="checkbox"
        checked={isDone(read.reading, day)}
        onChange={({ target }) => read.tick([day], target.checked)}
      />
      {text.day(day)}
    </label>
  );
}

function Runs({ runs }: { runs: readonly string[] }) {
  const names = useText(bookNames);
  return (
    <span>
      {runs.map((osis, index) => {
        const run = parseChapterRun(osis);
        return (
          <Fragment key={osis}>
            {index > 0 && '; '}
            {run ? <Link to={chapterRunPath(run)}>{chapterRunName(run, names)}</Link> : osis}
          </Fragment>
        );
      })}
    </span>
  );
}
