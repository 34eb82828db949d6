import type { StylingSpan } from '@manna/shared/contracts';
import { books, chapterOsisId, parseChapterOsisId, type ChapterRef } from '@manna/shared/domain';

/** Chapters of one book in one answer: as many as a query may ask for. */
const CHAPTERS_A_PART = 50;

/** A run of chapters of one book, fetched and kept as one answer. */
export interface TranslationPart {
  osisIds: readonly string[];
  /** What it is kept under. */
  address: string;
}

const partAddress = ({ book, chapter }: ChapterRef): string =>
  `/kept-chapters/${book.osisId}/${Math.ceil(chapter / CHAPTERS_A_PART)}`;

/** All 1,189 chapters in canonical order, in 70 parts. */
export const translationParts: readonly TranslationPart[] = books.flatMap((book) => {
  const osisIds = Array.from({ length: book.chapterCount }, (_, index) => chapterOsisId({ book, chapter: index + 1 }));
  return Array.from({ length: Math.ceil(osisIds.length / CHAPTERS_A_PART) }, (_, index) => {
    const from = index * CHAPTERS_A_PART;
    return {
      osisIds: osisIds.slice(from, from + CHAPTERS_A_PART),
      address: partAddress({ book, chapter: from + 1 }),
    };
  });
});

/** Where a kept translation says what it is. */
export const ABOUT_ADDRESS = '/kept-chapters/about';

/** A translation on this device, as it is described there. */
export interface KeptTranslationAbout {
  slug: string;
  name: string;
  shortName: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  licence: string;
  /** Whether an address that names no translation stands for this one. */
  isDefault: boolean;
}

/** A chapter as it is kept. */
export interface KeptChapter {
  osisId: string;
  title: string;
  /** Empty where the translation has none. */
  translations: { content: string; styling: StylingSpan[] }[];
}

const isChapter = (value: unknown): value is KeptChapter =>
  typeof value === 'object' &&
  value !== null &&
  'osisId' in value &&
  typeof value.osisId === 'string' &&
  'title' in value &&
  'translations' in value &&
  Array.isArray(value.translations);

/** The chapters of an answer to KeptChapters; undefined where it is not the whole answer for this part. */
export function readPart(answer: unknown, { osisIds }: TranslationPart): readonly KeptChapter[] | undefined {
  if (typeof answer !== 'object' || answer === null || 'errors' in answer || !('data' in answer)) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('chapters' in data) || !Array.isArray(data.chapters))
    return undefined;
  const chapters: unknown[] = data.chapters;
  const isWhole = chapters.length === osisIds.length && chapters.every(isChapter);
  return isWhole ? chapters : undefined;
}

/** The part that holds a chapter ('Gen.1'); undefined for anything that is none of the 1,189. */
export function partOfChapter(osisId: string): TranslationPart | undefined {
  const ref = parseChapterOsisId(osisId);
  const address = ref && partAddress(ref);
  return translationParts.find((part) => part.address === address);
}
