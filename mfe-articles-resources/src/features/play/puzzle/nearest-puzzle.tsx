import { useLocation, useText } from '@manna/shared/runtime';
import { Alert } from '@manna/shared/ui';
import { isOtherThanAsked, type Puzzle } from './puzzle';
import { puzzleText } from './puzzle-text';
import styles from './level-choice.module.css';

/** Says so if the URL asks for a puzzle that the game does not have. */
export function NearestPuzzle({ puzzle }: { puzzle: Puzzle }) {
  const text = useText(puzzleText);
  const { search } = useLocation();
  if (!isOtherThanAsked(new URLSearchParams(search), puzzle)) return null;
  return (
    <div className={styles.choice}>
      <Alert readOnly status="warning">
        {text.nearest(puzzle.level, puzzle.puzzle)}
      </Alert>
    </div>
  );
}
