import { balanceLines, palette, sans, serif, short } from '@manna/shared/print';
import type { Passage } from '../passage';
import { A4, block, box, fitted, paragraph, rule, shape, words } from './page';
import type { Block, Shape } from './page';

/** Margin of a page in points. */
export const MARGIN = 54;
export const INNER = A4.width - 2 * MARGIN;
export const MIDDLE = A4.width / 2;

/** Small capitals, as headings over a part have them. */
export const label = (size: number) => ({ ...sans(size, 600), spacing: size * 0.14 });

/** A lozenge between two fine lines. */
export function ornament(y: number, width = 120, x = MIDDLE): Block {
  const half = width / 2;
  const lozenge = `M${short(x - 4)} ${short(y)}L${short(x)} ${short(y - 4)}L${short(x + 4)} ${short(y)}L${short(x)} ${short(y + 4)}Z`;
  return block(
    'ornament',
    rule(x - half, y, half - 10, palette.gold, 0.9),
    rule(x + 10, y, half - 10, palette.gold, 0.9),
    shape(lozenge, { fill: palette.gold }),
  );
}

/** A frame of a broad and a fine line around a title page. */
export function frame(inset = 30): Block {
  const around = (gap: number, strokeWidth: number) =>
    box(gap, gap, A4.width - 2 * gap, A4.height - 2 * gap, { stroke: palette.gold, strokeWidth });
  return block('ornament', around(inset, 1.6), around(inset + 5, 0.5));
}

/** A box to tick, its left upper corner at x, y. */
export const tickBox = (x: number, y: number, size: number, stroke: string = palette.inkFaint): Shape =>
  box(x, y, size, size, { stroke, strokeWidth: 0.8, fill: palette.card });

/** Blocks drawn from the top down, and the position of their end. */
export interface Drawn {
  readonly blocks: readonly Block[];
  readonly bottom: number;
}

/** Title and subtitle in the middle; `y` is the title's first baseline. */
export function titleLines(title: string, subtitle: string, y: number, size = 38): Drawn {
  const lettering = serif(size, 600);
  const lines = balanceLines(title, lettering, INNER - 60);
  const last = y + (lines.length - 1) * size * 1.15;
  const below = paragraph(subtitle, serif(14, 400, true), {
    x: MIDDLE,
    y: last + size * 0.5 + 14,
    anchor: 'middle',
    fill: palette.inkSoft,
    width: INNER - 70,
    leading: 20,
  });
  return {
    blocks: [
      block(
        'H1',
        ...lines.map((line, index) =>
          words(line, fitted(line, lettering, INNER - 20), { x: MIDDLE, y: y + index * size * 1.15, anchor: 'middle' }),
        ),
      ),
      block('P', ...below.marks),
    ],
    bottom: below.bottom,
  };
}

/** A passage in the middle, in italics, its reference below it. */
export function centredPassage({ text, reference }: Passage, y: number, size = 13, width = INNER - 90): Drawn {
  const lettering = serif(size, 400, true);
  const lines = balanceLines(text, lettering, width);
  const leading = size * 1.5;
  const last = y + (lines.length - 1) * leading;
  const below = last + size * 1.45;
  return {
    blocks: [
      block(
        'P',
        ...lines.map((line, index) => words(line, lettering, { x: MIDDLE, y: y + index * leading, anchor: 'middle' })),
        words(reference, label(size * 0.62), { x: MIDDLE, y: below, anchor: 'middle', fill: palette.gold }),
      ),
    ],
    bottom: below,
  };
}

/** The head of a page within a document: its title at the left, a note at the right, a line below. */
export function pageHead(title: string, note: string, y = 66): Drawn {
  return {
    blocks: [
      block('H1', words(title, serif(20, 600), { x: MARGIN, y })),
      block('P', words(note, sans(9), { x: MARGIN + INNER, y, anchor: 'end', fill: palette.inkSoft })),
      block('ornament', rule(MARGIN, y + 9, INNER, palette.gold, 1.1)),
    ],
    bottom: y + 9,
  };
}

/** The number of a page and the document's name at its foot. */
export const pageFoot = (title: string, page: number): Block =>
  block(
    'ornament',
    words(title, serif(8.5, 400, true), { x: MARGIN, y: A4.height - 32, fill: palette.inkFaint }),
    words(String(page), sans(8.5), { x: MARGIN + INNER, y: A4.height - 32, anchor: 'end', fill: palette.inkFaint }),
  );
