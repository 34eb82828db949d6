import type { LoaderArgs } from '@manna/shared/contracts';
import { readerTranslation } from '@manna/shared/domain';

type Reader = Pick<LoaderArgs, 'preference' | 'site'>;

/**
 * Loads a page in the translation that its URL names, otherwise in the reader's, or in the site's default one if the site
 * does not have the reader's any more. Returns null if the URL names a translation that the site does not have.
 */
export async function loadInTranslation<Loaded extends { translations: readonly { slug: string }[] }>(
  reader: Reader,
  named: string | undefined,
  load: (slug: string) => Promise<Loaded>,
): Promise<(Loaded & { slug: string }) | null> {
  const candidates =
    named === undefined ? [readerTranslation(reader), reader.site.defaultTranslation] : [named.toLowerCase()];
  for (const slug of new Set(candidates)) {
    const loaded = await load(slug);
    if (loaded.translations.some((translation) => translation.slug === slug)) return { ...loaded, slug };
  }
  return null;
}
