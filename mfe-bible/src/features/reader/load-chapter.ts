import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId, chapterPath } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { ChapterDocument, type ChapterQuery } from '../../generated/graphql';
import { readAddress } from './read-address';

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

/** Loads the chapter an address names, in the site's translation where it names none; 404 for what does not exist. */
export async function loadChapter({ params, url, data, site }: LoaderArgs): Promise<ChapterData> {
  const address = readAddress(params);
  const slug = (params.translation ?? site.defaultTranslation).toLowerCase();
  if (!address) throw notFound();

  const osisId = chapterOsisId(address);
  const { chapters, translations } = await data.query(ChapterDocument, { osisIds: [osisId], translation: slug });
  const translation = translations.find((candidate) => candidate.slug === slug);
  if (!translation) throw notFound();
  const path = chapterPath(address, slug, site.defaultTranslation);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const [chapter] = chapters;
  const text = chapter?.translations[0] ?? null;
  const problem = chapter ? 'no text' : 'invalid';
  return { osisId, translation: slug, translations, text, problem: text ? null : problem };
}
