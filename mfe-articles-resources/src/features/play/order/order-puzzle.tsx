import { Link } from '@manna/shared/runtime';
import { puzzleKey, type Puzzle } from '../puzzle/puzzle';
import type { LevelName } from '../puzzle/level-choice';
import { PuzzleFrame } from '../puzzle/puzzle-frame';
import { ScriptedGame } from '../puzzle/scripted-game';
import { OrderGame } from './order-game';
import { mixed, type Orderable } from './orderable';
import puzzleStyles from '../puzzle/puzzle.module.css';
import styles from './order-game.module.css';

interface OrderPuzzleProps {
  kind: string;
  puzzle: Puzzle;
  levels: readonly LevelName[];
  /** What to do. */
  task: string;
  /** The same, on paper. */
  sheetTask: string;
  /** A sentence of the content about this level. */
  hint?: string;
  /** In the right order. */
  right: readonly Orderable[];
}

/** A list to put in order: to play, and as a sheet for paper or a page without scripts. */
export function OrderPuzzle({ kind, puzzle, levels, task, sheetTask, hint, right }: OrderPuzzleProps) {
  const start = mixed(right, puzzle.puzzle);
  const gameId = puzzleKey(kind, puzzle);
  const about = hint !== undefined && <span lang="en">{`${hint} `}</span>;
  return (
    <PuzzleFrame
      kind={kind}
      levels={levels}
      puzzle={puzzle}
      answers={
        <ol className={styles.right}>
          {right.map(({ id, name, path, note }) => (
            <li key={id}>
              <Link to={path} lang="en">
                {name}
              </Link>
              {note !== undefined && ` (${note})`}
            </li>
          ))}
        </ol>
      }
    >
      <ScriptedGame>
        <p>
          {about}
          {task}
        </p>
        <OrderGame key={gameId} gameId={gameId} right={right} start={start} />
      </ScriptedGame>
      <div className={puzzleStyles.sheet}>
        <p>
          {about}
          {sheetTask}
        </p>
        <ul className={styles.sheet} lang="en">
          {start.map(({ id, name }) => (
            <li key={id}>
              <span aria-hidden="true">____ </span>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </PuzzleFrame>
  );
}
