import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A switch, which takes effect at once. */
export function Switch({ label, help, checked, onChange, disabled = false }: SwitchProps) {
  const helpId = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.label}>
        {label}
        <input
          type="checkbox"
          role="switch"
          className={styles.track}
          checked={checked}
          disabled={disabled}
          aria-describedby={help === undefined ? undefined : helpId}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
