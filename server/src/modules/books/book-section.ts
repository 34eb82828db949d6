import { biblePaths, bookByOsisId, chapterPath, type Book } from '@manna/shared/domain';

interface SectionPlace {
  range: string;
  path: string;
}

interface End {
  chapter: number;
  /** Undefined at the border of a whole chapter. */
  verse: number | undefined;
}

function endOf(osis: string): End {
  const [, chapter, verse] = osis.split('.');
  return { chapter: Number(chapter), verse: verse === undefined ? undefined : Number(verse) };
}

/** As an address writes an end of a passage: '1', '1v5'. */
const inAddress = ({ chapter, verse }: End): string => (verse === undefined ? `${chapter}` : `${chapter}v${verse}`);

function placeOf(book: Book, first: End, last: End): SectionPlace {
  const isOneChapter = first.chapter === last.chapter;
  const at = chapterPath({ book, chapter: first.chapter });
  const passage = (to: string) =>
    biblePaths.passage({ reference: `${book.usfmId.toLowerCase()}${inAddress(first)}-${to}` });
  if (first.verse === undefined) {
    if (isOneChapter) return { range: `${first.chapter}`, path: at };
    return { range: `${first.chapter}-${last.chapter}`, path: passage(inAddress(last)) };
  }
  if (!isOneChapter) {
    const range = `${first.chapter}:${first.verse}-${last.chapter}:${last.verse}`;
    return { range, path: passage(inAddress(last)) };
  }
  const verses = first.verse === last.verse ? `${first.verse}` : `${first.verse}-${last.verse}`;
  return { range: book.chapterCount === 1 ? verses : `${first.chapter}:${verses}`, path: `${at}?v=${verses}` };
}

/** Where a part of a book is read ('Gen.1-Gen.11', 'Gen.1.1-Gen.2.3'); undefined where its book is none of the 66. */
export function sectionPlace(osis: string): SectionPlace | undefined {
  const [start = '', end = start] = osis.split('-');
  const book = bookByOsisId(start.split('.')[0] ?? '');
  return book && placeOf(book, endOf(start), endOf(end));
}
