import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId, readerTranslation } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { ChapterDocument, type ChapterQuery } from '../../generated/graphql';
import { COMPARED, comparePath, TRANSLATIONS_PARAMETER } from '../../names/compare-path';
import { passageNotFound } from '../../names/passage-not-found';
import { readAddress } from '../../names/read-address';
import { alignVerses, type ComparedVerse } from './align-verses';
import { chooseTranslations, readTranslations } from './choose-translations';

type Terms = ChapterQuery['chapters'][number]['translations'][number]['translation'];

/** A chapter in several translations, as its page needs it. */
export interface ComparisonData {
  osisId: string;
  /** All translations of the site. */
  translations: ChapterQuery['translations'];
  /** Slugs of the compared translations, in the order of their columns; some may have no text for this chapter. */
  chosen: string[];
  /** Those of them that have a text: the columns of the cells in `verses`. */
  columns: Pick<Terms, 'slug' | 'shortName' | 'language' | 'direction' | 'licence'>[];
  verses: ComparedVerse[];
}

/** The URL with these translations; the rest of its query stays, because it belongs to others. */
function withRest(path: string, url: URL): string {
  const rest = new URLSearchParams(url.search);
  rest.delete(TRANSLATIONS_PARAMETER);
  return rest.size === 0 ? path : `${path}&${rest.toString()}`;
}

/**
 * Loads a chapter in the translations that a URL names; 404 if there is no such chapter. Each translation is queried as
 * the reader's page queries it, so that texts that were read before or downloaded are reused.
 */
export async function loadComparison(args: LoaderArgs): Promise<ComparisonData> {
  const { params, url, data, text } = args;
  const chapter = readAddress(params);
  if (!chapter) throw await passageNotFound({ params, text });

  const osisId = chapterOsisId(chapter);
  const asked = readTranslations(url.searchParams.get(TRANSLATIONS_PARAMETER));
  const tried = asked.length > 0 ? asked.slice(0, COMPARED.most) : [readerTranslation(args)];
  const answers = await Promise.all(
    tried.map((translation) => data.query(ChapterDocument, { osisIds: [osisId], translation })),
  );
  const translations = answers[0]?.translations ?? [];
  const known = translations.map(({ slug }) => slug);
  const chosen = chooseTranslations(asked, known, readerTranslation(args));
  if (chosen.length === 0) throw notFound();
  const path = comparePath(chapter, chosen);
  const isCanonical =
    path.startsWith(`${url.pathname}?`) && url.searchParams.get(TRANSLATIONS_PARAMETER) === chosen.join(',');
  if (!isCanonical) throw redirectTo(withRest(path, url), 301);

  const texts = answers.flatMap(({ chapters }) => chapters[0]?.translations ?? []);
  return {
    osisId,
    translations,
    chosen,
    columns: texts.map(({ translation }) => translation),
    verses: alignVerses(texts),
  };
}
