import fc from 'fast-check';
import { isWithinDistance } from './edit-distance';
import { codesOf, isPattern } from './glob';
import { TermList } from './term-list';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'א'), minLength: 1, maxLength: 6 });
const words = fc.uniqueArray(word, { maxLength: 40 }).map((list) => list.sort());

test('a term list finds a term, and the terms that start with a text, as comparing each would', () => {
  fc.assert(
    fc.property(words, fc.oneof(word, fc.constant('')), (terms, text) => {
      const list = new TermList(terms);
      const { from, to } = list.withPrefix(text);
      expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(text)));
      const found = text === '' ? undefined : list.find(text);
      expect(found).toBe(terms.includes(text) ? terms.indexOf(text) : undefined);
      expect(terms.map((_, term) => list.textOf(term))).toEqual(terms);
    }),
  );
});

test('a term list finds the terms that a pattern matches, as a regular expression would', () => {
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, pattern, (terms, text) => {
      const expression = new RegExp(`^${text.replaceAll('?', '.').replaceAll('*', '.*')}$`, 'u');
      const list = new TermList(terms);
      const found = isPattern(text) ? list.matching(text) : [];
      const expected = isPattern(text) ? terms.filter((term) => expression.test(term)) : [];
      expect(found.map((term) => list.textOf(term))).toEqual(expected);
    }),
  );
});

test('a term list finds the terms that are near a text, as comparing each would', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (terms, text, distance) => {
      const list = new TermList(terms);
      const expected = terms.filter((term) => isWithinDistance(codesOf(term), codesOf(text), distance));
      expect(
        list
          .near(text, distance)
          .map((id) => list.textOf(id))
          .sort(),
      ).toEqual(expected);
      expect(list.comparedCount(text, distance)).toBeGreaterThanOrEqual(expected.length);
    }),
  );
});

test('a term list without terms finds nothing', () => {
  const list = new TermList([]);
  expect(list.find('a')).toBeUndefined();
  expect(list.near('a', 1)).toEqual([]);
  expect(list.matching('*')).toEqual([]);
});
