import type { ReactNode } from 'react';
import styles from './scripted-game.module.css';

/** Marks the element of a game, which is focused when the game begins again. */
export const GAME_ATTRIBUTE = 'data-game';

/** The part of a game that needs JavaScript. It is hidden without it; the part that works without is beside it. */
export function ScriptedGame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.game} tabIndex={-1} {...{ [GAME_ATTRIBUTE]: '' }}>
      {children}
    </div>
  );
}
