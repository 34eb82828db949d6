import { useMemo } from 'react';
import { useText } from '@manna/shared/runtime';
import { puzzleKey } from '../puzzle/puzzle';
import { ScriptedGame } from '../puzzle/scripted-game';
import { hideWords } from './letter-grid';
import type { Level, PassageToPlay } from './passage-to-play';
import { PassageGame } from './passage-game';
import { wordSearchText } from './passage-game-text';
import { wordsToFind } from './passage-words';
import { WordSearchGame } from './word-search-game';
import { WordSearchAnswers, WordSearchSheet } from './word-search-sheet';
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
  const gameKey = `word-search ${passage.segment ?? ''}`;
  const gameId = puzzleKey(gameKey, { level, puzzle });
  return (
    <PassageGame
      gameKey={gameKey}
      game={game}
      passage={passage}
      levels={levels}
      isPlayable={grid !== undefined}
      answers={grid && <WordSearchAnswers grid={grid} />}
    >
      {grid && (
        <>
          <ScriptedGame>
            <WordSearchGame key={gameId} gameId={gameId} grid={grid} passage={passage} />
          </ScriptedGame>
          <WordSearchSheet grid={grid} />
        </>
      )}
    </PassageGame>
  );
}
