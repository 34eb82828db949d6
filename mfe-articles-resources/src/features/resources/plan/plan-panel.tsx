import { useRef, useState } from 'react';
import type { ReadingPlan } from '@manna/shared/contracts';
import { parseChapterRun } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import { PlanBegin } from './plan-begin';
import type { PlanReadings } from './plan-readings';
import { planText } from './plan-text';
import { PlanToday } from './plan-today';
import { usePlan } from './use-plan';
import { useToday } from './use-today';
import styles from './plan.module.css';

export interface PlanProps {
  plan: ReadingPlan;
  slug: string;
  /** Path of the plan's page. */
  page: string;
}

/** What a reader can take back, and how it is said. */
interface Undo {
  former: PlanReadings;
  message: string;
}

/** A plan with more chapters a day than this takes several lines for most portions. */
const LONG = 7;

function chapterCount(osis: string): number {
  const run = parseChapterRun(osis);
  return run ? run.last - run.first + 1 : 1;
}

/** The top of a plan's page: a form to begin it, and once it has begun the portion of the day. */
export function PlanPanel({ plan, slug, page }: PlanProps) {
  const text = useText(planText);
  const today = useToday();
  const [undo, setUndo] = useState<Undo>();
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone afterwards.
  const keepFocus = () => panel.current?.focus();
  const { read, begin, leave, readings, restore } = usePlan(slug, plan.length);
  const change = (message: string, act: () => void) => {
    setUndo({ former: readings, message });
    act();
    keepFocus();
  };
  const takeBack = ({ former }: Undo) => {
    restore(former);
    setUndo(undefined);
    keepFocus();
  };
  const chapters = plan.flat().reduce((sum, osis) => sum + chapterCount(osis), 0);
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby="plan"
      tabIndex={-1}
      className={styles.panel}
      data-long={chapters > LONG * plan.length ? '' : undefined}
    >
      {undo && (
        <Alert status="success" readOnly>
          <p>{undo.message}</p>
          <Button onClick={() => takeBack(undo)}>{text.undo}</Button>
        </Alert>
      )}
      {read && today !== undefined ? (
        <PlanToday
          plan={plan}
          page={page}
          read={read}
          onSettled={keepFocus}
          onAgain={() => change(text.restarted, () => begin(today))}
          onLeave={() => change(text.gone, leave)}
        />
      ) : (
        <PlanBegin
          page={page}
          onBegin={(day) => {
            setUndo(undefined);
            begin(day);
            keepFocus();
          }}
        />
      )}
    </div>
  );
}
