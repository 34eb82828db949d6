import { books, verseNumber } from '@manna/shared/domain';
import type { ChapterRef } from '@manna/shared/domain';
import type { World } from '../maker';

/** A chapter with its number of verses and of words. */
export interface SizedChapter extends ChapterRef {
  readonly verses: number;
  readonly words: number;
}

/** The 1,189 chapters in canonical order, counted in the King James Version. */
export const sizedChapters = (world: World): readonly SizedChapter[] =>
  books.flatMap((book) =>
    Array.from({ length: book.chapterCount }, (_, index): SizedChapter => {
      const chapter = index + 1;
      let [verses, words] = [0, 0];
      for (;;) {
        const text = world.verseText(verseNumber({ book: book.number, chapter, verse: verses + 1 }));
        if (text === undefined) return { book, chapter, verses, words };
        verses += 1;
        words += text.split(/\s+/).length;
      }
    }),
  );
