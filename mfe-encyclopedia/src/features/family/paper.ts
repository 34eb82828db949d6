import type { Kin } from './kin';
import { layTree, type TreeLayout } from './tree-layout';

/** A sheet within its margins, in CSS pixels: A4 is a little wider, and Letter a little higher. */
const SHEET = { width: 660, height: 880 } as const;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** A tree that fits one sheet of paper, as large as it can be; a very large one is half as large and goes on on the next sheet. */
export function layOnPaper(kin: Kin, self: string): { layout: TreeLayout; scale: number } {
  for (const scale of SCALES) {
    const layout = layTree(kin, self, SHEET.width / scale);
    if (layout.height * scale <= SHEET.height || scale === SCALES.at(-1)) return { layout, scale };
  }
  throw new Error('no scale for paper');
}
