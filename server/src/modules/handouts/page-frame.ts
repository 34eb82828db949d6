import type { PdfLayout } from './handout-messages';

/** Points. */
const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const margins = { narrow: 36, normal: 56, wide: 96 } as const;
/** Room above and below the text at least, for the head and the foot of the page. */
const LEAST_EDGE = 56;
export const GUTTER = 22;
/** A picture takes at most this part of the height of its page. */
const PICTURE_PART = 0.4;

/** Where the text of a page is. Lengths are points. */
export interface Frame {
  readonly size: readonly [number, number];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly columnWidth: number;
}

export type FrameLayout = Pick<PdfLayout, 'paper' | 'columns' | 'margins'>;

export function frameOf({ paper, columns, margins: chosen }: FrameLayout): Frame {
  const size = papers[paper];
  const left = margins[chosen];
  const top = Math.max(left, LEAST_EDGE);
  const width = size[0] - 2 * left;
  const columnWidth = (width - GUTTER * (columns - 1)) / columns;
  return { size, left, top, width, height: size[1] - 2 * top, columns, columnWidth };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture in a column, in points. A picture is never larger than one point for each of its CSS pixels. */
export function pictureSize({ width, height }: Size, { size, columnWidth }: Pick<Frame, 'size' | 'columnWidth'>): Size {
  const scale = Math.min(1, columnWidth / width, (size[1] * PICTURE_PART) / height);
  return { width: width * scale, height: height * scale };
}
