import type { ReactNode } from 'react';
import { Link, useText } from '@manna/shared/runtime';
import { Actions, Button, ButtonLink } from '@manna/shared/ui';
import type { Puzzle } from './puzzle';
import { puzzleText } from './puzzle-text';
import styles from './puzzle.module.css';

interface PuzzleActionsProps {
  puzzle: Puzzle;
  /** How many levels the game has. */
  levels: number;
  /** The URL of another puzzle of this game. */
  addressOf: (puzzle: Puzzle) => string;
  /** More links. */
  children?: ReactNode;
}

/** What a reader can do next: another puzzle of this level, the next level, or print this one. */
export function PuzzleActions({ puzzle: { level, puzzle }, levels, addressOf, children }: PuzzleActionsProps) {
  const text = useText(puzzleText);
  return (
    <>
      <Actions>
        <ButtonLink as={Link} to={addressOf({ level, puzzle: puzzle + 1 })} icon="retry">
          {text.another}
        </ButtonLink>
        {level < levels && (
          <ButtonLink as={Link} to={addressOf({ level: level + 1, puzzle: 1 })}>
            {text.harder}
          </ButtonLink>
        )}
        {children}
        <span className={styles.scripted}>
          <Button onClick={() => window.print()}>{text.print}</Button>
        </span>
      </Actions>
      <p className={styles.unscripted}>{text.printing}</p>
    </>
  );
}
