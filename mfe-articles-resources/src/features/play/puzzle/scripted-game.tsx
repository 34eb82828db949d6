import type { ReactNode } from 'react';
import styles from './scripted-game.module.css';

/** The part of a game that needs JavaScript. It is hidden without it; the part that works without is beside it. */
export function ScriptedGame({ children }: { children: ReactNode }) {
  return <div className={styles.game}>{children}</div>;
}
