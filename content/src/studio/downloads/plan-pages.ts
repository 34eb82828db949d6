import type { BibleRef } from '@manna/shared/contracts';
import { versePlace } from '@manna/shared/domain';
import { palette, sans, serif } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { versesOf } from '../../base/bible/reference-verses';
import type { World } from '../maker';
import { A4, block, fitted, paragraph, rule, words } from '../pages/page';
import type { Block, Page } from '../pages/page';
import { centredPassage, INNER, label, MARGIN, pageFoot, pageHead, tickBox } from '../pages/page-furniture';
import { passageOf } from '../passage';
import type { PlanOptions } from './plan-options';
import type { ReadingDay } from './reading-days';
import { readingText } from './reading-text';

const COLUMN_GAP = 34;
const COLUMN = (INNER - COLUMN_GAP) / 2;
const DAY = 38.5;
const WEEKS_A_PAGE = 4;
const WEEK_TOP = 104;
const WEEK_PITCH = 316;

const ROWS_A_PAGE = 30;
const ROW = 20.6;
/** Left edges of the columns of a page with a day a line. */
const columns = { day: 24, old: 54, young: 254, psalms: 414 } as const;

const numeral = (size: number) => ({ ...sans(size), tabular: true });

/** The first of the plan's verses that is read on these days, for the foot of their page. */
function footPassage(world: World, { verses }: PlanOptions, days: readonly ReadingDay[]): Block[] {
  const read = new Set(
    days
      .flatMap(({ old, young, psalms }) => [...old, ...young, ...psalms])
      .map(({ book, chapter }) => `${book.number}.${chapter}`),
  );
  const isRead = (ref: BibleRef) =>
    versesOf(ref).every((number) => {
      const { book, chapter } = versePlace(number);
      return read.has(`${book}.${chapter}`);
    });
  const verse = verses.find((reference) => world.refs(reference).every(isRead));
  if (verse === undefined) return [];
  const { blocks, bottom } = centredPassage(passageOf(world, verse), 0, 10, INNER - 40);
  const shift = A4.height - 62 - bottom;
  return blocks.map((each) => ({
    ...each,
    marks: each.marks.map((mark) => (mark.kind === 'words' ? { ...mark, y: mark.y + shift } : mark)),
  }));
}

function dayItem({ day, old, young, psalms }: ReadingDay, x: number, y: number): Block {
  const wide = COLUMN - 50;
  const first = readingText(old);
  const second = readingText([...young, ...psalms]);
  return block(
    'LI',
    tickBox(x, y - 9.5, 11),
    words(String(day), numeral(9), { x: x + 38, y: y - 0.5, anchor: 'end', fill: palette.inkFaint }),
    words(first, fitted(first, serif(11.5, 500), wide), { x: x + 48, y }),
    words(second, fitted(second, serif(10.5), wide), {
      x: x + 48,
      y: y + 14.5,
      fill: psalms.length ? palette.purple : palette.blue,
    }),
  );
}

function weekColumn(week: number, days: readonly ReadingDay[], x: number, top: number): Block[] {
  return [
    block('H2', words(`Week ${week}`, label(9), { x, y: top, fill: palette.gold })),
    block('ornament', rule(x, top + 7, COLUMN, palette.rule, 0.8)),
    ...days.map((day, index) => dayItem(day, x, top + 27 + index * DAY)),
  ];
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));

/** Four weeks a page in two columns; a year's last day is below the fourth week of the last page. */
function weekPages(world: World, options: PlanOptions, days: readonly ReadingDay[]): Page[] {
  const weeks = chunks(days, 7);
  const odd = weeks.length % WEEKS_A_PAGE === 1 && weeks.at(-1)?.length === 1 ? weeks.pop() : undefined;
  return chunks(weeks, WEEKS_A_PAGE).map((ofPage, index, all) => {
    const first = index * WEEKS_A_PAGE + 1;
    const last = first + ofPage.length - 1;
    const extra = index === all.length - 1 ? (odd ?? []) : [];
    const read = [...ofPage.flat(), ...extra];
    const title = ofPage.length === 1 ? `Week ${first}` : `Weeks ${first} to ${last}`;
    return {
      title,
      blocks: [
        ...pageHead(title, `Days ${read[0]?.day ?? 0}-${read.at(-1)?.day ?? 0}`).blocks,
        ...ofPage.flatMap((week, at) =>
          weekColumn(
            first + at,
            // The odd day takes the line below the week's seven.
            at === ofPage.length - 1 ? [...week, ...extra] : week,
            MARGIN + Math.floor(at / 2) * (COLUMN + COLUMN_GAP),
            WEEK_TOP + (at % 2) * WEEK_PITCH,
          ),
        ),
        ...footPassage(world, options, read),
        pageFoot(options.title, index + 2),
      ],
    };
  });
}

function dayRow({ day, old, young, psalms }: ReadingDay, y: number): Block {
  const cell = (text: string, x: number, right: number, weight: number, fill: string = palette.ink) => {
    const place = { x: MARGIN + x, width: right - x - 12, leading: 9.6, fill };
    // A book's name stays with its chapters.
    const tied = text.replaceAll(/(\p{L}) (?=\d)/gu, '$1\u00a0');
    const atOnce = [serif(10, weight), serif(9, weight)]
      .map((lettering) => paragraph(tied, lettering, { ...place, y }).marks)
      .find((marks) => marks.length === 1);
    return atOnce ?? paragraph(tied, serif(9, weight), { ...place, y: y - 4.6 }).marks;
  };
  return block(
    'LI',
    tickBox(MARGIN, y - 8.5, 10),
    words(String(day), numeral(9), { x: MARGIN + 40, y: y - 0.5, anchor: 'end', fill: palette.inkFaint }),
    ...cell(readingText(old), columns.old, columns.young, 500),
    ...cell(readingText(young), columns.young, columns.psalms, 400, palette.blue),
    ...cell(readingText(psalms), columns.psalms, INNER + 12, 400, palette.purple),
    rule(MARGIN, y + 6.4, INNER, palette.rule, 0.5),
  );
}

/** Thirty days a page, a day a line. */
function dayPages(world: World, options: PlanOptions, days: readonly ReadingDay[]): Page[] {
  return chunks(days, ROWS_A_PAGE).map((ofPage, index) => {
    const title = `Days ${ofPage[0]?.day ?? 0} to ${ofPage.at(-1)?.day ?? 0}`;
    const heads: readonly (readonly [string, number])[] = [
      ['Old Testament', columns.old],
      ['New Testament', columns.young],
      ['Psalms', columns.psalms],
    ];
    return {
      title,
      blocks: [
        ...pageHead(title, options.title).blocks,
        block('P', ...heads.map(([name, x]) => words(name, label(7.5), { x: MARGIN + x, y: 96, fill: palette.gold }))),
        ...ofPage.map((day, at) => dayRow(day, 117 + at * ROW)),
        ...footPassage(world, options, ofPage),
        pageFoot(options.title, index + 2),
      ],
    };
  });
}

/**
 * The checklist of a plan: by weeks if psalms are read at weekends, otherwise with a line for each day. Throws
 * ContentError if there are no days.
 */
export function planPages(world: World, options: PlanOptions, days: readonly ReadingDay[]): Page[] {
  if (days.length === 0) throw new ContentError('A reading plan needs days.');
  return options.psalms === 'weekends' ? weekPages(world, options, days) : dayPages(world, options, days);
}
