import { useRef } from 'react';
import { handoutPath } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Button, PageSection, SubmitButton } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import { planText } from './plan-text';
import { useToday } from './use-today';
import styles from './plan.module.css';

interface PlanBeginProps {
  /** Path of the plan's page. */
  page: string;
  onBegin: (day: string) => void;
}

/** A form for the day on which a plan begins, here or in a calendar. The calendar needs no JavaScript. */
export function PlanBegin({ page, onBegin }: PlanBeginProps) {
  const text = useText(planText);
  const today = useToday();
  const day = useRef<HTMLInputElement>(null);
  const begin = () => {
    const chosen = day.current?.value;
    if (day.current?.reportValidity() && today !== undefined)
      onBegin(chosen === undefined || chosen === '' ? today : chosen);
  };
  return (
    <PageSection id="plan" title={text.title}>
      <p className={styles.lead} data-needs-scripts="">
        {text.lead} {text.kept}
      </p>
      <form action={handoutPath(page, 'ics')} method="get" className={styles.begin}>
        <Field label={text.firstDay}>
          {(control) => (
            // The server does not know the reader's day.
            <input
              {...control}
              key={today}
              ref={day}
              type="date"
              name="start"
              min="1970-01-01"
              max="2199-12-31"
              defaultValue={today}
            />
          )}
        </Field>
        <span data-needs-scripts="">
          <Button onClick={begin} look="filled">
            {text.begin}
          </Button>
        </span>
        <SubmitButton>{text.calendar}</SubmitButton>
      </form>
    </PageSection>
  );
}
