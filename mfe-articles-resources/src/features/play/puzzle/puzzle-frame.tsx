import type { ReactNode } from 'react';
import { useLocation } from '@manna/shared/runtime';
import { Answers } from './answers';
import { LevelChoice, type LevelName } from './level-choice';
import { NearestPuzzle } from './nearest-puzzle';
import { puzzleAddress, type Puzzle } from './puzzle';
import { PuzzleActions } from './puzzle-actions';
import { SheetHead } from './sheet-head';

interface PuzzleFrameProps {
  /** The kind of the game. */
  kind: string;
  levels: readonly LevelName[];
  puzzle: Puzzle;
  answers: ReactNode;
  /** The game, and its sheet. */
  children: ReactNode;
}

/** A game whose level and puzzle are in the URL: links to its levels, the game, its answers, and links to other puzzles. */
export function PuzzleFrame({ kind, levels, puzzle, answers, children }: PuzzleFrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      <LevelChoice kind={kind} levels={levels} current={puzzle.level} />
      <NearestPuzzle puzzle={puzzle} />
      <SheetHead puzzle={puzzle} level={levels[puzzle.level - 1]} />
      {children}
      <Answers puzzle={puzzle}>{answers}</Answers>
      <PuzzleActions puzzle={puzzle} levels={levels.length} addressOf={(other) => puzzleAddress(pathname, other)} />
    </>
  );
}
