import { z } from 'zod';
import { palette, sans, serif } from '@manna/shared/print';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { A4, block, box, fitted, paragraph, rule, words } from '../pages/page';
import type { Block, Page } from '../pages/page';
import { pagesPdf } from '../pages/page-pdf';
import { pagePreview } from '../pages/page-preview';
import { centredPassage, INNER, label, MARGIN, ornament, pageHead } from '../pages/page-furniture';
import { passageOf } from '../passage';

const questionSchema = z.strictObject({ name: z.string().min(1), hint: z.string().min(1), lines: z.int().min(2) });
const optionsSchema = z.strictObject({
  title: z.string().min(1),
  /** What is filled in at the head: 'Passage', 'Date'. */
  fields: z.array(z.string().min(1)).length(3),
  questions: z.array(questionSchema).min(2),
  /** The words over the narrow column at the right. */
  margin: z.string().min(1),
  verse: z.string().min(1),
  /** The second page, for a talk or a group. */
  lined: z.string().min(1),
});
type Options = z.infer<typeof optionsSchema>;

const LINE = 20.5;
const MARGIN_COLUMN = 124;
const MAIN = INNER - MARGIN_COLUMN - 20;
const FIELDS_TOP = 112;
const BODY_TOP = 158;
const BOTTOM = A4.height - 116;

function fieldBlocks(fields: readonly string[]): Block[] {
  const shares = [0.5, 0.24, 0.26];
  let x = MARGIN;
  return fields.map((name, index) => {
    const width = INNER * (shares[index] ?? 0);
    const at = x;
    x += width;
    return block(
      'P',
      words(name, label(7), { x: at, y: FIELDS_TOP - 16, fill: palette.gold }),
      rule(at, FIELDS_TOP + 8, width - 14, palette.inkFaint, 0.7),
    );
  });
}

function questionBlocks(questions: Options['questions']): Block[] {
  let y = BODY_TOP;
  return questions.flatMap(({ name, hint, lines }) => {
    const top = y;
    y = top + 22 + lines * LINE + 18;
    return [
      block('H2', words(name, serif(13.5, 600), { x: MARGIN, y: top })),
      block('P', words(hint, fitted(hint, sans(8), MAIN), { x: MARGIN, y: top + 13, fill: palette.inkSoft })),
      block(
        'ornament',
        ...Array.from({ length: lines }, (_, line) => rule(MARGIN, top + 16 + (line + 1) * LINE, MAIN)),
      ),
    ];
  });
}

function notePage(world: World, options: Options): Page {
  const x = MARGIN + INNER - MARGIN_COLUMN;
  const set = paragraph(options.margin, serif(9.5, 400, true), {
    x: x + 12,
    y: BODY_TOP + 4,
    width: MARGIN_COLUMN - 22,
    leading: 13.5,
    fill: palette.inkSoft,
  });
  const passage = centredPassage(passageOf(world, options.verse), A4.height - 62, 10.5, INNER - 40);
  return {
    title: options.title,
    blocks: [
      ...pageHead(options.title, '').blocks.filter(({ role }) => role !== 'P'),
      ...fieldBlocks(options.fields),
      block(
        'ornament',
        box(x, BODY_TOP - 16, MARGIN_COLUMN, BOTTOM - BODY_TOP + 16, {
          fill: palette.paper,
          stroke: palette.rule,
          strokeWidth: 0.8,
        }),
      ),
      ...questionBlocks(options.questions),
      block('P', ...set.marks),
      ornament(A4.height - 88, 90),
      ...passage.blocks,
    ],
  };
}

function linedPage({ lined }: Options): Page {
  const top = 118;
  const count = Math.floor((A4.height - 60 - top) / LINE);
  return {
    title: lined,
    blocks: [
      ...pageHead(lined, '').blocks.filter(({ role }) => role !== 'P'),
      block('ornament', ...Array.from({ length: count + 1 }, (_, line) => rule(MARGIN, top + line * LINE, INNER))),
    ],
  };
}

/** A sheet for notes on a passage: questions with lines, a column for words and cross-references, and a ruled page. */
export const noteSheet: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const pages = [notePage(world, options), linedPage(options)];
  const { slug, name, summary } = order;
  const bytes = await pagesPdf(pages, { title: name, subject: summary, keywords: 'Bible study, notes, sheet' });
  return {
    picture: pagePreview(pages, {
      title: name,
      alt: 'The note sheet: questions with ruled lines beside a narrow column, and behind it a ruled page.',
      caption: summary,
      credit: 'Made for this site with words of the King James Version.',
    }),
    files: [{ name: `${slug}.pdf`, label: 'Sheet to print: PDF, A4, 2 pages', mediaType: 'application/pdf', bytes }],
  };
};
