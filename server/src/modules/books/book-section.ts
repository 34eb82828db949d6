import { biblePaths, bookByOsisId, chapterPath, type Book } from '@manna/shared/domain';

interface SectionLocation {
  /** As readers see it, with an en dash: '12:1–25:18'. */
  range: string;
  path: string;
}

interface End {
  chapter: number;
  /** Undefined at the start or end of a whole chapter. */
  verse: number | undefined;
}

function endOf(osis: string): End {
  const [, chapter, verse] = osis.split('.');
  return { chapter: Number(chapter), verse: verse === undefined ? undefined : Number(verse) };
}

/** One end of a passage as paths contain it: '1', '1v5'. */
const inPath = ({ chapter, verse }: End): string => (verse === undefined ? `${chapter}` : `${chapter}v${verse}`);

function locationOf(book: Book, first: End, last: End): SectionLocation {
  const isOneChapter = first.chapter === last.chapter;
  const at = chapterPath({ book, chapter: first.chapter });
  const passage = (to: string) =>
    biblePaths.passage({ reference: `${book.usfmId.toLowerCase()}${inPath(first)}-${to}` });
  if (first.verse === undefined) {
    if (isOneChapter) return { range: `${first.chapter}`, path: at };
    return { range: `${first.chapter}–${last.chapter}`, path: passage(inPath(last)) };
  }
  if (!isOneChapter) {
    const range = `${first.chapter}:${first.verse}–${last.chapter}:${last.verse}`;
    return { range, path: passage(inPath(last)) };
  }
  const verses = (to: string) => (first.verse === last.verse ? `${first.verse}` : `${first.verse}${to}${last.verse}`);
  const range = book.chapterCount === 1 ? verses('–') : `${first.chapter}:${verses('–')}`;
  return { range, path: `${at}?v=${verses('-')}` };
}

/**
 * Range and path of a section of a book ('Gen.1-Gen.11', 'Gen.1.1-Gen.2.3'); undefined if its book is not one of the
 * 66.
 */
export function sectionLocation(osis: string): SectionLocation | undefined {
  const [start = '', end = start] = osis.split('-');
  const book = bookByOsisId(start.split('.')[0] ?? '');
  return book && locationOf(book, endOf(start), endOf(end));
}
