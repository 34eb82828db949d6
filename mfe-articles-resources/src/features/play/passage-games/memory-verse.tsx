import { useMemo } from 'react';
import type { PlayableOf } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { puzzleKey } from '../puzzle/puzzle';
import { ScriptedGame } from '../puzzle/scripted-game';
import { hiddenWords, tokensOf } from './fading-words';
import { LEVELS, type PassageToPlay } from './passage-to-play';
import { MemoryVerseGame } from './memory-verse-game';
import { PassageGame } from './passage-game';
import { memoryVerseText } from './passage-game-text';
import styles from './memory-verse.module.css';

/** What one can learn by heart; a longer passage is cut after this many verses. */
const MOST_VERSES = 12;
const FEWEST_WORDS = 4;

/** A passage whose words fade from level to level: to play, and as a sheet for paper or a page without scripts. */
export function MemoryVerse({ game, passage }: { game: PlayableOf<'memory-verse'>; passage: PassageToPlay }) {
  const text = useText(memoryVerseText);
  const { level, puzzle, translation } = passage;
  const verses = useMemo(() => passage.verses.slice(0, MOST_VERSES), [passage.verses]);
  const tokens = useMemo(() => verses.flatMap((verse) => tokensOf(`${verse.text} `)), [verses]);
  const hidden = useMemo(() => hiddenWords(tokens.length, level, puzzle), [tokens, level, puzzle]);
  const gameKey = `memory-verse ${passage.segment ?? ''}`;
  const gaps = new Set(hidden);
  const isCut = passage.isCut || passage.verses.length > MOST_VERSES;
  const spoken = { lang: translation.language, dir: translation.direction };
  return (
    <PassageGame
      gameKey={gameKey}
      game={game}
      passage={{ ...passage, verses, isCut }}
      levels={LEVELS.map((one) => [one, text.level(one)])}
      isPlayable={tokens.length >= FEWEST_WORDS}
      answers={
        <p className={styles.verse} {...spoken}>
          {verses.map((verse) => verse.text).join(' ')}
        </p>
      }
    >
      <ScriptedGame>
        <MemoryVerseGame
          key={`${passage.segment ?? ''}.${level}.${puzzle}`}
          gameId={puzzleKey(gameKey, { level, puzzle })}
          tokens={tokens}
          hidden={hidden}
          spoken={spoken}
        />
      </ScriptedGame>
      <p className={`${styles.sheet} ${styles.verse}`} {...spoken}>
        {tokens.map(({ before, word, after }, index) => (
          <span key={index}>
            {before}
            {gaps.has(index) ? '_'.repeat(Math.max(4, word.length)) : word}
            {after}
          </span>
        ))}
      </p>
    </PassageGame>
  );
}
