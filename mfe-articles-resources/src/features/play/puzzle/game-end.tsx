import { useText } from '@manna/shared/runtime';
import { Actions } from '@manna/shared/ui';
import { puzzleText } from './puzzle-text';
import { RestartButton } from './restart-button';
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
  /** Whether an earlier visit came to this end: then it does not take the focus. */
  isRestored: boolean;
  onAgain: () => void;
}

/** The end of a game: the result, which gets the focus when the game ends, and buttons to share it and to play again. */
export function GameEnd({ sentence, score, count, before, isRestored, onAgain }: GameEndProps) {
  const text = useText(puzzleText);
  return (
    <>
      <p tabIndex={-1} ref={isRestored ? undefined : focusOnce} className={styles.result}>
        {sentence} {before !== undefined && text.best(before)}
      </p>
      <Actions>
        <ShareResult score={score} count={count} />
        <RestartButton onRestart={onAgain}>{text.again}</RestartButton>
      </Actions>
    </>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();
