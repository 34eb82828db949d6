import type { LoaderArgs } from '@manna/shared/contracts';
import { bookBySlug, bookName, bookNames, chapterName } from '@manna/shared/domain';
import { notFound, type NearPage } from '@manna/shared/runtime';
import { ChapterEndsDocument } from '../../generated/graphql';
import { chapterVerseIds } from '../../names/chapter-verse-ids';
import { chapterVersesPath, versePath } from '../../names/crumbs';

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
  const { verses, more } = await data.query(ChapterEndsDocument, chapterVerseIds({ book, chapter }));
  const last = [...verses, ...more].at(-1);
  const verse = within(params.verseNum, last?.verseNumber ?? 1);
  return [
    ...(last ? [{ path: versePath(book, chapter, verse), label: `${title}:${verse}` }] : []),
    { path: chapterVersesPath(book, chapter), label: title },
    { path: `/encyclopedia/${book.slug}`, label: bookName(book, names) },
  ];
}

/** What the loader throws where an address names no verse: 404, with the pages that it may have meant. */
export const verseNotFound = async (args: LoaderArgs): Promise<Response> => notFound(await nearVerses(args));
