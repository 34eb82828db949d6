import { useRef, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { quizText } from './play-text';
import { QuizAnswer } from './quiz-answer';
import { QuizSolution } from './quiz-solution';
import type { QuizQuestion } from './quiz-questions';
import { inOrderOf, roundsOf, type Round } from './quiz-rounds';
import { ScriptedGame } from './scripted-game';
import styles from './quiz.module.css';

interface Progress {
  round: number;
  /** How often the round was begun again; its questions have another order each time. */
  attempt: number;
  /** Index of the question in its round, from 0. */
  index: number;
  right: number;
  /** Id of the chosen answer; null before the choice. */
  chosen: string | null;
}

const beginning = (round: number, attempt = 0): Progress => ({ round, attempt, index: 0, right: 0, chosen: null });

/** Asks questions one at a time, in rounds of ten. Below is a list of all questions with their answers. */
export function Quiz({ questions }: { questions: readonly QuizQuestion[] }) {
  return (
    <>
      <ScriptedGame>
        <QuizGame questions={questions} />
      </ScriptedGame>
      <QuizSolution questions={questions} />
    </>
  );
}

function QuizGame({ questions }: { questions: readonly QuizQuestion[] }) {
  const text = useText(quizText);
  const [progress, setProgress] = useState(beginning(0));
  const prompt = useRef<HTMLParagraphElement>(null);
  const go = (next: Progress) => {
    setProgress(next);
    prompt.current?.focus();
  };
  const [best, setBest] = useState<ReadonlyMap<number, number>>(new Map());
  const { round, attempt, index, right } = progress;
  const rounds = roundsOf(questions.length);
  const { first, end } = rounds[round] ?? { first: 0, end: 0 };
  const asked = inOrderOf(questions.slice(first, end), attempt);
  const question = asked[index];
  const bestBefore = best.get(round);
  const finish = () => setBest(new Map(best).set(round, Math.max(right, bestBefore ?? 0)));
  const leave = (next: Progress) => {
    if (!question) finish();
    go(next);
  };
  return (
    <>
      <RoundChoice round={round} rounds={rounds} onChoose={(next) => leave(beginning(next))} />
      <p className={styles.progress} ref={prompt} tabIndex={-1}>
        {question ? text.question(index + 1, asked.length) : text.result(right, asked.length)}
        {!question && bestBefore !== undefined && ` ${text.best(bestBefore)}`}
      </p>
      {question ? (
        <QuizAnswer
          key={`${round}.${attempt}.${index}`}
          question={question}
          chosen={progress.chosen}
          onChoose={(chosen) =>
            setProgress({ ...progress, chosen, right: right + (chosen === question.answer.id ? 1 : 0) })
          }
          onNext={() => go({ ...progress, index: index + 1, chosen: null })}
          nextLabel={index + 1 < asked.length ? text.next : text.finish}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => leave(beginning(round, attempt + 1))} icon="retry">
            {text.again}
          </Button>
          {round + 1 < rounds.length && (
            <Button onClick={() => leave(beginning(round + 1))} look="filled">
              {text.nextRound}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface RoundChoiceProps {
  round: number;
  rounds: readonly Round[];
  onChoose: (round: number) => void;
}

function RoundChoice({ round, rounds, onChoose }: RoundChoiceProps) {
  const text = useText(quizText);
  if (rounds.length < 2) return null;
  return (
    <label className={styles.rounds}>
      {text.round}
      <select value={round} onChange={({ target }) => onChoose(Number(target.value))} className={styles.select}>
        {rounds.map(({ first, end }, one) => (
          <option key={first} value={one}>
            {text.roundName(one + 1, first + 1, end)}
          </option>
        ))}
      </select>
    </label>
  );
}
