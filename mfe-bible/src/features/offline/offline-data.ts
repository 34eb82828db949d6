import type { OfflineData, OfflineRequest, OfflineStore, QueryDocument } from '@manna/shared/contracts';
import {
  BookDocument,
  ChapterDocument,
  PassageDocument,
  TranslationChoicesDocument,
  TranslationsDocument,
  type PassageQuery,
  type TranslationsQuery,
} from '../../generated/graphql';
import { readStoredChapter, storedTranslations } from './stored-translations';
import type { DownloadDescription } from './translation-parts';

/** The response to a query, from the translations on this device; undefined if it cannot be made from them. */
type Read<Result, Variables> = (
  variables: Variables,
  translations: readonly DownloadDescription[],
  request: OfflineRequest,
) => Promise<Result | undefined>;

/** A query of this pillar and its response. */
const answer = <Result, Variables>(document: QueryDocument<Result, Variables>, read: Read<Result, Variables>) =>
  [document, read as Read<unknown, unknown>] as const;

const typed = ({ slug, name, shortName }: DownloadDescription) =>
  ({ __typename: 'Translation', slug, name, shortName }) as const;

type TranslationWithYear = TranslationsQuery['translations'][number];
type Chapters = PassageQuery['chapters'];

/** Chapters in a translation; empty if it is not on this device, undefined if only these chapters are missing. */
async function readChapters(
  { osisIds, translation: slug }: { osisIds: string | string[]; translation: string },
  translations: readonly DownloadDescription[],
  store: OfflineStore,
): Promise<Chapters | undefined> {
  const translation = translations.find((candidate) => candidate.slug === slug);
  if (!translation) return [];
  const { shortName, language, direction, licence } = translation;
  const chapters = await Promise.all([osisIds].flat().map((osisId) => readStoredChapter(store, slug, osisId)));
  if (chapters.includes(undefined)) return undefined;
  return chapters
    .filter((chapter) => chapter !== undefined)
    .map(({ chapter: { osisId, translations: texts } }) => ({
      __typename: 'Chapter',
      osisId,
      translations: texts.map(({ content, styling }) => ({
        __typename: 'ChapterText',
        content,
        styling,
        translation: { __typename: 'Translation', slug, shortName, language, direction, licence },
      })),
    }));
}

const answers = new Map<unknown, Read<unknown, unknown>>([
  answer(ChapterDocument, async (variables, translations, { store }) => {
    const chapters = await readChapters(variables, translations, store);
    return (
      chapters && {
        translations: translations.map(typed),
        // Commentaries are not downloaded.
        chapters: chapters.map((chapter) => ({ ...chapter, hasCommentary: false })),
      }
    );
  }),
  answer(PassageDocument, async (variables, translations, { store }) => {
    const chapters = await readChapters(variables, translations, store);
    return chapters && { translations: translations.map(typed), chapters };
  }),
  answer(TranslationsDocument, async (_, translations) => ({
    // An earlier release did not store the year; then none is shown.
    translations: translations.map((one) => ({ ...typed(one), year: one.year }) as TranslationWithYear),
  })),
  answer(TranslationChoicesDocument, async (_, translations) => ({ translations: translations.map(typed) })),
  // Introductions and entries are not downloaded. A book's chapters are known without a query.
  answer(BookDocument, async () => ({ book: null })),
]);

/** What the pages of this pillar read offline: the downloaded translations, the site's default one first. */
export const offlineData: OfflineData = {
  async query(document, variables, request) {
    const read = answers.get(document);
    if (!read) return undefined;
    const stored = await storedTranslations(request.store);
    const translations = stored.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
    if (translations.length === 0) return undefined;
    // Its type is that of the query by which it was found.
    return (await read(variables, translations, request)) as never;
  },
};
