import { breakLines, lineWidth, palette, short } from '@manna/shared/print';
import type { Lettering } from '@manna/shared/print';

/** A4 in points; a page's x goes right and its y goes down from the top left corner. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** One line of words; `y` is its baseline. */
export interface Words {
  readonly kind: 'words';
  readonly words: string;
  readonly lettering: Lettering;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: string;
}

/** A shape as path data. */
export interface Shape {
  readonly kind: 'shape';
  readonly path: string;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly strokeWidth: number;
  readonly dash: number | undefined;
}

export type Mark = Words | Shape;

/** What a block is to a reader who listens: a heading, a paragraph, an item of a list, or mere ornament. */
export type Role = 'H1' | 'H2' | 'P' | 'LI' | 'ornament';

export interface Block {
  readonly role: Role;
  readonly marks: readonly Mark[];
}

/** One printed page: it is drawn once and written as PDF and as a picture alike. Blocks are in reading order. */
export interface Page {
  /** Its line in the document's outline. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface WordsPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor?: Words['anchor'];
  readonly fill?: string;
}

/** One line of words. */
export const words = (
  line: string,
  lettering: Lettering,
  { x, y, anchor = 'start', fill = palette.ink }: WordsPlace,
): Words => ({ kind: 'words', words: line, lettering, x, y, anchor, fill });

interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: number;
}

/** A shape; without a colour for its line it has none. */
export const shape = (path: string, { fill, stroke, strokeWidth = 0.6, dash }: Ink): Shape => ({
  kind: 'shape',
  path,
  fill,
  stroke,
  strokeWidth,
  dash,
});

/** A level line. */
export const rule = (x: number, y: number, width: number, stroke: string = palette.rule, strokeWidth = 0.6): Shape =>
  shape(`M${short(x)} ${short(y)}H${short(x + width)}`, { stroke, strokeWidth });

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number, ink: Ink): Shape =>
  shape(`M${short(x)} ${short(y)}H${short(x + width)}V${short(y + height)}H${short(x)}Z`, ink);

/** A block; what it holds is read as one. */
export const block = (role: Role, ...marks: readonly Mark[]): Block => ({ role, marks });

/** Words broken at `width`, a line every `leading` points, and the baseline of the last. */
export function paragraph(
  text: string,
  lettering: Lettering,
  { width, leading, ...place }: WordsPlace & { readonly width: number; readonly leading: number },
): { readonly marks: readonly Words[]; readonly bottom: number } {
  const lines = breakLines(text, lettering, width);
  return {
    marks: lines.map((line, index) => words(line, lettering, { ...place, y: place.y + index * leading })),
    bottom: place.y + Math.max(0, lines.length - 1) * leading,
  };
}

/** Makes the lettering smaller if the words would be wider than `width`. */
export function fitted(line: string, lettering: Lettering, width: number): Lettering {
  const wide = lineWidth(line, lettering);
  return wide <= width ? lettering : { ...lettering, size: Math.floor((lettering.size * width * 20) / wide) / 20 };
}
