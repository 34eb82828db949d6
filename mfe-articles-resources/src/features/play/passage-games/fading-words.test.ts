import fc from 'fast-check';
import { hiddenWords, isSameWord, tokensOf } from './fading-words';

test('the words of a text with what is between them are the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const tokens = tokensOf(text);
      fc.pre(tokens.length > 0);
      expect(tokens.map(({ before, word, after }) => before + word + after).join('')).toBe(text);
    }),
  );
  expect(tokensOf("The LORD'S (well-beloved) son.")).toEqual([
    { before: '', word: 'The', after: ' ' },
    { before: '', word: "LORD'S", after: ' ' },
    { before: '(', word: 'well-beloved', after: ') ' },
    { before: '', word: 'son', after: '.' },
  ]);
});

test('each level hides more words, all that were hidden before among them, and the last hides all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), (count, seed) => {
      const levels = ([1, 2, 3, 4] as const).map((level) => hiddenWords(count, level, seed));
      expect(levels[3]).toEqual(Array.from({ length: count }, (_, index) => index));
      for (const [index, hidden] of levels.entries()) {
        const next = new Set(levels[index + 1] ?? levels[3]);
        expect(hidden.filter((word) => !next.has(word))).toEqual([]);
      }
    }),
  );
});

test('capitals, accents and marks of a written word do not count', () => {
  expect(isSameWord('lords', "LORD'S")).toBe(true);
  expect(isSameWord(' Corazon ', 'corazón')).toBe(true);
  expect(isSameWord('', 'the')).toBe(false);
  expect(isSameWord('thee', 'the')).toBe(false);
});
