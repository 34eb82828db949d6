import fc from 'fast-check';
import { inOrderOf, roundsOf } from './quiz-rounds';

test('rounds have ten questions, and no round has only a few', () => {
  expect(roundsOf(102).at(-1)).toEqual({ first: 90, end: 102 });
  expect(roundsOf(55).at(-1)).toEqual({ first: 50, end: 55 });
  expect(roundsOf(2)).toEqual([{ first: 0, end: 2 }]);
});

test('every question is in one round', () => {
  fc.assert(
    fc.property(fc.nat(300), (count) => {
      const asked = roundsOf(count).flatMap(({ first, end }) =>
        Array.from({ length: end - first }, (_, index) => first + index),
      );
      expect(asked).toEqual(Array.from({ length: count }, (_, index) => index));
    }),
  );
});

test('another attempt asks the same questions, in another order', () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (attempt) => {
      expect([...inOrderOf(items, attempt)].sort((a, b) => a - b)).toEqual(items);
    }),
  );
  expect(inOrderOf(items, 0)).toEqual(items);
  expect(inOrderOf(items, 1)).not.toEqual(items);
  expect(inOrderOf(items, 2)).not.toEqual(inOrderOf(items, 1));
});
