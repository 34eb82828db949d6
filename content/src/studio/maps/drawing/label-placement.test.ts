import fc from 'fast-check';
import { overlap, placeLabels, within } from './label-placement';
import type { LabelRequest } from './label-placement';

const frame = { x: 0, y: 0, width: 1000, height: 1000 };
const nothing = { frame, reserved: [], lines: [] };

const request = fc.record({
  at: fc.tuple(fc.integer({ min: 30, max: 970 }), fc.integer({ min: 30, max: 970 })),
  radius: fc.constant(8),
  width: fc.integer({ min: 40, max: 190 }),
  height: fc.constant(30),
}) as fc.Arbitrary<LabelRequest>;

test('names on a map that has room for them cover neither each other nor a mark, and stay on the map', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 14 }), (requests) => {
      const placed = placeLabels(requests, nothing);
      placed.forEach((label, index) => {
        if (!label) throw new Error('A label found no place.');
        expect(within(label, frame)).toBe(true);
        const others = placed.filter((_, other) => other !== index);
        for (const other of others) expect(other && overlap(label, other)).toBe(0);
        for (const { at, radius } of requests) {
          const mark = { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius };
          expect(overlap(label, mark)).toBe(0);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('a label without neighbours is to the right of its mark', () => {
  const [label] = placeLabels([{ at: [500, 500], radius: 8, width: 100, height: 30 }], nothing);
  expect(label).toMatchObject({ x: 513, y: 485, far: false });
});

test('a label is to the left of its mark at the right edge of the map', () => {
  const [label] = placeLabels([{ at: [980, 500], radius: 8, width: 100, height: 30 }], nothing);
  expect(label?.x).toBeLessThan(880);
});

test('labels avoid lines and reserved areas', () => {
  const at = [500, 500] as const;
  const reserved = [{ x: 510, y: 470, width: 300, height: 60 }];
  const lines = [
    [
      [0, 520],
      [499, 520],
    ] as const,
  ];
  const [label] = placeLabels([{ at, radius: 8, width: 100, height: 30 }], { frame, reserved, lines });
  expect(label && overlap(label, reserved[0] ?? frame)).toBe(0);
  expect(label && (label.y > 520 || label.y + label.height < 520 || label.x > 499)).toBe(true);
});

test('a label in a crowded area is moved away and connected to its mark by a line', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => ({
    at: [480 + (index % 3) * 20, 480 + Math.floor(index / 3) * 20] as const,
    radius: 8,
    width: 150,
    height: 30,
  }));
  expect(placeLabels(crowd, nothing).some((label) => label?.far)).toBe(true);
});

test('a name that is wider than the map has no place', () => {
  expect(placeLabels([{ at: [500, 500], radius: 8, width: 1200, height: 30 }], nothing)).toEqual([undefined]);
});
