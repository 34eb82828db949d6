import { useMemo } from 'react';
import { useText } from '@manna/shared/runtime';
import type { Puzzle } from '../puzzle/puzzle';
import { familyQuestions } from './family-questions';
import { Quiz } from './quiz';
import type { FamilyRound } from './quiz-round';
import { quizText } from './quiz-text';

/** A quiz of kinship. */
export function FamilyQuiz({ game, puzzle }: { game: FamilyRound; puzzle: Puzzle }) {
  const text = useText(quizText);
  const questions = useMemo(() => familyQuestions(game, text.kin), [game, text]);
  return <Quiz {...game} puzzle={puzzle} levelName={text.family} questions={questions} />;
}
