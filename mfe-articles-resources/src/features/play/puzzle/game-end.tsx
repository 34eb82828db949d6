import { useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { puzzleText } from './puzzle-text';
import { ShareResult } from './share-result';
import styles from './game-end.module.css';

interface GameEndProps {
  /** The result as a sentence. */
  sentence: string;
  score: number;
  /** The best score that there is. */
  count: number;
  /** The best result of before, if there is one. */
  before: number | undefined;
  onAgain: () => void;
}

/** The end of a game: the result, which gets the focus, and buttons to share it and to play again. */
export function GameEnd({ sentence, score, count, before, onAgain }: GameEndProps) {
  const text = useText(puzzleText);
  return (
    <>
      <p tabIndex={-1} ref={focusOnce} className={styles.result}>
        {sentence} {before !== undefined && text.best(before)}
      </p>
      <Actions>
        <ShareResult score={score} count={count} />
        <Button icon="retry" onClick={onAgain}>
          {text.again}
        </Button>
      </Actions>
    </>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();
