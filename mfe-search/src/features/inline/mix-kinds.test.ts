import fc from 'fast-check';
import { mixKinds } from './mix-kinds';

/** Suggestions of some kinds: 'b2' is the third of the second kind. */
const kindsOf = (counts: readonly number[]): readonly (readonly string[])[] =>
  counts.map((count, kind) => Array.from({ length: count }, (_, at) => `${String.fromCodePoint(97 + kind)}${at}`));

test('at most three suggestions of a kind stand before those of the others', () => {
  expect(mixKinds(kindsOf([5, 1, 4]), 20)).toEqual(['a0', 'a1', 'a2', 'b0', 'c0', 'c1', 'c2', 'a3', 'a4', 'c3']);
  expect(mixKinds(kindsOf([5, 1, 4]), 8)).toEqual(['a0', 'a1', 'a2', 'b0', 'c0', 'c1', 'c2', 'a3']);
  expect(mixKinds(kindsOf([5, 0, 0]), 4)).toEqual(['a0', 'a1', 'a2', 'a3']);
});

test('while more may come, there are at most three of each kind', () => {
  expect(mixKinds(kindsOf([5, 1]), 20, false)).toEqual(['a0', 'a1', 'a2', 'b0']);
});

test('mixing loses no suggestion, repeats none, and keeps the order within each kind', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 6 }), fc.nat(40), (counts, most) => {
      const kinds = kindsOf(counts);
      const mixed = mixKinds(kinds, most);
      expect(mixed).toHaveLength(Math.min(most, kinds.flat().length));
      for (const kind of kinds) {
        const ofKind = mixed.filter((item) => kind.includes(item));
        expect(ofKind).toEqual(kind.slice(0, ofKind.length));
      }
    }),
  );
});
