import { books, type Book, type BookDivision } from './books';
import type { ChapterRef } from './chapters';

/** Names of the books in one language, by USFM id; `psalm` is what one chapter of the Psalter is called. */
export interface BookNames {
  readonly [usfmId: string]: string;
  readonly psalm: string;
}

/** The books as English names them. */
export const bookNames: BookNames = {
  ...Object.fromEntries(books.map(({ usfmId, name }) => [usfmId, name])),
  psalm: 'Psalm',
};

/** The shelves of the Bible as English names them. */
export const divisionNames = {
  law: 'Law',
  history: 'History',
  poetry: 'Poetry',
  prophecy: 'Prophecy',
  gospels: 'Gospels',
  letters: 'Letters',
} satisfies Record<BookDivision, string>;

/** A book's name in the language of `names`; in English where it has none there. */
export const bookName = ({ usfmId, name }: Book, names: BookNames): string => names[usfmId] ?? name;

/** 'Genesis 1', 'Psalm 23' in the language of `names`. */
export const chapterName = ({ book, chapter }: ChapterRef, names: BookNames): string =>
  `${book.usfmId === 'PSA' ? names.psalm : bookName(book, names)} ${chapter}`;
