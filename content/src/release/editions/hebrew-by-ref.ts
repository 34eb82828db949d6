import type { HebrewWord } from '@manna/shared/contracts';
import { chapterOsisId, verseNumber } from '@manna/shared/domain';
import { allChapters } from '../../base/bible/versification';

/** The Hebrew words by OSIS id, from those by verse number. */
export function hebrewByRef(words: ReadonlyMap<number, readonly HebrewWord[]>): Map<string, readonly HebrewWord[]> {
  const byRef = new Map<string, readonly HebrewWord[]>();
  for (const { book, chapter } of allChapters) {
    const osisId = chapterOsisId({ book, chapter });
    let verse = 1;
    for (;;) {
      const ofVerse = words.get(verseNumber({ book: book.number, chapter, verse }));
      if (!ofVerse) break;
      byRef.set(`${osisId}.${verse}`, ofVerse);
      verse += 1;
    }
  }
  return byRef;
}
