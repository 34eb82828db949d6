import { Link, useText } from '@manna/shared/runtime';
import { puzzleKey, withinLevels, type Puzzle } from '../puzzle/puzzle';
import { PuzzleFrame } from '../puzzle/puzzle-frame';
import { ScriptedGame } from '../puzzle/scripted-game';
import { CrosswordGame } from './crossword-game';
import { CrosswordSheet } from './crossword-sheet';
import { crosswordText } from './crossword-text';
import { CROSSWORD_LEVELS, type CrosswordRound } from './crossword-words';
import styles from './crossword.module.css';

/** A crossword from words of the dictionary: to play, and as a sheet for paper or a page without scripts. */
export function Crossword({ game, puzzle: asked }: { game: CrosswordRound; puzzle: Puzzle }) {
  const text = useText(crosswordText);
  const puzzle = withinLevels(asked, CROSSWORD_LEVELS);
  const gameId = puzzleKey(game.kind, puzzle);
  const levels = Array.from({ length: CROSSWORD_LEVELS }, (_, index) => ({ name: text.level(index + 1) }));
  return (
    <PuzzleFrame
      kind={game.kind}
      levels={levels}
      puzzle={puzzle}
      answers={
        <ul className={styles.answers}>
          {game.words.map(({ number, direction, word: { name, path } }) => (
            <li key={`${number} ${direction}`}>
              {text.word(number, direction)}:{' '}
              <Link to={path} lang="en">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      }
    >
      <ScriptedGame>
        <CrosswordGame key={gameId} gameId={gameId} crossword={game} />
      </ScriptedGame>
      <CrosswordSheet crossword={game} />
    </PuzzleFrame>
  );
}
