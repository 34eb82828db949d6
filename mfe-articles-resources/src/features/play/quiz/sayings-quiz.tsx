import type { PlayableOf } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import type { Puzzle } from '../puzzle/puzzle';
import { Quiz } from './quiz';
import { sayingsByLevel } from './quiz-questions';
import { quizText } from './quiz-text';

/** A quiz of who said some words. */
export function SayingsQuiz({ game, puzzle }: { game: PlayableOf<'who-said-it'>; puzzle: Puzzle }) {
  const text = useText(quizText);
  const questions = sayingsByLevel(game);
  return (
    <Quiz
      kind={game.kind}
      puzzle={puzzle}
      levels={questions.map((_, index) => text.sayings(index + 1))}
      questions={questions}
    />
  );
}
