import type { ReactNode } from 'react';
import { Field } from './field';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  label: string;
  help?: ReactNode;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A native select with a label. */
export function Select<Value extends string>({ label, help, options, value, onChange }: SelectProps<Value>) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
