import { bookName, bookNames, books, spanishBookNames } from '@manna/shared/domain';
import { shortBookNames } from './short-book-names';
import { spanishShortBookNames } from './spanish-short-book-names';

/** What a tile of four in a row has room for on a narrow phone. Characters. */
const LONGEST = 7;

describe.each([
  ['English', bookNames, shortBookNames],
  ['Spanish', spanishBookNames, spanishShortBookNames],
])('the short names of books in %s', (_language, names, short) => {
  const shown = books.map((book) => short[book.usfmId] ?? bookName(book, names));

  it('are the beginnings of the names, so that a reader can say what is shown', () => {
    for (const [index, book] of books.entries()) expect(bookName(book, names)).toMatch(new RegExp(`^${shown[index]}`));
  });

  it('fit a narrow tile, and no two are the same', () => {
    expect(shown.filter((name) => name.length > LONGEST)).toEqual([]);
    expect(new Set(shown).size).toBe(books.length);
  });
});
