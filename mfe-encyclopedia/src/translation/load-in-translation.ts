import type { LoaderArgs } from '@manna/shared/contracts';
import { readerTranslation } from '@manna/shared/domain';
import type { Direction } from '../generated/graphql';

interface Translated {
  readonly translations: readonly { slug: string; language: string; direction: Direction }[];
}

/** What a page says about the translation that it is in. */
export interface ShownTranslation {
  /** Slug. */
  translation: string;
  /** Slugs of all translations of the site. */
  offered: string[];
  language: string;
  direction: Direction;
}

/** Loads something in the reader's translation, or in the site's if that does not have it. */
export async function loadInTranslation<Result extends Translated>(
  args: Pick<LoaderArgs, 'site' | 'preference'>,
  load: (slug: string) => Promise<Result>,
  has: (result: Result) => boolean,
): Promise<{ result: Result; shown: ShownTranslation }> {
  const preferred = readerTranslation(args);
  const own = await load(preferred);
  const slug = has(own) ? preferred : args.site.defaultTranslation;
  const result = slug === preferred ? own : await load(slug);
  const { language = 'en', direction = 'ltr' } = result.translations.find((each) => each.slug === slug) ?? {};
  const offered = result.translations.map((each) => each.slug);
  return { result, shown: { translation: slug, offered, language, direction } };
}
