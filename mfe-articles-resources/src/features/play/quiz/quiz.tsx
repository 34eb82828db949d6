import { puzzleKey, withinLevels, type Puzzle } from '../puzzle/puzzle';
import { PuzzleFrame } from '../puzzle/puzzle-frame';
import { ScriptedGame } from '../puzzle/scripted-game';
import { QuizGame } from './quiz-game';
import type { QuizQuestion } from './quiz-questions';
import { AnswerList, QuizSheet } from './quiz-sheet';

interface QuizProps {
  kind: string;
  puzzle: Puzzle;
  /** How many levels the quiz has. */
  levels: number;
  levelName: (level: number) => string;
  /** The questions of the puzzle. */
  questions: readonly QuizQuestion[];
}

/** A quiz of ten questions: to play, and as a sheet for paper or a page without scripts. */
export function Quiz({ kind, puzzle: asked, levels, levelName, questions }: QuizProps) {
  const puzzle = withinLevels(asked, levels);
  const gameId = puzzleKey(kind, puzzle);
  return (
    <PuzzleFrame
      kind={kind}
      levels={Array.from({ length: levels }, (_, index) => ({ name: levelName(index + 1) }))}
      puzzle={puzzle}
      answers={<AnswerList questions={questions} />}
    >
      <ScriptedGame>
        <QuizGame key={gameId} gameId={gameId} questions={questions} />
      </ScriptedGame>
      <QuizSheet questions={questions} />
    </PuzzleFrame>
  );
}
