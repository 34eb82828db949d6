import { bookNames, spanishBookNames } from '@manna/shared/domain';
import { passageOfPill, verseIdsOf } from './passage-of-pill';

test.each([
  ['romans', 'Romans', [[45001001, 45016027]], ['Rom']],
  ['rom', 'Romans', [[45001001, 45016027]], ['Rom']],
  ['1-samuel', '1 Samuel', [[9001001, 9031013]], ['1Sam']],
  ['psa23', 'Psalm 23', [[19023001, 19023006]], ['Ps']],
  [
    'gen1v3,5-7_psa23',
    'Genesis 1:3,5–7; Psalm 23',
    [
      [1001003, 1001003],
      [1001005, 1001007],
      [19023001, 19023006],
    ],
    ['Gen', 'Ps'],
  ],
  ['gen50-exo1', 'Genesis 50 – Exodus 1', [[1050001, 2001022]], ['Gen', 'Exod']],
])('the pill ref:%s is %s', (id, label, verses, books) => {
  const passage = passageOfPill(id, bookNames);
  expect(passage).toMatchObject({ label, verses });
  expect(passage?.books.map(({ osisId }) => osisId)).toEqual(books);
});

test('a passage has the name of its book in the language of the page', () => {
  expect(passageOfPill('rom8', spanishBookNames)?.label).toBe('Romanos 8');
  expect(passageOfPill('romans', spanishBookNames)?.label).toBe('Romanos');
});

test.each(['nowhere', 'rom99', 'rom8v', 'a', '8', 'x'.repeat(1000)])('there is no passage %s', (id) => {
  expect(passageOfPill(id, bookNames)).toBeUndefined();
});

test('the verses of a short passage are listed, those of a long one are not', () => {
  const short = passageOfPill('psa23', bookNames);
  expect(short && verseIdsOf(short, 100)).toEqual([1, 2, 3, 4, 5, 6].map((verse) => `verses-1902300${verse}`));
  const long = passageOfPill('psa119', bookNames);
  expect(long && verseIdsOf(long, 100)).toBeUndefined();
});
