import { useId } from 'react';
import type { Period } from '@manna/shared/contracts';
import { periodNames } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { atlasText } from './atlas-text';
import styles from './period-slider.module.css';

interface PeriodSliderProps {
  /** The periods that can be chosen, in chronological order. */
  periods: readonly Period[];
  period: Period | null;
  onChange: (period: Period | null) => void;
}

/** A slider through the periods, whose first step is all of them. Without scripts it is a list of choices in the form. */
export function PeriodSlider({ periods, period, onChange }: PeriodSliderProps) {
  const text = useText(atlasText);
  const names = useText(periodNames);
  const id = useId();
  const steps = [null, ...periods];
  const nameOf = (step: Period | null) => (step === null ? text.anyPeriod : names[step]);
  const index = Math.max(0, steps.indexOf(period));
  return (
    <div className={styles.periods}>
      <noscript>
        <label className={styles.label}>
          {text.period}{' '}
          <select name="period" defaultValue={period ?? ''}>
            {steps.map((step) => (
              <option key={step} value={step ?? ''}>
                {nameOf(step)}
              </option>
            ))}
          </select>
        </label>
      </noscript>
      <div className={styles.slider}>
        <p className={styles.head}>
          <label htmlFor={id} className={styles.label}>
            {text.period}
          </label>
          <output htmlFor={id} className={styles.current}>
            {nameOf(period)}
          </output>
        </p>
        <input
          id={id}
          type="range"
          min={0}
          max={steps.length - 1}
          step={1}
          value={index}
          aria-valuetext={nameOf(period)}
          className={styles.range}
          onChange={({ target }) => onChange(steps[target.valueAsNumber] ?? null)}
        />
        <ol className={styles.ticks} aria-hidden="true">
          {steps.map((step, at) => (
            <li key={step} className={styles.tick} data-current={at === index ? '' : undefined}>
              <span className={styles.name}>{nameOf(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
