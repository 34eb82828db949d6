import type { LoaderArgs } from '@manna/shared/contracts';
import {
  bookBySlug,
  nextChapter,
  parseVerseId,
  previousChapter,
  versePlace,
  books,
  type Book,
  type ChapterRef,
} from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { ChapterEndsDocument, VerseDocument, type VerseQuery } from '../../generated/graphql';
import { chapterVerseIds } from '../../names/chapter-verse-ids';
import { versePath } from '../../names/crumbs';
import { verseNotFound } from './verse-not-found';

/** A verse with all that its page tells. */
export type Verse = NonNullable<VerseQuery['verse']>;

/** A verse as its page needs it; `previous` and `next` are OSIS ids, null at the ends of the Bible. */
export interface VerseData {
  verse: Verse;
  previous: string | null;
  next: string | null;
}

/** A verse as a place in the canon. */
export interface VerseAt extends ChapterRef {
  verse: number;
}

const osisOf = ({ book, chapter }: ChapterRef, verse: number): string => `${book.osisId}.${chapter}.${verse}`;

/** The place of an OSIS id of a verse. Throws for any other text. */
export function verseAt(osisId: string): VerseAt {
  const { book: number, chapter, verse } = versePlace(parseVerseId(osisId) ?? 0);
  const book = books[number - 1];
  if (!book) throw new Error(`${osisId} is no verse`);
  return { book, chapter, verse };
}

/** OSIS id of the last verse of the chapter before; null before Genesis 1. */
async function lastBefore(chapter: ChapterRef, data: LoaderArgs['data']): Promise<string | null> {
  const before = previousChapter(chapter);
  if (!before) return null;
  const { verses, more } = await data.query(ChapterEndsDocument, chapterVerseIds(before));
  const last = [...verses, ...more].at(-1);
  return last ? osisOf(before, last.verseNumber) : null;
}

const positive = (text: string | undefined): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 0);

function placeOf(params: LoaderArgs['params']): VerseAt | undefined {
  const book: Book | undefined = bookBySlug(params.bibleBook ?? '');
  const [chapter, verse] = [positive(params.chptNum), positive(params.verseNum)];
  return book && chapter > 0 && verse > 0 && chapter <= book.chapterCount ? { book, chapter, verse } : undefined;
}

/** Loads the verse that an address names; 404 for what is none, with the verse that is nearest. */
export async function loadVerse(args: LoaderArgs): Promise<VerseData> {
  const { params, url, data, site } = args;
  const place = placeOf(params);
  if (!place) throw await verseNotFound(args);
  const { book, chapter, verse: number } = place;
  const path = versePath(book, chapter, number);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const after = nextChapter(place);
  const [{ verse, following }, previous] = await Promise.all([
    data.query(VerseDocument, {
      id: osisOf(place, number),
      translation: site.defaultTranslation,
      following: [osisOf(place, number + 1), ...(after ? [osisOf(after, 1)] : [])],
    }),
    number > 1 ? osisOf(place, number - 1) : lastBefore(place, data),
  ]);
  if (!verse) throw await verseNotFound(args);
  return { verse, previous, next: following[0]?.osisId ?? null };
}
