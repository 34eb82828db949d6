import { NODE } from './tree-blocks';
import type { TreeLayout } from './tree-layout';

/** Above the first line that is seen, in pixels. */
const MARGIN = 8;

/**
 * How far a tree is scrolled at first, in pixels, so that the person is in sight: not at all if they are anyway, and otherwise to
 * the line from which most of what is above them can be seen, so that no box is cut off at the top.
 */
export function startOfView({ nodes }: TreeLayout, self: string, height: number): number {
  const own = nodes.find(({ slug }) => slug === self);
  if (!own || own.y + NODE.height + MARGIN <= height) return 0;
  const latest = own.y - MARGIN;
  const starts = nodes
    .map(({ y }) => y - MARGIN)
    .filter((y) => y <= latest && own.y + NODE.height + MARGIN - y <= height);
  return Math.min(latest, ...starts);
}
