import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** A sentence on what to put in, below the control. */
  help?: ReactNode;
  /** The control, with the attributes that tie it to its label and its help. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control of a form under its label. */
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
