import type { StylingSpan } from '@manna/shared/contracts';
import { books, chapterOsisId, parseChapterOsisId, type ChapterRef } from '@manna/shared/domain';

/** As many chapters as one query may ask for. */
const CHAPTERS_PER_PART = 50;

/** A run of chapters of one book, downloaded and stored as one response. */
export interface TranslationPart {
  osisIds: readonly string[];
  /** Its key in the cache of the translation. */
  key: string;
}

const partKey = ({ book, chapter }: ChapterRef): string =>
  `/kept-chapters/${book.osisId}/${Math.ceil(chapter / CHAPTERS_PER_PART)}`;

/** All 1,189 chapters in canonical order, in 70 parts. */
export const translationParts: readonly TranslationPart[] = books.flatMap((book) => {
  const osisIds = Array.from({ length: book.chapterCount }, (_, index) => chapterOsisId({ book, chapter: index + 1 }));
  return Array.from({ length: Math.ceil(osisIds.length / CHAPTERS_PER_PART) }, (_, index) => {
    const from = index * CHAPTERS_PER_PART;
    return { osisIds: osisIds.slice(from, from + CHAPTERS_PER_PART), key: partKey({ book, chapter: from + 1 }) };
  });
});

/** Key of the description of a downloaded translation in its cache. */
export const DESCRIPTION_KEY = '/kept-chapters/about';

/** A downloaded translation, as it was when its download began. */
export interface DownloadDescription {
  slug: string;
  name: string;
  shortName: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  licence: string;
  /** Year of the edition; undefined if an earlier release downloaded the translation. */
  year?: number;
  /** Whether a path that names no translation means this one. */
  isDefault: boolean;
}

/** A chapter as it is stored. */
export interface StoredChapter {
  osisId: string;
  title: string;
  /** Empty if the translation does not have the chapter. */
  translations: { content: string; styling: StylingSpan[] }[];
}

const isChapter = (value: unknown): value is StoredChapter =>
  typeof value === 'object' &&
  value !== null &&
  'osisId' in value &&
  typeof value.osisId === 'string' &&
  'title' in value &&
  'translations' in value &&
  Array.isArray(value.translations);

/** The chapters of a response to DownloadedChapters; undefined unless it holds the whole part. */
export function readPart(response: unknown, { osisIds }: TranslationPart): readonly StoredChapter[] | undefined {
  if (typeof response !== 'object' || response === null || 'errors' in response || !('data' in response))
    return undefined;
  const { data } = response;
  if (typeof data !== 'object' || data === null || !('chapters' in data) || !Array.isArray(data.chapters))
    return undefined;
  const chapters: unknown[] = data.chapters;
  const isWhole = chapters.length === osisIds.length && chapters.every(isChapter);
  return isWhole ? chapters : undefined;
}

/** The part that holds a chapter ('Gen.1'); undefined for anything but the 1,189. */
export function partOfChapter(osisId: string): TranslationPart | undefined {
  const ref = parseChapterOsisId(osisId);
  const key = ref && partKey(ref);
  return translationParts.find((part) => part.key === key);
}
