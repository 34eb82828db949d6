import { z } from 'zod';
import { books, verseNumber } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import type { HebrewVerse } from './words/hebrew-token';
import { parseHebrewToken } from './words/hebrew-token';
import { packageFiles } from '../../base/package-files';
import { readScriptData } from '../sources/strongs/read-lexicon';

const bibleSchema = z.record(z.string(), z.array(z.array(z.array(z.tuple([z.string(), z.string(), z.string()])))));

/** '1 Samuel' as the package writes it: 'I Samuel'. */
const packageName = (name: string) => name.replace(/^1 /, 'I ').replace(/^2 /, 'II ');

/**
 * The words of the Hebrew Old Testament, verse by verse in the numbering of the King James Version, which the package
 * morphhb brings already; Joel's fourth chapter, which that version has not, is there and empty.
 * Throws ContentError where a book is missing or has another shape.
 */
export function readHebrewVerses(): { verses: HebrewVerse[]; version: string } {
  const bible = readScriptData('morphhb', 'index.js', bibleSchema);
  const verses = books
    .filter(({ testament }) => testament === 'old')
    .flatMap((book) => {
      const chapters = bible[packageName(book.name)];
      if (!chapters) throw new ContentError(`morphhb has no ${book.name}.`);
      return chapters.flatMap((chapter, chapterIndex) =>
        chapter.map((words, verseIndex) => ({
          verse: verseNumber({ book: book.number, chapter: chapterIndex + 1, verse: verseIndex + 1 }),
          words: words.map(([text, lemma, morphology]) => parseHebrewToken(text, lemma, morphology)),
        })),
      );
    });
  return { verses, version: packageFiles('morphhb').version };
}
