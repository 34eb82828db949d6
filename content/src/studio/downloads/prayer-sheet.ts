import { z } from 'zod';
import { palette, sans, serif } from '@manna/shared/print';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { A4, block, box, paragraph, rule, words } from '../pages/page';
import type { Block, Page } from '../pages/page';
import { pagesPdf } from '../pages/page-pdf';
import { pagePreview } from '../pages/page-preview';
import {
  centredPassage,
  frame,
  INNER,
  label,
  MARGIN,
  MIDDLE,
  ornament,
  pageHead,
  tickBox,
  titleLines,
} from '../pages/page-furniture';
import { passageOf } from '../passage';

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  /** The prayer at the head of the sheet. */
  prayer: z.string().min(1),
  /** Parts of prayer: what each is, and a verse that does it. */
  parts: z
    .array(z.strictObject({ name: z.string().min(1), hint: z.string().min(1), verse: z.string().min(1) }))
    .length(4),
  /** The second page: a list of requests with their answers. */
  list: z.strictObject({ title: z.string().min(1), verse: z.string().min(1) }),
});
type Options = z.infer<typeof optionsSchema>;

const LINE = 21;
const LINES = 6;
const GAP = 26;
const COLUMN = (INNER - GAP - 24) / 2;

function partBlocks(world: World, part: Options['parts'][number], x: number, top: number, colour: string): Block[] {
  const { text, reference } = passageOf(world, part.verse);
  const set = paragraph(text, serif(9.2, 400, true), { x, y: top + 36, width: COLUMN, leading: 13 });
  const first = top + 98;
  return [
    block(
      'H2',
      box(x, top - 18, COLUMN, 2, { fill: colour }),
      words(part.name, serif(15, 600), { x, y: top + 3, fill: colour }),
    ),
    block('P', words(part.hint, sans(8), { x, y: top + 17, fill: palette.inkSoft })),
    block(
      'P',
      ...set.marks,
      words(reference, label(6.4), { x: x + COLUMN, y: set.bottom + 12, anchor: 'end', fill: palette.gold }),
    ),
    block('ornament', ...Array.from({ length: LINES }, (_, line) => rule(x, first + line * LINE, COLUMN))),
  ];
}

function prayerPage(world: World, options: Options): Page {
  const head = titleLines(options.title, options.subtitle, 98, 32);
  const prayer = centredPassage(passageOf(world, options.prayer), head.bottom + 56, 11, INNER - 60);
  const colours = [palette.red, palette.purple, palette.green, palette.blue];
  const top = prayer.bottom + 78;
  const pitch = 98 + LINES * LINE + 12;
  return {
    title: options.title,
    blocks: [
      frame(),
      ...head.blocks,
      ornament(head.bottom + 28, 150),
      ...prayer.blocks,
      ornament(prayer.bottom + 30, 60),
      ...options.parts.flatMap((part, index) =>
        partBlocks(
          world,
          part,
          MARGIN + 12 + (index % 2) * (COLUMN + GAP),
          top + Math.floor(index / 2) * pitch,
          colours[index] ?? palette.ink,
        ),
      ),
    ],
  };
}

/** A ruled list: date, what is asked, a box, the date of the answer. */
function listPage(world: World, { list }: Options): Page {
  const columns: readonly (readonly [string, number])[] = [
    ['Date', 0],
    ['For whom, for what', 66],
    ['Answered', 386],
  ];
  const top = 128;
  const rows = 23;
  const pitch = 26;
  const bottom = top + rows * pitch;
  const passage = centredPassage(passageOf(world, list.verse), A4.height - 72, 10.5);
  return {
    title: list.title,
    blocks: [
      ...pageHead(list.title, '').blocks.filter(({ role }) => role !== 'P'),
      block('P', ...columns.map(([name, x]) => words(name, label(7.5), { x: MARGIN + x, y: 98, fill: palette.gold }))),
      block(
        'ornament',
        ...Array.from({ length: rows }, (_, row) => {
          const y = top + row * pitch;
          return [rule(MARGIN, y, INNER), tickBox(MARGIN + 386, y - 15, 10)];
        }).flat(),
        box(MARGIN + 54, 106, 0.6, bottom - pitch - 106, { fill: palette.rule }),
        box(MARGIN + 374, 106, 0.6, bottom - pitch - 106, { fill: palette.rule }),
      ),
      ornament(A4.height - 96, 60, MIDDLE),
      ...passage.blocks,
    ],
  };
}

/** A sheet for prayer: a prayer of the Bible, four parts with a verse and lines each, and a list of requests. */
export const prayerSheet: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const pages = [prayerPage(world, options), listPage(world, options)];
  const { slug, name, summary } = order;
  const bytes = await pagesPdf(pages, { title: name, subject: summary, keywords: 'prayer, Bible, sheet' });
  return {
    picture: pagePreview(pages, {
      title: name,
      alt: "The prayer sheet: the Lord's Prayer over four ruled parts, and behind it a list for requests and answers.",
      caption: summary,
      credit: 'Made for this site with words of the King James Version.',
    }),
    files: [{ name: `${slug}.pdf`, label: 'Sheet to print: PDF, A4, 2 pages', mediaType: 'application/pdf', bytes }],
  };
};
