import { parseChapterOsisId, verseNumber } from '@manna/shared/domain';
import { parseKjvVerse } from '../sources/kjv/kjv-markup';
import type { HebrewVerse } from './words/hebrew-token';
import { readKjv } from '../sources/kjv/read-kjv';
import { readHebrewVerses } from './read-hebrew-verses';
import { readLexicon, type Lexicon } from '../sources/strongs/read-lexicon';

/** The parsed packages, ready for the rules. */
export interface NameSources {
  readonly lexicon: Lexicon;
  readonly hebrew: { readonly verses: readonly HebrewVerse[]; readonly version: string };
  /** The King James Version by verse number. */
  readonly texts: ReadonlyMap<number, string>;
}

function readTexts(): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [osisId, verses] of readKjv().chapters) {
    const ref = parseChapterOsisId(osisId);
    if (!ref) continue;
    for (const [index, verse] of verses.entries()) {
      const number = verseNumber({ book: ref.book.number, chapter: ref.chapter, verse: index + 1 });
      texts.set(number, parseKjvVerse(verse).text);
    }
  }
  return texts;
}

/**
 * Reads morphhb, strongs and the King James Version. Throws ContentError if one is missing or has an unexpected shape.
 */
export const readNameSources = (): NameSources => ({
  lexicon: readLexicon(),
  hebrew: readHebrewVerses(),
  texts: readTexts(),
});
