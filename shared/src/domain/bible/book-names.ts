import { books, type Book, type BookDivision } from './books';
import type { ChapterRef } from './chapters';

/** Names of the books in one language, by USFM id; `psalm` is the name of one chapter of the Psalter. */
export interface BookNames {
  readonly [usfmId: string]: string;
  readonly psalm: string;
}

/** English names of the books. */
export const bookNames: BookNames = {
  ...Object.fromEntries(books.map(({ usfmId, name }) => [usfmId, name])),
  psalm: 'Psalm',
};

/** English names of the divisions of the Bible. */
export const divisionNames = {
  law: 'Law',
  history: 'History',
  poetry: 'Poetry',
  prophecy: 'Prophecy',
  gospels: 'Gospels',
  letters: 'Letters',
} satisfies Record<BookDivision, string>;

/** A book's name in the language of `names`, or else in English. */
export const bookName = ({ usfmId, name }: Book, names: BookNames): string => names[usfmId] ?? name;

/** 'Genesis 1', 'Psalm 23' in the language of `names`. */
export const chapterName = ({ book, chapter }: ChapterRef, names: BookNames): string =>
  `${book.usfmId === 'PSA' ? names.psalm : bookName(book, names)} ${chapter}`;
