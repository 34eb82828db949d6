import { parseChapterOsisId, parseVerseId, verseNumber, type ChapterRef } from '@manna/shared/domain';

/** Verses by number, both ends included. */
export interface VerseSpan {
  readonly from: number;
  readonly to: number;
}

/** No chapter has as many verses. */
export const LAST_VERSE = 999;

/** The number that verse 0 of a chapter would have. */
export const startOf = ({ book, chapter }: ChapterRef): number => verseNumber({ book: book.number, chapter, verse: 0 });

/** Reads 'Gen.1', 'Gen.1.1' or 'Gen.1.1-Exod.3.5'; undefined if a verse is not in the canon, or the last one is first. */
export function readSpan(passage: string): VerseSpan | undefined {
  const chapter = parseChapterOsisId(passage);
  if (chapter) return { from: startOf(chapter), to: startOf(chapter) + LAST_VERSE };
  const [start = '', end = start, ...more] = passage.split('-');
  const [from, to] = [parseVerseId(start), parseVerseId(end)];
  return from === undefined || to === undefined || more.length > 0 || to < from ? undefined : { from, to };
}
