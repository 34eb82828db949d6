import { useReaderTranslation, useSite } from '@manna/shared/runtime';

/**
 * Slug of the translation that paths leave out: the site's default one. '' for a reader who prefers another translation,
 * because a path that names none would lead them to that.
 */
export function useTranslationLeftOut(): string {
  const { defaultTranslation } = useSite();
  return useReaderTranslation() === defaultTranslation ? defaultTranslation : '';
}
