import fc from 'fast-check';
import { packRows, type Extent } from './pack-rows';

const extents = fc.array(
  fc
    .tuple(fc.integer({ min: -2_000, max: 2_000 }), fc.integer({ min: 1, max: 400 }))
    .map(([left, width]): Extent => [left, left + width]),
  { maxLength: 60 },
);
const itself = (extent: Extent) => extent;

test('no two in a row touch, and who is left out has room in no row', () => {
  fc.assert(
    fc.property(extents, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 8 }), (items, rows, gap) => {
      const packed = packRows(items, itself, { rows, gap });
      const touch = ([left, right]: Extent, [from, to]: Extent) => right + gap > from && left < to + gap;
      for (const [at, one] of packed.entries())
        for (const other of packed.slice(at + 1))
          expect(one.row === other.row && touch(one.extent, other.extent)).toBe(false);
      const shown = new Set(packed.map(({ item }) => item));
      for (const item of items.filter((each) => !shown.has(each)))
        for (let row = 0; row < rows; row += 1)
          expect(packed.some((one) => one.row === row && touch(one.extent, item))).toBe(true);
    }),
  );
});

test('the first are placed first', () => {
  const packed = packRows(
    [
      [0, 10],
      [5, 15],
      [8, 20],
    ] as Extent[],
    itself,
    { rows: 2, gap: 0 },
  );
  expect(packed.map(({ item, row }) => [item[0], row])).toEqual([
    [0, 0],
    [5, 1],
  ]);
});
