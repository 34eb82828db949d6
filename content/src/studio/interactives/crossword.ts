import { z } from 'zod';
import type { Entry } from '@manna/shared/contracts';
import { element, palette, sans, text, type Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { CARD, gameCard } from './game-card';
import { namedEntry } from './named-entry';
import { playableFile } from './playable-file';

type Word = Extract<Entry, { typename: 'DictionaryWord' }>;

const optionsSchema = z.strictObject({
  /** The game has at least so many words. */
  least: z.int().positive(),
});

/** Words that fit into a small square, and are no riddle by their length alone. */
const ONE_WORD = /^[A-Za-z]{3,10}$/;
/** A clue that has the beginning of a word tells it: 'anointed' tells 'anoint'. */
const TELLING = 4;
const LONGEST_CLUE = 150;

/** Whether the summary of a word can be its clue. */
function isClue({ name, aliases, summary }: Word): boolean {
  const clue = summary.toLowerCase();
  const tells = (word: string) => clue.includes(word.toLowerCase().slice(0, Math.max(TELLING, word.length - 2)));
  return summary.length <= LONGEST_CLUE && ![name, ...aliases].some(tells);
}

/** Words of the dictionary that were written for it, those that the Bible has most often first. */
function wordsOf({ entries }: World): Word[] {
  return [...entries.values()]
    .filter((entry): entry is Word => entry.typename === 'DictionaryWord' && entry.origin === 'authored')
    .filter((word) => ONE_WORD.test(word.name) && isClue(word))
    .sort((a, b) => b.verses.length - a.verses.length || (a.slug < b.slug ? -1 : 1));
}

/** Two words that cross, as the game lays them out, with some letters still to find. */
const PICTURE = ['..S....', '..C....', 'MERCY..', '..I....', '..B....', '..E....'];
const TO_FIND = new Set(['C', 'B', 'Y']);

function letterSquares(): Markup {
  const side = 92;
  const [left, top] = [(CARD.width - 5 * side) / 2, 250];
  return PICTURE.flatMap((row, down) =>
    [...row].map((letter, across) => {
      if (letter === '.') return '';
      const [x, y] = [left + across * side, top + down * side];
      return (
        element('rect', {
          x,
          y,
          width: side,
          height: side,
          fill: palette.card,
          stroke: palette.ink,
          'stroke-width': 3,
        }) +
        (TO_FIND.has(letter)
          ? ''
          : text(letter, sans(50, 500), { x: x + side / 2, y: y + side / 2 + 18, anchor: 'middle' }))
      );
    }),
  ).join('');
}

/** A crossword of words of the dictionary, whose summaries are the clues. */
export const crossword: Maker = async (order, world) => {
  const { least } = optionsOf(order, optionsSchema);
  const words = wordsOf(world);
  if (words.length < least)
    throw new ContentError(`resources/${order.slug} has ${words.length} words with a clue; it needs ${least}.`);
  const file = playableFile(order, {
    kind: 'crossword',
    words: words.map((word) => ({ ...namedEntry(word), clue: word.summary })),
  });
  return {
    picture: gameCard(
      {
        title: order.name,
        line: `${words.length} words of the dictionary, and what they mean`,
        alt: 'Two words that cross in a grid, with some of their letters missing.',
        caption: order.summary,
        credit: 'Drawn for this site.',
      },
      letterSquares(),
    ),
    files: [file],
    plays: file.name,
  };
};
