import { useMemo } from 'react';
import { useText } from '@manna/shared/runtime';
import { ScriptedGame } from '../puzzle/scripted-game';
import { Answers } from '../puzzle/answers';
import { hideWords, type LetterGrid } from './letter-grid';
import type { Level, PassageToPlay } from './passage-to-play';
import { PassageGame } from './passage-game';
import { wordSearchText } from './passage-game-text';
import { wordsToFind } from './passage-words';
import { WordSearchGame } from './word-search-game';
import styles from './word-search.module.css';
import type { PlayableOf } from '@manna/shared/contracts';

/** By level: how many words, and how long the longest may be. */
const SIZES = { 1: [8, 8], 2: [12, 9], 3: [16, 10] } as const;
const FEWEST_WORDS = 3;

/** The words of a passage in a square of letters: to play, and as a sheet for paper or a page without scripts. */
export function WordSearch({ game, passage }: { game: PlayableOf<'word-search'>; passage: PassageToPlay }) {
  const text = useText(wordSearchText);
  const level = Math.min(passage.level, 3) as 1 | 2 | 3;
  const { verses, puzzle } = passage;
  const grid = useMemo(() => {
    const [count, longest] = SIZES[level];
    const words = wordsToFind(verses.map((verse) => verse.text).join(' '), { count, longest, seed: puzzle });
    return words.length < FEWEST_WORDS ? undefined : hideWords(words, { level, seed: puzzle });
  }, [verses, level, puzzle]);
  const levels = ([1, 2, 3] as const).map((one): [Level, string] => [one, text.level(one)]);
  return (
    <PassageGame game={game} passage={passage} levels={levels} isPlayable={grid !== undefined}>
      {grid && (
        <>
          <ScriptedGame>
            <WordSearchGame key={`${passage.segment ?? ''}.${level}.${puzzle}`} grid={grid} passage={passage} />
          </ScriptedGame>
          <Sheet grid={grid} />
        </>
      )}
    </PassageGame>
  );
}

function Sheet({ grid: { rows, hidden } }: { grid: LetterGrid }) {
  const text = useText(wordSearchText);
  const at = ({ row, column }: { row: number; column: number }) => text.position(row + 1, column + 1);
  return (
    <>
      <div className={styles.sheet}>
        <table className={styles.letters}>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {[...row].map((letter, column) => (
                  <td key={column}>{letter}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={styles.words}>
          {hidden.map(({ word }) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </div>
      <Answers>
        <ul className={styles.places}>
          {hidden.map(({ word, first, last }) => (
            <li key={word}>
              <b>{word}</b>: {text.place(at(first), at(last))}
            </li>
          ))}
        </ul>
      </Answers>
    </>
  );
}
