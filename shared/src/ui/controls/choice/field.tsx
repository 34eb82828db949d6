import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** A help text below the control. */
  help?: ReactNode;
  /** Renders the control, with the attributes that connect it to its label and help text. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A form control with a label. */
export function Field({ label, help, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': help === undefined ? undefined : helpId })}
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
