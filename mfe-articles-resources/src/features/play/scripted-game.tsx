import type { ReactNode } from 'react';
import styles from './scripted-game.module.css';

/** What works by script alone: it is not shown where there is none, and stands beside what can be read without. */
export function ScriptedGame({ children }: { children: ReactNode }) {
  return <div className={styles.game}>{children}</div>;
}
