import { useId, type ReactNode } from 'react';
import styles from './radio-group.module.css';
import type { Choice } from './select';

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly (Choice<Value> & { icon?: ReactNode })[];
  value: Value;
  onChange: (value: Value) => void;
  /** 'list' (default) puts one below the other; 'segmented' puts them in one row, as parts of one control. */
  look?: 'list' | 'segmented';
}

/** A radio group. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'list',
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} data-look={look}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
