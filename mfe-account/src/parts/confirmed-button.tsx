import { useEffect, useRef, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import styles from './confirmed-button.module.css';
import { partsText } from './parts-text';

interface ConfirmedButtonProps {
  label: string;
  /** What happens, and whether it can be undone. */
  question: string;
  /** The button that does it: 'Delete 3 bookmarks'. */
  confirm: string;
  onConfirm: () => void;
  disabled?: boolean;
}

/** A button that asks before it does something. The question takes its place, and the focus moves there and back. */
export function ConfirmedButton({ label, question, confirm, onConfirm, disabled = false }: ConfirmedButtonProps) {
  const text = useText(partsText);
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking !== wasAsking.current) box.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <div ref={box}>
      {isAsking ? (
        <div role="group" aria-label={label} className={styles.question}>
          <p>{question}</p>
          <Actions>
            <Button onClick={() => setAsking(false)}>{text.cancel}</Button>
            <Button
              look="filled"
              onClick={() => {
                setAsking(false);
                onConfirm();
              }}
            >
              {confirm}
            </Button>
          </Actions>
        </div>
      ) : (
        <Button disabled={disabled} onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
