import { frameOf, pictureSize } from '../page-frame';
import { breakBlock } from './break-block';
import { fillPages, type PlacedRow } from './fill-pages';
import type { FlowBlock } from './flow';
import { figureBlocks } from './art-blocks';
import { stylesOf } from './styles';

const layout = { paper: 'a4', columns: 1, margins: 'normal', numbers: true, notes: true } as const;
const figure = { kind: 'figure', alt: 'A tent', caption: [], width: 400, height: 300, shapes: [] } as const;

/** Paragraphs of one line, then a figure with a caption of several lines, then another paragraph. */
function placedWith(paragraphs: number, columns: 1 | 2): (PlacedRow & { page: number })[] {
  const frame = frameOf({ ...layout, columns });
  const styles = stylesOf({ ...layout, columns });
  const words = (text: string) => [{ text, style: styles.text }];
  const paragraph: FlowBlock = {
    role: 'P',
    runs: words('A line.'),
    leading: styles.leading,
    before: 0,
    first: 0,
    rest: 0,
    direction: 'ltr',
  };
  const caption = words('The plan of a tent with two rooms. '.repeat(6));
  const art = figureBlocks({ ...figure, caption: [], shapes: [] }, caption, { frame, accent: '#000000', styles });
  const blocks = [...Array.from({ length: paragraphs }, () => paragraph), ...art, paragraph];
  const rows = blocks.flatMap((block, index) => breakBlock(block, index, frame.columnWidth));
  return fillPages(rows, { height: frame.height, taken: 60, columns }).flatMap((placed, page) =>
    placed.map((row) => ({ ...row, page })),
  );
}

test.each([1, 2] as const)('a picture and its whole caption share a column on pages with %i', (columns) => {
  for (let paragraphs = 0; paragraphs < 100; paragraphs += 1) {
    const placed = placedWith(paragraphs, columns);
    const together = placed.filter(({ row }) => row.block === paragraphs || row.block === paragraphs + 1);
    expect(together.length).toBeGreaterThan(2);
    expect(new Set(together.map(({ page, column }) => `${page} ${column}`)).size).toBe(1);
    expect(placed.at(-1)?.row.block).toBe(paragraphs + 2);
  }
});

test('a picture fits into its column and takes at most 40 % of the height of its page', () => {
  const a4 = frameOf(layout);
  expect(pictureSize({ width: 1080, height: 3129 }, a4).height).toBeCloseTo(a4.size[1] * 0.4);
  expect(pictureSize({ width: 1200, height: 400 }, a4).width).toBeCloseTo(a4.columnWidth);
  expect(pictureSize({ width: 100, height: 50 }, a4)).toEqual({ width: 100, height: 50 });
});
