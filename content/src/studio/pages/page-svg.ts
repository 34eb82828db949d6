import { element, group, palette, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { A4 } from './page';
import type { Mark, Page } from './page';

function drawn(mark: Mark): Markup {
  if (mark.kind === 'words') {
    const { words, lettering, x, y, anchor, fill } = mark;
    return text(words, lettering, { x, y, anchor, fill });
  }
  const { path, fill, stroke, strokeWidth, dash } = mark;
  return element('path', {
    d: path,
    fill: fill ?? 'none',
    ...(stroke !== undefined && { stroke, 'stroke-width': strokeWidth, 'stroke-dasharray': dash }),
  });
}

/** A page as a sheet of paper in a picture, its left upper corner at 0, 0; points are pixels. */
export const pageMarkup = ({ blocks }: Page): Markup =>
  group(
    {},
    element('rect', { x: 3, y: 5, ...A4, fill: palette.inkFaint, opacity: 0.28 }),
    element('rect', { ...A4, fill: palette.card, stroke: palette.rule, 'stroke-width': 1 }),
    ...blocks.flatMap(({ marks }) => marks.map(drawn)),
  );
