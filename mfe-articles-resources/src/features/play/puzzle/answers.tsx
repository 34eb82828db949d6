import { use, type ReactNode } from 'react';
import { useText } from '@manna/shared/runtime';
import styles from './answers.module.css';
import { PlayedGame } from './played-game';
import type { Puzzle } from './puzzle';
import { puzzleText } from './puzzle-text';

interface AnswersProps {
  puzzle: Puzzle;
  children: ReactNode;
}

/** The answers of a puzzle, folded on the screen; printed on a page of their own, which says of which puzzle they are. */
export function Answers({ puzzle: { level, puzzle }, children }: AnswersProps) {
  const text = useText(puzzleText);
  const { name } = use(PlayedGame);
  return (
    <details className={styles.answers}>
      <summary className={styles.summary}>
        <span>{text.answers}</span>
        <span className={styles.of}>
          {': '}
          <span lang="en">{name}</span>, {text.numbers(level, puzzle)}
        </span>
      </summary>
      {children}
    </details>
  );
}
