import { useMemo } from 'react';
import type { PlayableOf } from '@manna/shared/contracts';
import { Link, useText } from '@manna/shared/runtime';
import { Answers } from '../puzzle/answers';
import { puzzleKey, withinLevels, type Puzzle } from '../puzzle/puzzle';
import { PuzzleFrame } from '../puzzle/puzzle-frame';
import { ScriptedGame } from '../puzzle/scripted-game';
import { CrosswordGame } from './crossword-game';
import { CrosswordSheet } from './crossword-sheet';
import { crosswordText } from './crossword-text';
import { CROSSWORD_LEVELS, crosswordOf } from './crossword-words';
import styles from './crossword.module.css';

/** A crossword from words of the dictionary: to play, and as a sheet for paper or a page without scripts. */
export function Crossword({ game, puzzle: asked }: { game: PlayableOf<'crossword'>; puzzle: Puzzle }) {
  const text = useText(crosswordText);
  const { level, puzzle } = withinLevels(asked, CROSSWORD_LEVELS);
  const made = useMemo(() => crosswordOf(game, { level, puzzle }), [game, level, puzzle]);
  const gameId = puzzleKey(game.kind, { level, puzzle });
  const levels = Array.from({ length: CROSSWORD_LEVELS }, (_, index) => ({ name: text.level(index + 1) }));
  return (
    <PuzzleFrame levels={levels} puzzle={{ level, puzzle }}>
      <ScriptedGame>
        <CrosswordGame key={gameId} gameId={gameId} crossword={made} />
      </ScriptedGame>
      <CrosswordSheet crossword={made} />
      <Answers>
        <ul className={styles.answers}>
          {made.words.map(({ number, direction, word: { name, path } }) => (
            <li key={`${number} ${direction}`}>
              {text.word(number, direction)}:{' '}
              <Link to={path} lang="en">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Answers>
    </PuzzleFrame>
  );
}
