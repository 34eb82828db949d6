import { useId, useRef, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { shareText } from './share-text';
import styles from './share-page.module.css';

interface CopyFieldProps {
  label: string;
  /** What is copied. */
  value: string;
  /** Name of the button. */
  action: string;
}

/** A text and a button that copies it, or selects it if the browser does not allow copying. */
export function CopyField({ label, value, action }: CopyFieldProps) {
  const text = useText(shareText);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const select = () => {
    field.current?.focus();
    field.current?.select();
    setOutcome('selected');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // Without permission or clipboard the reader copies it by hand.
      select();
    }
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.copy}>
        <input ref={field} id={id} className={styles.address} dir="ltr" value={value} readOnly />
        <Button onClick={() => void copy()}>{action}</Button>
      </div>
      {/* A separate live region, because the page's own is inert while a modal is open. */}
      <p role="status" className={styles.outcome}>
        {outcome && text[outcome]}
      </p>
    </div>
  );
}
