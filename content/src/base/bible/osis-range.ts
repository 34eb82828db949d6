import type { BibleRef } from '@manna/shared/contracts';
import { bookByOsisId, verseNumber } from '@manna/shared/domain';
import { isVerse, verseRef } from './reference-verses';
import { verseCountOf } from './versification';

const osisPart = /^(\w+)\.(\d+)(?:\.(\d+))?$/;

/** The first and the last verse of 'Exod.6.16' or of the chapter 'Num.17'; undefined if there are no such verses. */
function endsOf(osis: string): readonly [number, number] | undefined {
  const [, code = '', chapter, verse] = osisPart.exec(osis) ?? [];
  const book = bookByOsisId(code);
  if (!book) return undefined;
  const numberOf = (each: number) => verseNumber({ book: book.number, chapter: Number(chapter), verse: each });
  const last = verseCountOf(`${code}.${chapter}`);
  const ends = verse === undefined ? ([1, last] as const) : ([Number(verse), Number(verse)] as const);
  const [start, end] = ends.map(numberOf);
  return start !== undefined && end !== undefined && isVerse(start) && isVerse(end) ? [start, end] : undefined;
}

/** Reads 'Exod.6.16-Exod.6.20', 'Num.17'; undefined if there are no such verses. */
export function readOsisRange(osis: string): BibleRef | undefined {
  const [from = '', to = from] = osis.split('-');
  const start = endsOf(from)?.[0];
  const end = endsOf(to)?.[1];
  if (start === undefined || end === undefined || end < start) return undefined;
  return start === end ? verseRef(start) : { is_range: true, start: verseRef(start), end: verseRef(end) };
}
