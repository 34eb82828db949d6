import type { LoaderArgs } from '@manna/shared/contracts';
import {
  type Book,
  bookName,
  bookNames,
  chapterName,
  chapterOsisId,
  aboutBookPath,
  chapterVersesPath,
  encyclopediaPaths,
  versePath,
} from '@manna/shared/domain';
import { nearestNumber } from '../../names/nearest-number';
import { bookOfPath, slugOfPath } from '../../names/slug-of-path';
import { entryNotFound } from '../../not-found/entry-not-found';
import { familyElsewhere } from '../../not-found/family-not-found';
import { notFound, type NearPage } from '@manna/shared/runtime';
import { ChapterEndDocument } from '../../generated/graphql';

/** The nearest verse to a wrong URL, its chapter, and the book. */
async function nearVerses(book: Book, { params, data, text }: LoaderArgs): Promise<NearPage[]> {
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

/** The loader's response to an unknown verse, or to a path of three parts whose first one is no book. */
export async function verseNotFound(args: LoaderArgs): Promise<Response> {
  const { bibleBook = '', chptNum = '', verseNum } = args.params;
  const book = bookOfPath(bibleBook);
  if (book) return notFound(await nearVerses(book, args));
  if (verseNum === 'family') return familyElsewhere(bibleBook, chptNum, args);
  const path = encyclopediaPaths.subject({ category: slugOfPath(bibleBook), subject: slugOfPath(chptNum) });
  return entryNotFound(path, args);
}
