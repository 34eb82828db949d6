import fc from 'fast-check';
import { spread } from './spread';

const places = fc
  .array(fc.double({ min: 0, max: 2000, noNaN: true }), { maxLength: 40 })
  .map((list) => list.sort((a, b) => a - b));

test('labels beside a scale are kept apart and in order', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 60 }), (wanted, gap) => {
      const got = spread(wanted, gap);
      expect(got).toHaveLength(wanted.length);
      got.slice(1).forEach((place, index) => {
        expect(place - (got[index] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-6);
      });
    }),
  );
});

test('labels with enough room are not moved', () => {
  expect(spread([0, 40, 100], 33)).toEqual([0, 40, 100]);
});

test('a crowd is centred on its place', () => {
  expect(spread([100, 100, 100], 30)).toEqual([70, 100, 130]);
});

test('labels never go past the limit, even when they are crowded', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 40 }), (wanted, gap) => {
      expect(Math.max(0, ...spread(wanted, gap, 1800))).toBeLessThanOrEqual(1800 + 1e-6);
    }),
  );
  expect(spread([95, 130], 30, 100)).toEqual([70, 100]);
});
