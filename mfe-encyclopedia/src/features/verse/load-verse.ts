import type { LoaderArgs } from '@manna/shared/contracts';
import {
  chapterOsisId,
  nextChapter,
  previousChapter,
  readerTranslation,
  type Book,
  type ChapterRef,
  versePath,
} from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import type { VerseAt } from '../../names/verse-at';
import { bookOfPath } from '../../names/slug-of-path';
import { shortened, type ShortCommentary } from './short-commentary';
import { VerseDocument, type VerseQuery } from '../../generated/graphql';
import { verseNotFound } from './verse-not-found';

type QueriedVerse = NonNullable<VerseQuery['verse']>;

/** A verse with everything that its page shows. */
export interface Verse extends Omit<QueriedVerse, 'crossReferences'> {
  crossReferences: Reference[];
}

/** A referenced verse. `isInDefault` if it has its words from the site's translation because the reader's lacks it. */
export type Reference = QueriedVerse['crossReferences'][number] & { isInDefault?: true };

/** A verse as its page needs it; `previous` and `next` are OSIS ids, null at the ends of the Bible. */
export interface VerseData {
  verse: Verse;
  /** Slug of the translation that the page is in: the reader's, or the site's if the verse is not in that. */
  translation: string;
  previous: string | null;
  next: string | null;
  commentaries: ShortCommentary[];
}

const osisOf = ({ book, chapter }: ChapterRef, verse: number): string => `${book.osisId}.${chapter}.${verse}`;

const positive = (text: string | undefined): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 0);

function placeOf(params: LoaderArgs['params']): VerseAt | undefined {
  const book: Book | undefined = bookOfPath(params.bibleBook ?? '');
  const [chapter, verse] = [positive(params.chptNum), positive(params.verseNum)];
  return book && chapter > 0 && verse > 0 && chapter <= book.chapterCount ? { book, chapter, verse } : undefined;
}

const has = (verse: QueriedVerse, slug: string): boolean =>
  verse.texts.some(({ translation }) => translation.slug === slug);

/** Loads the verse of a URL in the reader's translation; 404 for an unknown one, with the nearest verse as a suggestion. */
export async function loadVerse(args: LoaderArgs): Promise<VerseData> {
  const { params, url, data, site } = args;
  const place = placeOf(params);
  if (!place) throw await verseNotFound(args);
  const { book, chapter, verse: number } = place;
  const path = versePath(book, chapter, number);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const after = nextChapter(place);
  const before = number === 1 ? previousChapter(place) : undefined;
  const load = (translation: string) =>
    data.query(VerseDocument, {
      id: osisOf(place, number),
      translation,
      following: [osisOf(place, number + 1), ...(after ? [osisOf(after, 1)] : [])],
      chaptersBefore: before ? [chapterOsisId(before)] : [],
    });
  const preferred = readerTranslation(args);
  const { verse: found, following, chaptersBefore, commentaries } = await load(preferred);
  if (!found) throw await verseNotFound(args);
  const isOther = preferred !== site.defaultTranslation;
  const isLacking = isOther && found.crossReferences.some(({ text }) => text == null);
  const isAbsent = isOther && !has(found, preferred);
  const inDefault = isAbsent || isLacking ? (await load(site.defaultTranslation)).verse : null;
  const verse = isAbsent && inDefault ? inDefault : withWordsOf(found, inDefault);
  const [chapterBefore] = chaptersBefore;
  const lastBefore = chapterBefore?.lastVerse == null ? null : `${chapterBefore.osisId}.${chapterBefore.lastVerse}`;
  const previous = number > 1 ? osisOf(place, number - 1) : lastBefore;
  return {
    verse,
    translation: isAbsent ? site.defaultTranslation : preferred,
    previous,
    next: following[0]?.osisId ?? null,
    commentaries: commentaries.map(shortened),
  };
}

/** The verse, its references without words completed with those of the site's translation. */
function withWordsOf(verse: QueriedVerse, inDefault: QueriedVerse | null | undefined): Verse {
  if (!inDefault) return verse;
  const words = new Map(inDefault.crossReferences.map(({ osisId, text }) => [osisId, text]));
  return {
    ...verse,
    crossReferences: verse.crossReferences.map((reference) => {
      const text = reference.text ?? words.get(reference.osisId);
      return reference.text == null && text != null ? { ...reference, text, isInDefault: true } : reference;
    }),
  };
}
