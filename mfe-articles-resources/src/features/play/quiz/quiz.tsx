import { Answers } from '../puzzle/answers';
import { puzzleKey, withinLevels, type Puzzle } from '../puzzle/puzzle';
import { PuzzleFrame } from '../puzzle/puzzle-frame';
import { ScriptedGame } from '../puzzle/scripted-game';
import { QuizGame } from './quiz-game';
import type { QuizQuestion } from './quiz-questions';
import { roundOf } from './quiz-rounds';
import { AnswerList, QuizSheet } from './quiz-sheet';

interface QuizProps {
  kind: string;
  puzzle: Puzzle;
  /** The names of the levels. */
  levels: readonly string[];
  /** All questions of each level. */
  questions: readonly (readonly QuizQuestion[])[];
}

/** A quiz of ten questions: to play, and as a sheet for paper or a page without scripts. */
export function Quiz({ kind, puzzle: asked, levels, questions }: QuizProps) {
  const puzzle = withinLevels(asked, levels.length);
  const round = roundOf(questions[puzzle.level - 1] ?? [], puzzle.puzzle);
  const gameId = puzzleKey(kind, puzzle);
  return (
    <PuzzleFrame levels={levels.map((name) => ({ name }))} puzzle={puzzle}>
      <ScriptedGame>
        <QuizGame key={gameId} gameId={gameId} questions={round} />
      </ScriptedGame>
      <QuizSheet questions={round} />
      <Answers>
        <AnswerList questions={round} />
      </Answers>
    </PuzzleFrame>
  );
}
