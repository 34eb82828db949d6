import type { LoaderArgs } from '@manna/shared/contracts';
import { readerTranslation, translationPreference } from '@manna/shared/domain';
import { usePreference, useSite } from '@manna/shared/runtime';

type Reader = Pick<LoaderArgs, 'preference' | 'site'>;

/** Slug of the translation in which the reader is shown a page whose URL names none. */
export function useReaderTranslation(): string {
  const { defaultTranslation } = useSite();
  const [preferred] = usePreference(translationPreference);
  return preferred ?? defaultTranslation;
}

/**
 * Slug of the translation that crawlers find at a path without one, that of the site's first language. Canonical paths
 * leave it out in every language, so that each text has one.
 */
export const canonicalTranslation = ({ defaultTranslation, defaultTranslations, languages }: Reader['site']): string =>
  defaultTranslations[languages[0] ?? 'en'] ?? defaultTranslation;

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
