import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId, chapterPath } from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { ChapterDocument, type ChapterQuery } from '../../generated/graphql';
import { passageNotFound } from '../../names/passage-not-found';
import { readAddress } from '../../names/read-address';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';

type Chapter = ChapterQuery['chapters'][number];

/** A chapter as its page needs it; `problem` says why there is no text. */
export interface ChapterData {
  osisId: string;
  /** Slug. */
  translation: string;
  translations: ChapterQuery['translations'];
  text: Chapter['translations'][number] | null;
  problem: 'no text' | 'invalid' | null;
}

/** What an address says besides the translation. */
function restOf(url: URL): string {
  const rest = new URLSearchParams(url.search);
  rest.delete(TRANSLATION_PARAMETER);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}

/**
 * Loads the chapter an address names; 404 for what does not exist. Where it names no translation that is the site's own, and
 * a reader who prefers another of the site's is led to the address of that one.
 */
export async function loadChapter(args: LoaderArgs): Promise<ChapterData> {
  const { params, url, data, site, preferredTranslation } = args;
  const address = readAddress(params);
  if (!address) throw await passageNotFound(args);
  const named = (params.translation ?? url.searchParams.get(TRANSLATION_PARAMETER))?.toLowerCase();
  const slug = named ?? preferredTranslation;

  const osisId = chapterOsisId(address);
  const { chapters, translations } = await data.query(ChapterDocument, { osisIds: [osisId], translation: slug });
  const isOffered = translations.some((translation) => translation.slug === slug);
  if (!isOffered && named === undefined && slug !== site.defaultTranslation)
    // One that this site no longer has.
    return loadChapter({ ...args, preferredTranslation: site.defaultTranslation });
  if (!isOffered) throw await passageNotFound(args);
  const path = chapterPath(address, slug, named === undefined ? site.defaultTranslation : '');
  if (url.pathname !== path || url.searchParams.has(TRANSLATION_PARAMETER))
    throw redirectTo(path + restOf(url), named === undefined ? 302 : 301);

  const [chapter] = chapters;
  const text = chapter?.translations[0] ?? null;
  const problem = chapter ? 'no text' : 'invalid';
  return { osisId, translation: slug, translations, text, problem: text ? null : problem };
}
