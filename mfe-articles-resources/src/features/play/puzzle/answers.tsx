import type { ReactNode } from 'react';
import { useText } from '@manna/shared/runtime';
import styles from './answers.module.css';
import { puzzleText } from './puzzle-text';

/** The answers of a game, folded on the screen; printed on a page of their own. */
export function Answers({ children }: { children: ReactNode }) {
  const text = useText(puzzleText);
  return (
    <details className={styles.answers}>
      <summary className={styles.summary}>{text.answers}</summary>
      {children}
    </details>
  );
}
