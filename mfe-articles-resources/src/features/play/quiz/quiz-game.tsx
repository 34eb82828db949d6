import { useRef, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { useBestResult } from '../puzzle/use-best-result';
import { QuizAnswer } from './quiz-answer';
import type { QuizQuestion } from './quiz-questions';
import styles from './quiz.module.css';

const BEGINNING = { index: 0, right: 0, chosen: null as string | null };

interface QuizGameProps {
  /** The key under which the best result is stored. */
  gameId: string;
  questions: readonly QuizQuestion[];
}

/** Asks questions one at a time; the first choice counts. */
export function QuizGame({ gameId, questions }: QuizGameProps) {
  const text = useText(puzzleText);
  const [{ index, right, chosen }, setProgress] = useState(BEGINNING);
  const { before, store } = useBestResult(gameId);
  const position = useRef<HTMLParagraphElement>(null);
  const question = questions[index];
  const isLast = index + 1 === questions.length;
  const go = (next: number) => {
    if (next === questions.length) store(right);
    setProgress({ index: next, right: next === 0 ? 0 : right, chosen: null });
    position.current?.focus();
  };
  if (!question)
    return (
      <GameEnd
        sentence={text.score(right, questions.length)}
        score={right}
        count={questions.length}
        before={before}
        onAgain={() => go(0)}
      />
    );
  return (
    <>
      <p className={styles.progress} ref={position} tabIndex={-1}>
        {text.question(index + 1, questions.length)}
      </p>
      <QuizAnswer
        key={index}
        question={question}
        chosen={chosen}
        onChoose={(id) => setProgress({ index, right: right + (id === question.answer.id ? 1 : 0), chosen: id })}
        onNext={() => go(index + 1)}
        nextLabel={isLast ? text.finish : text.next}
      />
    </>
  );
}
