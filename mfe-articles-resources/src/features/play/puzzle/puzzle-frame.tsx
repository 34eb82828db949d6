import { useId, type ReactNode } from 'react';
import { Link, useLocation, useText } from '@manna/shared/runtime';
import { puzzleAddress, type Puzzle } from './puzzle';
import { PuzzleActions } from './puzzle-actions';
import { puzzleText } from './puzzle-text';
import styles from './puzzle.module.css';

/** The name of a level, and its language if it is not that of the interface. */
export interface LevelName {
  name: string;
  lang?: string;
}

interface PuzzleFrameProps {
  levels: readonly LevelName[];
  puzzle: Puzzle;
  /** The game, and its sheet. */
  children: ReactNode;
}

/** A game whose level and puzzle are in the URL: links to its levels, the game, and links to other puzzles. */
export function PuzzleFrame({ levels, puzzle, children }: PuzzleFrameProps) {
  const text = useText(puzzleText);
  const { pathname } = useLocation();
  const label = useId();
  return (
    <>
      <div className={styles.choice}>
        <p id={label} className={styles.label}>
          {text.level}
        </p>
        <ol aria-labelledby={label} className={styles.levels}>
          {levels.map(({ name, lang }, index) => (
            <li key={name}>
              <Link
                to={puzzleAddress(pathname, { level: index + 1, puzzle: 1 })}
                className={styles.level}
                aria-current={index + 1 === puzzle.level ? 'true' : undefined}
              >
                {`${index + 1}. `}
                <span lang={lang}>{name}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
      {children}
      <PuzzleActions puzzle={puzzle} levels={levels.length} addressOf={(other) => puzzleAddress(pathname, other)} />
    </>
  );
}
