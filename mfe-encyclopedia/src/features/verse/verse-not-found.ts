import type { LoaderArgs } from '@manna/shared/contracts';
import {
  bookName,
  bookNames,
  chapterName,
  chapterOsisId,
  aboutBookPath,
  chapterVersesPath,
  versePath,
} from '@manna/shared/domain';
import { nearestNumber } from '../../names/nearest-number';
import { bookOfPath } from '../../names/slug-of-path';
import { notFound, type NearPage } from '@manna/shared/runtime';
import { ChapterEndDocument } from '../../generated/graphql';

/** The nearest verse to a wrong URL, its chapter, and the book; nothing for an unknown book. */
async function nearVerses({ params, data, text }: LoaderArgs): Promise<NearPage[]> {
  const book = bookOfPath(params.bibleBook ?? '');
  if (!book) return [];
  const names = text(bookNames);
  const chapter = nearestNumber(params.chptNum, book.chapterCount);
  const title = chapterName({ book, chapter }, names);
  const found = await data.query(ChapterEndDocument, { chapter: chapterOsisId({ book, chapter }) });
  const last = found.chapter?.lastVerse ?? null;
  const verse = nearestNumber(params.verseNum, last ?? 1);
  return [
    ...(last !== null ? [{ path: versePath(book, chapter, verse), label: `${title}:${verse}` }] : []),
    { path: chapterVersesPath(book, chapter), label: title },
    { path: aboutBookPath(book), label: bookName(book, names) },
  ];
}

/** The loader's response to an unknown verse: 404, with the pages that the URL may have meant. */
export const verseNotFound = async (args: LoaderArgs): Promise<Response> => notFound(await nearVerses(args));
