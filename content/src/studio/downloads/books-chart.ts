import { z } from 'zod';
import { books } from '@manna/shared/domain';
import type { Testament } from '@manna/shared/domain';
import { palette, sans, serif } from '@manna/shared/print';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { A4, block, box, fitted, rule, words } from '../pages/page';
import type { Block, Page } from '../pages/page';
import { pagesPdf } from '../pages/page-pdf';
import { pagePreview } from '../pages/page-preview';
import { INNER, label, MARGIN, titleLines } from '../pages/page-furniture';
import type { Drawn } from '../pages/page-furniture';
import { sizedChapters } from './bible-chapters';
import type { SizedChapter } from './bible-chapters';
import { shelves, type Shelf } from '../shelves';

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  /** A line for each shelf, by its name. */
  shelves: z.record(z.string(), z.string().min(1)),
});
type Options = z.infer<typeof optionsSchema>;

const GAP = 22;
const COLUMN = (INNER - 2 * GAP) / 3;
const ROW = 13;
/** The shelves of each column. */
const columns: readonly (readonly [name: string, from: number, to: number])[] = [
  ['Old Testament', 0, 2],
  ['Old Testament', 2, 4],
  ['New Testament', 4, 8],
];
const columnLeft = (column: number) => MARGIN + column * (COLUMN + GAP);

const grouped = new Intl.NumberFormat('en-GB');
const numeral = (size: number, weight = 400) => ({ ...sans(size, weight), tabular: true });
const versesIn = (chapters: readonly SizedChapter[]) => chapters.reduce((sum, { verses }) => sum + verses, 0);

function shelfBlocks(shelf: Shelf, chapters: readonly SizedChapter[], note: string, x: number, top: number): Drawn {
  const own = books.filter(({ division, testament }) => division === shelf.division && testament === shelf.testament);
  const right = x + COLUMN;
  const inside = x + 11;
  const rows = own.map((book, index) => {
    const y = top + 41 + index * ROW;
    const verses = versesIn(chapters.filter((chapter) => chapter.book === book));
    return block(
      'LI',
      words(book.name, serif(10), { x: inside, y }),
      words(String(book.chapterCount), numeral(8.4), { x: right - 38, y, anchor: 'end' }),
      words(grouped.format(verses), numeral(8.4), { x: right, y, anchor: 'end', fill: palette.inkSoft }),
    );
  });
  const bottom = top + 41 + (own.length - 1) * ROW + 5;
  return {
    blocks: [
      block(
        'H2',
        box(x, top + 1, 3, bottom - top - 1, { fill: shelf.colour }),
        words(shelf.name, serif(13.5, 600), { x: inside, y: top + 12, fill: shelf.colour }),
      ),
      block(
        'P',
        words(note, fitted(note, serif(8.6, 400, true), COLUMN - 11), {
          x: inside,
          y: top + 24.5,
          fill: palette.inkSoft,
        }),
      ),
      ...rows,
    ],
    bottom,
  };
}

function columnBlocks(column: number, chapters: readonly SizedChapter[], options: Options, top: number): Block[] {
  const [name, from, to] = columns[column] ?? ['', 0, 0];
  const x = columnLeft(column);
  const blocks: Block[] = [
    block(
      'P',
      words(name, label(7.4), { x, y: top, fill: palette.gold }),
      words('chapters, verses', sans(6.6), { x: x + COLUMN, y: top, anchor: 'end', fill: palette.inkFaint }),
    ),
    block('ornament', rule(x, top + 6, COLUMN, palette.gold, 1)),
  ];
  let y = top + 17;
  for (const shelf of shelves.slice(from, to)) {
    const drawn = shelfBlocks(shelf, chapters, options.shelves[shelf.name] ?? '', x, y);
    blocks.push(...drawn.blocks);
    y = drawn.bottom + 14;
  }
  return blocks;
}

/** Books, chapters and verses of both testaments and of the whole, in a card. */
function totals(chapters: readonly SizedChapter[], top: number, bottom: number): Block[] {
  const x = MARGIN;
  const width = 2 * COLUMN + GAP;
  const of = (testament: Testament) => chapters.filter(({ book }) => book.testament === testament);
  const rows: readonly (readonly [string, readonly SizedChapter[]])[] = [
    ['Old Testament', of('old')],
    ['New Testament', of('new')],
    ['The whole Bible', chapters],
  ];
  const edges = [x + 170, x + 232, x + width - 18];
  const pitch = 27;
  const first = top + (bottom - top) / 2 - pitch / 2;
  return [
    block(
      'ornament',
      box(x, top, width, bottom - top, { fill: palette.paper, stroke: palette.rule, strokeWidth: 0.8 }),
    ),
    block(
      'P',
      ...['books', 'chapters', 'verses'].map((name, index) =>
        words(name, sans(7.4), { x: edges[index] ?? x, y: first - 23, anchor: 'end', fill: palette.inkFaint }),
      ),
    ),
    ...rows.map(([name, own], index) => {
      const y = first + index * pitch;
      const weight = index === 2 ? 600 : 400;
      const figures = [new Set(own.map(({ book }) => book)).size, own.length, versesIn(own)];
      return block(
        'P',
        ...(index === 2 ? [rule(x + 18, y - 18, width - 36, palette.gold, 0.8)] : []),
        words(name, serif(12.5, weight), { x: x + 18, y }),
        ...figures.map((figure, at) =>
          words(grouped.format(figure), numeral(11, weight), { x: edges[at] ?? x, y, anchor: 'end' }),
        ),
      );
    }),
  ];
}

/** The books as spines on a board, each as wide as it has chapters. */
function spines(chapters: readonly SizedChapter[], x: number, top: number, width: number, height: number): Block {
  const all = chapters.length;
  let at = x;
  const marks = books.map((book) => {
    const wide = (book.chapterCount / all) * width;
    const { colour } = shelves.find(
      ({ division, testament }) => division === book.division && testament === book.testament,
    ) ?? { colour: palette.ink };
    const tall = height * (0.8 + 0.2 * Math.abs(Math.sin(book.number * 2.1)));
    const spine = box(at, top + height - tall, Math.max(wide - 0.5, 0.6), tall, { fill: colour });
    at += wide;
    return spine;
  });
  return block('ornament', ...marks, rule(x - 4, top + height + 1.2, width + 8, palette.inkSoft, 2));
}

function chartPage(world: World, options: Options): Page {
  const chapters = sizedChapters(world);
  const head = titleLines(options.title, options.subtitle, 72, 30);
  const top = head.bottom + 92;
  return {
    title: options.title,
    blocks: [
      ...head.blocks,
      spines(chapters, MARGIN + 24, head.bottom + 20, INNER - 48, 40),
      ...columns.flatMap((_, column) => columnBlocks(column, chapters, options, top)),
      ...totals(chapters, A4.height - 202, A4.height - 62),
    ],
  };
}

/** The 66 books by division with their chapters and verses, counted in the text, on one page. */
export const booksChart: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const page = chartPage(world, options);
  const { slug, name, summary } = order;
  const bytes = await pagesPdf([page], { title: name, subject: summary, keywords: 'Bible, books, chapters, verses' });
  return {
    picture: pagePreview([page], {
      title: name,
      alt: 'A page with a shelf of coloured spines and, in three columns, the books of the Bible by division, each with its chapters and verses.',
      caption: summary,
      credit: 'Made for this site; counted in the King James Version.',
    }),
    files: [{ name: `${slug}.pdf`, label: 'Chart to print: PDF, A4, 1 page', mediaType: 'application/pdf', bytes }],
  };
};
