import fc from 'fast-check';
import { bracketedWords } from './bracketed-words';

const drawn = (source: string) => {
  const { text, marks } = bracketedWords(source);
  return [text, ...marks.map(({ min, max }) => text.slice(min, max))];
};

test('words in brackets are added words, and the brackets go', () => {
  expect(drawn('that [it was] good [and] so')).toEqual(['that it was good and so', 'it was', 'and']);
});

test('a bracket without its other half stays, and only the inner of two pairs is read', () => {
  expect(drawn('lame, [waiting for the water.')).toEqual(['lame, [waiting for the water.']);
  expect(drawn('[cutting [it] short]')).toEqual(['[cutting it short]', 'it']);
});

test('whatever the brackets, no other character is lost or moved, and every mark has words', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ') }), (source) => {
      const { text, marks } = bracketedWords(source);
      expect(text.replace(/[[\]]/g, '')).toBe(source.replace(/[[\]]/g, ''));
      for (const { min, max } of marks) expect(text.slice(min, max)).toMatch(/^a( *a)*$/);
    }),
  );
});
