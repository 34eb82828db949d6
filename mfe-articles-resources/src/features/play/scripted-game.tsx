import type { ReactNode } from 'react';
import styles from './scripted-game.module.css';

/** The part of a game that needs scripts: hidden without them, beside the part that works without. */
export function ScriptedGame({ children }: { children: ReactNode }) {
  return <div className={styles.game}>{children}</div>;
}
