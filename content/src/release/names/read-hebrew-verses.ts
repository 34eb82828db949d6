import { z } from 'zod';
import { books, verseNumber } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import type { HebrewVerse } from './words/hebrew-token';
import { parseHebrewToken } from './words/hebrew-token';
import { packageFiles } from '../../base/package-files';
import { readScriptData } from '../sources/strongs/read-lexicon';

const bibleSchema = z.record(z.string(), z.array(z.array(z.array(z.tuple([z.string(), z.string(), z.string()])))));

/** Returns the book name that the package uses: 'I Samuel' for '1 Samuel'. */
const packageName = (name: string) => name.replace(/^1 /, 'I ').replace(/^2 /, 'II ');

/**
 * Reads the words of the Hebrew Old Testament verse by verse. The package morphhb already uses the numbering of the
 * King James Version. Joel 4, which that version does not have, is present but empty. Throws ContentError if a book is
 * missing or has an unexpected shape.
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
