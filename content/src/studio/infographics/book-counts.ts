import { books, verseNumber } from '@manna/shared/domain';
import type { Book } from '@manna/shared/domain';
import type { World } from '../maker';

/** A chapter or a verse with its number of words. */
export interface Counted {
  readonly book: Book;
  readonly chapter: number;
  readonly verse?: number;
  readonly words: number;
  readonly letters: number;
}

export interface BookCount {
  readonly book: Book;
  readonly verses: number;
  readonly words: number;
  readonly chapters: readonly Counted[];
}

/** The Bible's books with their verses and words, and its longest and shortest verse. */
export interface BibleCounts {
  readonly books: readonly BookCount[];
  readonly verses: readonly Counted[];
}

const wordsOf = (text: string): number => text.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)?.length ?? 0;
const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Counts the King James Version's text without titles of psalms, notes and subscriptions. */
export function countBible(world: World): BibleCounts {
  const verses: Counted[] = [];
  const counted = books.map((book): BookCount => {
    const chapters = Array.from({ length: book.chapterCount }, (_, index): Counted => {
      const chapter = index + 1;
      const first = verses.length;
      for (let verse = 1; ; verse++) {
        const text = world.verseText(verseNumber({ book: book.number, chapter, verse }));
        if (text === undefined) break;
        verses.push({ book, chapter, verse, words: wordsOf(text), letters: lettersOf(text) });
      }
      const own = verses.slice(first);
      const sum = (key: 'words' | 'letters') => own.reduce((total, each) => total + each[key], 0);
      return { book, chapter, words: sum('words'), letters: sum('letters') };
    });
    return {
      book,
      chapters,
      verses: verses.filter((verse) => verse.book === book).length,
      words: chapters.reduce((total, { words }) => total + words, 0),
    };
  });
  return { books: counted, verses };
}
