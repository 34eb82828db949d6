import type { LoaderArgs } from '@manna/shared/contracts';
import { isTranslationSlug, readerTranslation } from '@manna/shared/domain';

/**
 * Loads a page in the translation that its URL names, otherwise in the reader's, or in the site's default one if the site
 * does not have the reader's any more. Offline, the site is what is on the device: if neither is there, the page is loaded
 * in the first translation that is. Returns null if there is no translation of the name in the URL.
 */
export async function loadInTranslation<Loaded extends { translations: readonly { slug: string }[] }>(
  reader: Pick<LoaderArgs, 'preference' | 'site' | 'data'>,
  named: string | undefined,
  load: (slug: string) => Promise<Loaded>,
): Promise<(Loaded & { slug: string }) | null> {
  const candidates =
    named === undefined ? [readerTranslation(reader), reader.site.defaultTranslation] : [named.toLowerCase()];
  let offered: Loaded['translations'] = [];
  for (const slug of new Set(candidates.filter(isTranslationSlug))) {
    const loaded = await load(slug);
    offered = loaded.translations;
    if (offered.some((translation) => translation.slug === slug)) return { ...loaded, slug };
  }
  const first = named === undefined && reader.data.isOffline ? offered[0]?.slug : undefined;
  return first === undefined ? null : { ...(await load(first)), slug: first };
}
