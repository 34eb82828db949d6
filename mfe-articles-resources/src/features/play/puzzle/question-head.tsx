import type { Ref } from 'react';
import { useText } from '@manna/shared/runtime';
import { puzzleText } from './puzzle-text';
import { RestartButton } from './restart-button';
import styles from './question-head.module.css';

interface QuestionHeadProps {
  /** To focus it when another question is asked. */
  ref: Ref<HTMLParagraphElement>;
  /** Which question it is, from 0. */
  index: number;
  count: number;
  onRestart: () => void;
  isBegun: boolean;
}

/** Says which of how many questions is asked, beside a button to start again. */
export function QuestionHead({ ref, index, count, onRestart, isBegun }: QuestionHeadProps) {
  const text = useText(puzzleText);
  return (
    <div className={styles.head}>
      <p className={styles.position} ref={ref} tabIndex={-1}>
        {text.question(index + 1, count)}
      </p>
      <RestartButton onRestart={onRestart} isBegun={isBegun}>
        {text.restart}
      </RestartButton>
    </div>
  );
}
