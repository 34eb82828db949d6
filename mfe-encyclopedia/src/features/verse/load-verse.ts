import type { LoaderArgs } from '@manna/shared/contracts';
import {
  bookBySlug,
  chapterOsisId,
  nextChapter,
  parseVerseId,
  previousChapter,
  versePlace,
  books,
  type Book,
  type ChapterRef,
  versePath,
} from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { shortened, type ShortCommentary } from './short-commentary';
import { VerseDocument, type VerseQuery } from '../../generated/graphql';
import { verseNotFound } from './verse-not-found';

/** A verse with everything that its page shows. */
export type Verse = NonNullable<VerseQuery['verse']>;

/** A verse as its page needs it; `previous` and `next` are OSIS ids, null at the ends of the Bible. */
export interface VerseData {
  verse: Verse;
  previous: string | null;
  next: string | null;
  commentaries: ShortCommentary[];
}

/** The position of a verse in the canon. */
export interface VerseAt extends ChapterRef {
  verse: number;
}

const osisOf = ({ book, chapter }: ChapterRef, verse: number): string => `${book.osisId}.${chapter}.${verse}`;

/** Parses the OSIS id of a verse. Throws for any other text. */
export function verseAt(osisId: string): VerseAt {
  const { book: number, chapter, verse } = versePlace(parseVerseId(osisId) ?? 0);
  const book = books[number - 1];
  if (!book) throw new Error(`${osisId} is no verse`);
  return { book, chapter, verse };
}

const positive = (text: string | undefined): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 0);

function placeOf(params: LoaderArgs['params']): VerseAt | undefined {
  const book: Book | undefined = bookBySlug(params.bibleBook ?? '');
  const [chapter, verse] = [positive(params.chptNum), positive(params.verseNum)];
  return book && chapter > 0 && verse > 0 && chapter <= book.chapterCount ? { book, chapter, verse } : undefined;
}

/** Loads the verse of a URL; 404 for an unknown one, with the nearest verse as a suggestion. */
export async function loadVerse(args: LoaderArgs): Promise<VerseData> {
  const { params, url, data, site } = args;
  const place = placeOf(params);
  if (!place) throw await verseNotFound(args);
  const { book, chapter, verse: number } = place;
  const path = versePath(book, chapter, number);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const after = nextChapter(place);
  const before = number === 1 ? previousChapter(place) : undefined;
  const { verse, following, chapterBefore, commentaries } = await data.query(VerseDocument, {
    id: osisOf(place, number),
    translation: site.defaultTranslation,
    following: [osisOf(place, number + 1), ...(after ? [osisOf(after, 1)] : [])],
    // An empty id names no chapter.
    chapterBefore: before ? chapterOsisId(before) : '',
  });
  if (!verse) throw await verseNotFound(args);
  const lastBefore = chapterBefore?.lastVerse == null ? null : `${chapterBefore.osisId}.${chapterBefore.lastVerse}`;
  const previous = number > 1 ? osisOf(place, number - 1) : lastBefore;
  return { verse, previous, next: following[0]?.osisId ?? null, commentaries: commentaries.map(shortened) };
}
