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

/** A number that is there: 1 for what is none or too low, the last for what is too high. */
const within = (written: string | undefined, last: number): number =>
  Math.min(Math.max(Math.trunc(Number(written)) || 1, 1), last);

/** The verse of a book that is nearest to what an address has, its chapter, and the book; nothing where there is no such book. */
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

/** What the loader throws where an address names no verse: 404, with the pages that it may have meant. */
export const verseNotFound = async (args: LoaderArgs): Promise<Response> => notFound(await nearVerses(args));
