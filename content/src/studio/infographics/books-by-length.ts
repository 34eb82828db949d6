import { z } from 'zod';
import type { Testament } from '@manna/shared/domain';
import { element, palette, sans, serif, text } from '@manna/shared/print';
import { dataTable } from '../data-table';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import type { Part } from '../pictures/sheet';
import { countBible } from './book-counts';
import type { BibleCounts, BookCount, Counted } from './book-counts';
import { shelves, type Shelf } from '../shelves';

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
});

const COLUMN = 476;
const ROW = 39;
const NAME = 210;
const BAR = 180;

const grouped = new Intl.NumberFormat('en-GB');
const total = (books: readonly BookCount[], key: 'words' | 'verses') => books.reduce((sum, book) => sum + book[key], 0);

function shelfRows(
  books: readonly BookCount[],
  { name, colour }: Shelf,
  longest: number,
  x: number,
  top: number,
): Part {
  const base = top + 56;
  const rows = books.map(({ book, words }, index) => {
    const y = base + (index + 1) * ROW;
    const width = Math.max(2, (BAR * words) / longest);
    return (
      text(book.name, serif(25), { x, y }) +
      element('rect', { x: x + NAME, y: y - 19, width, height: 23, rx: 3, fill: colour }) +
      text(
        grouped.format(words),
        { ...sans(21), tabular: true },
        { x: x + NAME + width + 9, y: y - 1, fill: palette.inkSoft },
      )
    );
  });
  const share = `${grouped.format(total(books, 'words'))} words`;
  return {
    markup:
      text(name, serif(31, 600), { x, y: base, fill: colour }) +
      text(share, sans(21), { x: x + COLUMN, y: base, anchor: 'end', fill: palette.inkSoft }) +
      element('path', { d: `M${x} ${base + 10}H${x + COLUMN}`, stroke: colour, 'stroke-width': 2 }) +
      rows.join(''),
    bottom: base + books.length * ROW,
  };
}

function testamentColumn(counts: BibleCounts, testament: Testament, x: number, top: number): Part {
  const longest = Math.max(...counts.books.map(({ words }) => words));
  const own = counts.books.filter(({ book }) => book.testament === testament);
  const name = testament === 'old' ? 'Old Testament' : 'New Testament';
  const head = text(name, serif(38, 600), { x, y: top + 44 });
  const size = `${own.length} books`;
  const count = text(size, sans(24), { x: x + COLUMN, y: top + 44, anchor: 'end', fill: palette.inkSoft });
  let bottom = top + 50;
  const parts = shelves
    .filter((shelf) => shelf.testament === testament)
    .map((shelf) => {
      const books = own.filter(({ book }) => book.division === shelf.division);
      const part = shelfRows(books, shelf, longest, x, bottom);
      bottom = part.bottom + 14;
      return part.markup;
    });
  return { markup: head + count + parts.join(''), bottom };
}

const most = (counted: readonly Counted[], key: 'words' | 'letters') =>
  counted.reduce((best, each) => (each[key] > best[key] ? each : best));
const least = (counted: readonly Counted[], key: 'words' | 'letters') =>
  counted.reduce((best, each) => (each[key] < best[key] ? each : best));
const nameOf = ({ book, chapter, verse }: Counted): string => {
  const name = book.name === 'Psalms' ? 'Psalm' : book.name;
  return verse === undefined ? `${name} ${chapter}` : `${name} ${chapter}:${verse}`;
};

/** What is counted in the whole Bible, and its figure or its place. */
function wholeBible(counts: BibleCounts): readonly (readonly [string, string])[] {
  const chapters = counts.books.flatMap((book) => book.chapters);
  const middle = chapters[(chapters.length - 1) / 2];
  return [
    ['Words in all', grouped.format(total(counts.books, 'words'))],
    ['Verses', grouped.format(counts.verses.length)],
    ['Chapters', grouped.format(chapters.length)],
    ['Longest chapter', nameOf(most(chapters, 'words'))],
    ['Shortest chapter', nameOf(least(chapters, 'words'))],
    ...(middle ? [['Middle chapter', nameOf(middle)] as const] : []),
    ['Longest verse', nameOf(most(counts.verses, 'words'))],
    ['Shortest verse', nameOf(least(counts.verses, 'letters'))],
  ];
}

/** Figures of the whole Bible in a frame, each under what it counts. */
function figures(counts: BibleCounts, x: number, top: number): Part {
  const rows = wholeBible(counts);
  const pitch = 47;
  const height = rows.length * pitch + 96;
  const markup = rows.map(([label, value], index) => {
    const y = top + 112 + index * pitch;
    return (
      text(label, sans(24), { x: x + 28, y, fill: palette.inkSoft }) +
      text(value, serif(27, 500), { x: x + COLUMN - 28, y, anchor: 'end' })
    );
  });
  return {
    markup:
      element('rect', {
        x,
        y: top,
        width: COLUMN,
        height,
        rx: 10,
        fill: palette.card,
        stroke: palette.rule,
        'stroke-width': 2,
      }) +
      text('The whole Bible', serif(32, 600), { x: x + 28, y: top + 56 }) +
      markup.join(''),
    bottom: top + height,
  };
}

const tablesOf = (counts: BibleCounts) => [
  dataTable(
    'The books of the Bible in the King James Version',
    ['Book', 'Words', 'Chapters', 'Verses'],
    counts.books.map(({ book, words, chapters, verses }) => [
      book.name,
      ...[words, chapters.length, verses].map((figure) => grouped.format(figure)),
    ]),
  ),
  dataTable('The whole Bible', ['What', 'Figure or place'], wholeBible(counts)),
];

/** The 66 books as bars of their number of words, counted from the text, by testament and division, with figures of the whole. */
export const booksByLength: Maker = async (order, world) => {
  const { title, subtitle, source } = optionsOf(order, optionsSchema);
  const counts = countBible(world);
  const head = heading(title, subtitle);
  const right = SHEET_MARGIN + SHEET_INNER - COLUMN;
  const old = testamentColumn(counts, 'old', SHEET_MARGIN, head.bottom + 6);
  const young = testamentColumn(counts, 'new', right, head.bottom + 6);
  const facts = figures(counts, right, young.bottom + 30);
  const foot = sourceLine(source, Math.max(old.bottom, facts.bottom));
  const height = Math.ceil(foot.bottom);
  const sorted = [...counts.books].sort((a, b) => b.words - a.words);
  const ends = [sorted[0], sorted.at(-1)].map((each) =>
    each ? `${each.book.name} (${grouped.format(each.words)} words)` : '',
  );
  const alt = `Bar chart of the 66 books of the Bible by number of words, from ${ends.join(' down to ')}.`;
  const description = counts.books.map(({ book, words }) => `${book.name} ${grouped.format(words)}`).join(', ');
  return {
    picture: {
      svg: sheet(
        { title, description: `${alt} ${description}.`, height },
        ...[head.markup, old.markup, young.markup, facts.markup, foot.markup],
      ),
      width: SHEET_WIDTH,
      height,
      alt,
      caption: order.summary,
      credit: 'Drawn for this site from the text of the King James Version.',
    },
    files: [],
    tables: tablesOf(counts),
  };
};
