import { useRef, type ReactNode } from 'react';
import { Button } from '@manna/shared/ui';
import { GAME_ATTRIBUTE } from './scripted-game';
import styles from './restart-button.module.css';

interface RestartButtonProps {
  onRestart: () => void;
  /** Whether there is something to forget; true by default. Without it the button is hidden, and its room is kept. */
  isBegun?: boolean;
  children: ReactNode;
}

/** Begins a game again and focuses it, because the button may disappear. */
export function RestartButton({ onRestart, isBegun = true, children }: RestartButtonProps) {
  const element = useRef<HTMLSpanElement>(null);
  return (
    <span ref={element} className={styles.restart} data-begun={isBegun}>
      <Button
        icon="retry"
        onClick={() => {
          element.current?.closest<HTMLElement>(`[${GAME_ATTRIBUTE}]`)?.focus();
          onRestart();
        }}
      >
        {children}
      </Button>
    </span>
  );
}
