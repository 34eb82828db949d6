import fc from 'fast-check';
import { bookNames, books, spanishBookNames } from '@manna/shared/domain';
import { beginsWordsOf, suggestBooks, typedPassage } from './suggest-passages';

test.each([
  ['jn 3.16', 'John 3:16', '/bible/john/3?v=16'],
  ['ps 23', 'Psalm 23', '/bible/psalms/23'],
  ['ps 23:', 'Psalm 23', '/bible/psalms/23'],
  ['john three sixteen', 'John 3:16', '/bible/john/3?v=16'],
  ['ps 23 web', 'Psalm 23 (WEB)', '/bible/passage/psa23%20web'],
  ['jn 3:16,18 kjv', 'John 3:16,18 (KJV)', '/bible/passage/jhn3v16_jhn3v18%20kjv'],
  ['gen 1 niv', 'Genesis 1 (NIV)', '/bible/passage/gen1%20niv'],
  ['gen 1:3,5-7', 'Genesis 1:3,5–7', '/bible/genesis/1?v=3_5-7'],
  ['1 sam', '1 Samuel', '/bible/1-samuel'],
  ['romans 5-8', 'Romans 5–8', '/bible/passage/rom5-8'],
])('the reference %s is suggested as %s', (typed, text, path) => {
  expect(typedPassage(typed, bookNames)).toEqual({ text, path });
});

test('a reference is read and named in Spanish on a Spanish page', () => {
  expect(typedPassage('salmo 23', spanishBookNames)).toEqual({ text: 'Salmo 23', path: '/bible/psalms/23' });
  expect(typedPassage('romanos 5-8', spanishBookNames)?.text).toBe('Romanos 5–8');
});

test.each(['', 'the lord is my shepherd', 'john 99', 'john 3:99', 'x'.repeat(100_000)])(
  'what names no passage is not suggested as one: %.20s',
  (typed) => {
    expect(typedPassage(typed, bookNames)).toBeUndefined();
  },
);

test('books are suggested by the beginnings of their names', () => {
  const suggested = (typed: string, names = bookNames) => suggestBooks(typed, names).map(({ text }) => text);
  expect(suggested('ju')).toEqual(['Judges', 'Jude']);
  expect(suggested('1 sa')).toEqual(['1 Samuel']);
  expect(suggested('')).toEqual([]);
  expect(suggested('exo', spanishBookNames)).toEqual(['Éxodo']);
});

test('the whole name of each book suggests it', () => {
  for (const { name } of books) expect(suggestBooks(name, bookNames).map(({ text }) => text)).toContain(name);
});

test('whatever is typed, words of a name are compared without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, typed) => {
      expect(typeof beginsWordsOf(name, typed)).toBe('boolean');
      typedPassage(typed, bookNames);
    }),
  );
});
