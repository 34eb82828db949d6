import { useRef, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { quizText } from './play-text';
import { QuizAnswer } from './quiz-answer';
import { QuizSolution } from './quiz-solution';
import type { QuizQuestion } from './quiz-questions';
import { ScriptedGame } from './scripted-game';
import styles from './quiz.module.css';

/** Questions of one round. */
const ROUND_LENGTH = 10;

interface Progress {
  round: number;
  /** Index of the question in its round, from 0. */
  index: number;
  right: number;
  /** Id of the chosen answer; null before the choice. */
  chosen: string | null;
}

const beginning = (round: number): Progress => ({ round, index: 0, right: 0, chosen: null });

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
  const { round, index, right } = progress;
  const asked = questions.slice(round * ROUND_LENGTH, (round + 1) * ROUND_LENGTH);
  const rounds = Math.ceil(questions.length / ROUND_LENGTH);
  const question = asked[index];
  return (
    <>
      <RoundChoice round={round} rounds={rounds} count={questions.length} onChoose={(next) => go(beginning(next))} />
      <p className={styles.progress} ref={prompt} tabIndex={-1}>
        {question ? text.question(index + 1, asked.length) : text.result(right, asked.length)}
      </p>
      {question ? (
        <QuizAnswer
          key={`${round}.${index}`}
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
          <Button onClick={() => go(beginning(round))} icon="retry">
            {text.again}
          </Button>
          {round + 1 < rounds && (
            <Button onClick={() => go(beginning(round + 1))} look="filled">
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
  rounds: number;
  /** Number of questions in all rounds. */
  count: number;
  onChoose: (round: number) => void;
}

function RoundChoice({ round, rounds, count, onChoose }: RoundChoiceProps) {
  const text = useText(quizText);
  if (rounds < 2) return null;
  return (
    <label className={styles.rounds}>
      {text.round}
      <select value={round} onChange={({ target }) => onChoose(Number(target.value))} className={styles.select}>
        {Array.from({ length: rounds }, (_, one) => (
          <option key={one} value={one}>
            {text.roundName(one + 1, one * ROUND_LENGTH + 1, Math.min(count, (one + 1) * ROUND_LENGTH))}
          </option>
        ))}
      </select>
    </label>
  );
}
