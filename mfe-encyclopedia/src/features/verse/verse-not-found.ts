import type { LoaderArgs } from '@manna/shared/contracts';
import {
  bookBySlug,
  bookName,
  bookNames,
  chapterName,
  chapterOsisId,
  aboutBookPath,
  chapterVersesPath,
  versePath,
} from '@manna/shared/domain';
import { notFound, type NearPage } from '@manna/shared/runtime';
import { ChapterEndDocument } from '../../generated/graphql';

/** The nearest valid number: 1 for text and for low numbers, the last one for high numbers. */
const within = (written: string | undefined, last: number): number =>
  Math.min(Math.max(Math.trunc(Number(written)) || 1, 1), last);

/** The nearest verse to a wrong URL, its chapter, and the book; nothing for an unknown book. */
async function nearVerses({ params, data, text }: LoaderArgs): Promise<NearPage[]> {
  const book = bookBySlug(params.bibleBook ?? '');
  if (!book) return [];
  const names = text(bookNames);
  const chapter = within(params.chptNum, book.chapterCount);
  const title = chapterName({ book, chapter }, names);
  const found = await data.query(ChapterEndDocument, { chapter: chapterOsisId({ book, chapter }) });
  const last = found.chapter?.lastVerse ?? null;
  const verse = within(params.verseNum, last ?? 1);
  return [
    ...(last !== null ? [{ path: versePath(book, chapter, verse), label: `${title}:${verse}` }] : []),
    { path: chapterVersesPath(book, chapter), label: title },
    { path: aboutBookPath(book), label: bookName(book, names) },
  ];
}

/** The loader's response to an unknown verse: 404, with the pages that the URL may have meant. */
export const verseNotFound = async (args: LoaderArgs): Promise<Response> => notFound(await nearVerses(args));
