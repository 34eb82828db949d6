import fc from 'fast-check';
import { fitWords } from './fit-words';

test('a text that has room stays as it is', () => {
  expect(fitWords('David’s sister, the mother of Joab', 2)).toBe('David’s sister, the mother of Joab');
});

test('a longer text ends with a whole word', () => {
  expect(fitWords('Shepherd, psalmist and king of all Israel', 2)).toBe('Shepherd, psalmist and king of all…');
  expect(fitWords('King of Israel, famed for wisdom', 1)).toBe('King of Israel…');
  expect(fitWords('Man of Israel named in 1 Chronicles', 1)).toBe('Man of Israel…');
  expect(fitWords('Priest, prophet', 1)).toBe('Priest, prophet');
});

test('what is shown of a text are its first words, none of them cut', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 2 }), (all, lines) => {
      const shown = fitWords(all.join(' '), lines);
      const whole = shown.replace(/…$/, '').split(' ');
      expect(whole).toEqual(all.slice(0, whole.length));
      expect(shown.endsWith('…')).toBe(whole.length < all.length);
      expect(shown.length).toBeLessThanOrEqual(lines * 19);
    }),
  );
});
