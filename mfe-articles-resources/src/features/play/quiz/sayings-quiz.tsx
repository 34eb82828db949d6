import { useText } from '@manna/shared/runtime';
import type { Puzzle } from '../puzzle/puzzle';
import { Quiz } from './quiz';
import { sayingsQuestions } from './quiz-questions';
import type { SayingsRound } from './quiz-round';
import { quizText } from './quiz-text';

/** A quiz of who said some words. */
export function SayingsQuiz({ game, puzzle }: { game: SayingsRound; puzzle: Puzzle }) {
  const text = useText(quizText);
  return <Quiz {...game} puzzle={puzzle} levelName={text.sayings} questions={sayingsQuestions(game)} />;
}
