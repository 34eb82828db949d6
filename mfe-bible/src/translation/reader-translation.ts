import type { LoaderArgs } from '@manna/shared/contracts';
import { translationPreference } from '@manna/shared/domain';
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
