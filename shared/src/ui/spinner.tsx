import { useEffect, useState } from 'react';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Shorter waits show no spinner. */
export const SPINNER_DELAY_MS = 200;

/** A spinner, shown and announced as `label` only if loading takes longer than 200 ms. */
export function Spinner({ label }: { label: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role="status" className={styles.place}>
      {late && (
        <>
          <span className={styles.ring} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
