import type { LoaderArgs } from '@manna/shared/contracts';
import { aboutBookPath, bookName, bookNames, chapterName, chapterVersesPath, type Book } from '@manna/shared/domain';
import { notFound } from '@manna/shared/runtime';
import { nearestNumber } from '../names/nearest-number';

/** The loader's response to a chapter that a book does not have: 404, with the nearest one and the book. */
export function chapterNotFound(book: Book, written: string, { text }: LoaderArgs): Response {
  const names = text(bookNames);
  const chapter = nearestNumber(written, book.chapterCount);
  return notFound([
    { path: chapterVersesPath(book, chapter), label: chapterName({ book, chapter }, names) },
    { path: aboutBookPath(book), label: bookName(book, names) },
  ]);
}
