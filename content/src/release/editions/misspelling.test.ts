import fc from 'fast-check';
import { differenceOf } from './misspelling';

const word = fc.stringMatching(/^[a-y]{4,9}$/);

test('a word with one letter more, less or different is one letter off, both ways', () => {
  fc.assert(
    fc.property(word, fc.nat({ max: 2 }), (right, at) => {
      const place = at + 1;
      for (const wrong of [
        right.slice(0, place) + 'z' + right.slice(place),
        right.slice(0, place) + 'z' + right.slice(place + 1),
      ]) {
        expect(differenceOf(wrong, right)).toBe('letter');
        expect(differenceOf(right, wrong)).toBe('letter');
      }
    }),
  );
});

test.each([
  ['caanan', 'canaan', 'swapped'],
  ['jeheil', 'jehiel', 'swapped'],
  ['creditd', 'credited', 'letter'],
  ['flowings', 'flowing', undefined],
  ['tody', 'body', undefined],
  ['hear', 'hear', undefined],
  ['cananite', 'canaanites', undefined],
])('%s for %s is %s', (one, other, difference) => {
  expect(differenceOf(one, other)).toBe(difference);
});
