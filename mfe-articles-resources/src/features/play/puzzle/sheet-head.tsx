import { useText } from '@manna/shared/runtime';
import { usePuzzleUrl } from './played-game';
import type { Puzzle } from './puzzle';
import type { LevelName } from './level-choice';
import { puzzleText } from './puzzle-text';
import styles from './sheet.module.css';

interface SheetHeadProps {
  puzzle: Puzzle;
  /** Its level. */
  level: LevelName | undefined;
}

/** What distinguishes a printed puzzle from others, where it is played, and a line for the name of who solves it. */
export function SheetHead({ puzzle: { level: number, puzzle }, level }: SheetHeadProps) {
  const text = useText(puzzleText);
  return (
    <div className={styles.head}>
      <p>
        <b>
          {text.numbers(number, puzzle)}: <span lang={level?.lang}>{level?.name}</span>
        </b>
      </p>
      <p className={styles.url}>{usePuzzleUrl()}</p>
      <p className={styles.person}>{text.person}</p>
    </div>
  );
}
