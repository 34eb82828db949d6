import { books } from '@manna/shared/domain';
import type { Book, BookDivision, Testament } from '@manna/shared/domain';
import { element, group, palette, serif, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import type { Maker } from '../maker';
import { CARD, gameCard } from './game-card';
import { playableFile } from './playable-file';

interface Level {
  readonly name: string;
  readonly hint: string;
  readonly holds: (book: Book) => boolean;
}

const shelf = (testament: Testament, ...divisions: readonly BookDivision[]) => {
  return (book: Book) => book.testament === testament && divisions.includes(book.division);
};

const levels: readonly Level[] = [
  { name: 'The Law', hint: 'Five books, from the Creation to the Jordan.', holds: shelf('old', 'law') },
  {
    name: 'Gospels and Acts',
    hint: 'Four lives of Jesus and what came after.',
    holds: shelf('new', 'gospels', 'history'),
  },
  { name: 'Poetry', hint: 'Five books of wisdom, prayer and song.', holds: shelf('old', 'poetry') },
  { name: 'History', hint: 'Twelve books, from Joshua to Esther.', holds: shelf('old', 'history') },
  {
    name: 'The long prophets',
    hint: 'Five books, from Isaiah to Daniel.',
    holds: ({ number }) => number >= 23 && number <= 27,
  },
  {
    name: 'The short prophets',
    hint: 'Twelve books, from Hosea to Malachi.',
    holds: ({ number }) => number >= 28 && number <= 39,
  },
  {
    name: 'Letters to churches',
    hint: 'Nine letters, from Romans to 2 Thessalonians.',
    holds: ({ number }) => number >= 45 && number <= 53,
  },
  {
    name: 'Later letters and the Revelation',
    hint: 'Thirteen books, from 1 Timothy to the end.',
    holds: ({ number }) => number >= 54,
  },
  { name: 'The Old Testament', hint: 'All 39 books.', holds: ({ testament }) => testament === 'old' },
  { name: 'The New Testament', hint: 'All 27 books.', holds: ({ testament }) => testament === 'new' },
  { name: 'The whole Bible', hint: 'All 66 books.', holds: () => true },
];

const colours: Readonly<Record<BookDivision, string>> = {
  law: palette.red,
  history: palette.orange,
  poetry: palette.yellow,
  prophecy: palette.green,
  gospels: palette.blue,
  letters: palette.purple,
};

/** Books of the picture by number; null is the gap that the one in the air belongs in. */
const shown = [1, 2, 3, null, 5, 40, 41, 42, 43, 44] as const;
const lifted = 4;
const SPINE = 92;
const BOARD = 806;

function spine(number: number, left: number, foot: number, turn = 0): Markup {
  const book = books[number - 1];
  if (!book) return '';
  const tall = 400 + ((number * 37) % 5) * 16;
  const middle = left + SPINE / 2;
  const band = (y: number) =>
    element('rect', { x: left, y, width: SPINE - 6, height: 7, fill: palette.goldLight, opacity: 0.9 });
  return group(
    { transform: turn ? `rotate(${turn} ${middle} ${foot - tall / 2})` : undefined },
    element('rect', { x: left, y: foot - tall, width: SPINE - 6, height: tall, rx: 6, fill: colours[book.division] }),
    band(foot - tall + 34),
    band(foot - 48),
    text(book.name, serif(40, 600), {
      x: middle + 10,
      y: foot - tall / 2,
      anchor: 'middle',
      fill: palette.card,
      rotate: -90,
    }),
  );
}

/** A game of the order of the 66 books, in levels from five books to all. */
export const orderTheBooks: Maker = async (order) => {
  const file = playableFile(order, {
    kind: 'order-the-books',
    books: books.map(({ slug, name, number, testament, division, chapterCount }) => ({
      slug,
      name,
      number,
      testament,
      division,
      chapters: chapterCount,
    })),
    levels: levels.map(({ name, hint, holds }) => ({ name, hint, books: books.filter(holds).map(({ slug }) => slug) })),
  });
  const left = (CARD.width - shown.length * SPINE) / 2 + 3;
  const gap = left + shown.indexOf(null) * SPINE;
  const shelfLine = element('rect', {
    x: CARD.margin,
    y: BOARD,
    width: CARD.width - 2 * CARD.margin,
    height: 20,
    rx: 4,
    fill: '#8a6a3f',
  });
  const place = element('rect', {
    x: gap,
    y: BOARD - 416,
    width: SPINE - 6,
    height: 416,
    rx: 6,
    fill: palette.sunk,
    stroke: palette.inkFaint,
    'stroke-width': 3,
    'stroke-dasharray': '10 9',
  });
  return {
    picture: gameCard(
      {
        title: order.name,
        line: 'Drag each book to its place on the shelf',
        alt: 'Ten books of the Bible on a shelf as coloured spines; one is in the air over the gap that it belongs in.',
        caption: order.summary,
        credit: 'Drawn for this site.',
      },
      place,
      ...shown.map((number, index) => (number === null ? '' : spine(number, left + index * SPINE, BOARD))),
      spine(lifted, gap + 8, BOARD - 128, 7),
      shelfLine,
    ),
    files: [file],
    plays: file.name,
  };
};
