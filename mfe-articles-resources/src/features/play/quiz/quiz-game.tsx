import { useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { QuestionHead } from '../puzzle/question-head';
import { isCount } from '../puzzle/stored-values';
import { useBestResult } from '../puzzle/use-best-result';
import { useProgress } from '../puzzle/use-progress';
import { QuizAnswer } from './quiz-answer';
import type { QuizQuestion } from './quiz-questions';
import styles from './quiz.module.css';

interface QuizProgress {
  /** Which question is asked, from 0; the number of questions after the last one. */
  index: number;
  right: number;
  /** Id of the chosen answer; null before the choice. */
  chosen: string | null;
}

const BEGINNING: QuizProgress = { index: 0, right: 0, chosen: null };

interface QuizGameProps {
  /** The key under which the best result is stored. */
  gameId: string;
  questions: readonly QuizQuestion[];
}

/** Asks questions one at a time; the first choice counts. */
export function QuizGame({ gameId, questions }: QuizGameProps) {
  const text = useText(puzzleText);
  const { progress, setProgress, restart, ...game } = useProgress({
    gameId,
    asked: questions.map(({ id }) => id),
    beginning: BEGINNING,
    read: ({ index, right, chosen }) =>
      isCount(index, questions.length) && isCount(right, questions.length)
        ? { index, right, chosen: typeof chosen === 'string' ? chosen : null }
        : undefined,
  });
  const { index, right, chosen } = progress;
  const { before, store } = useBestResult(gameId);
  const position = useRef<HTMLParagraphElement>(null);
  const question = questions[index];
  const isLast = index + 1 === questions.length;
  const go = (next: number) => {
    if (next === questions.length) store(right);
    setProgress((now) => ({ ...now, index: next, chosen: null }));
    position.current?.focus();
  };
  if (!question)
    return (
      <div className={styles.stage}>
        <GameEnd
          sentence={text.score(right, questions.length)}
          score={right}
          count={questions.length}
          before={before}
          isRestored={game.isRestored}
          onAgain={restart}
        />
      </div>
    );
  return (
    <div className={styles.stage}>
      <QuestionHead ref={position} index={index} count={questions.length} onRestart={restart} isBegun={game.isBegun} />
      <QuizAnswer
        key={index}
        question={question}
        chosen={chosen}
        onChoose={(id) =>
          setProgress((now) => ({ ...now, right: now.right + (id === question.answer.id ? 1 : 0), chosen: id }))
        }
        onNext={() => go(index + 1)}
        nextLabel={isLast ? text.finish : text.next}
      />
    </div>
  );
}
