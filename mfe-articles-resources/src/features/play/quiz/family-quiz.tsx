import { useMemo } from 'react';
import type { PlayableOf } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import type { Puzzle } from '../puzzle/puzzle';
import { familyQuestions } from './family-questions';
import { Quiz } from './quiz';
import { quizText } from './quiz-text';

/** A quiz of kinship. */
export function FamilyQuiz({ game, puzzle }: { game: PlayableOf<'family-quiz'>; puzzle: Puzzle }) {
  const text = useText(quizText);
  const questions = useMemo(() => familyQuestions(game, puzzle.puzzle, text.kin), [game, puzzle.puzzle, text]);
  return (
    <Quiz
      kind={game.kind}
      puzzle={puzzle}
      levels={questions.map((_, index) => text.family(index + 1))}
      questions={questions}
    />
  );
}
