import { palette, sans, serif } from '@manna/shared/print';
import type { World } from '../maker';
import { block, box, paragraph, words } from '../pages/page';
import type { Block, Page } from '../pages/page';
import { centredPassage, frame, INNER, label, MARGIN, MIDDLE, ornament, titleLines } from '../pages/page-furniture';
import { passageOf } from '../passage';
import type { PlanOptions } from './plan-options';

const COLUMNS = 13;
const CELL = 29;

/** A box for each week, to be coloured in as weeks are done. */
function weekBoxes(days: number, top: number): Block[] {
  const weeks = Math.round(days / 7);
  const left = MIDDLE - (Math.min(COLUMNS, weeks) * CELL) / 2;
  const cells = Array.from({ length: weeks }, (_, index) => {
    const x = left + (index % COLUMNS) * CELL;
    const y = top + Math.floor(index / COLUMNS) * CELL;
    return [
      box(x + 2, y + 2, CELL - 4, CELL - 4, { stroke: palette.rule, strokeWidth: 0.9, fill: palette.paper }),
      words(
        String(index + 1),
        { ...sans(8.5), tabular: true },
        {
          x: x + CELL / 2,
          y: y + CELL / 2 + 3,
          anchor: 'middle',
          fill: palette.inkFaint,
        },
      ),
    ];
  });
  return [
    block('H2', words('Weeks done', label(8.5), { x: MIDDLE, y: top - 10, anchor: 'middle', fill: palette.gold })),
    block('ornament', ...cells.flat()),
  ];
}

/** The title page of a plan: what it is, how it is read, and boxes for its weeks. */
export function planCover(world: World, { days, title, subtitle, verse, how }: PlanOptions): Page {
  const head = titleLines(title, subtitle, 132);
  const passage = centredPassage(passageOf(world, verse), head.bottom + 66);
  const rows = Math.ceil(Math.round(days / 7) / COLUMNS);
  const boxesTop = 762 - rows * CELL;
  const column = { x: MARGIN + 36, width: INNER - 72, leading: 17.5 };
  let y = passage.bottom + 78;
  const paragraphs = how.map((text) => {
    const set = paragraph(text, serif(11.5), { ...column, y });
    y = set.bottom + 27;
    return block('P', ...set.marks);
  });
  return {
    title,
    blocks: [
      frame(),
      ...head.blocks,
      ornament(head.bottom + 32, 150),
      ...passage.blocks,
      ornament(passage.bottom + 36, 60),
      ...paragraphs,
      ...weekBoxes(days, boxesTop),
    ],
  };
}
