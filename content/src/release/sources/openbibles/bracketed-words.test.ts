import fc from 'fast-check';
import { bracketedWords } from './bracketed-words';

const drawn = (source: string) => {
  const { text, marks } = bracketedWords(source);
  return [text, ...marks.map(({ min, max }) => text.slice(min, max))];
};

test('words in brackets are marked as added, and the brackets are removed', () => {
  expect(drawn('that [it was] good [and] so')).toEqual(['that it was good and so', 'it was', 'and']);
});

test('a bracket without a partner stays, and only the inner of two nested pairs is read', () => {
  expect(drawn('lame, [waiting for the water.')).toEqual(['lame, [waiting for the water.']);
  expect(drawn('[cutting [it] short]')).toEqual(['[cutting it short]', 'it']);
});

test('any brackets leave all other characters in place, and every mark contains words', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ') }), (source) => {
      const { text, marks } = bracketedWords(source);
      expect(text.replace(/[[\]]/g, '')).toBe(source.replace(/[[\]]/g, ''));
      for (const { min, max } of marks) expect(text.slice(min, max)).toMatch(/^a( *a)*$/);
    }),
  );
});
