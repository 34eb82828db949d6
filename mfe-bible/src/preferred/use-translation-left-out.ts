import { preferredTranslation, usePreferences, useSite } from '@manna/shared/runtime';

/**
 * Slug of the translation that addresses leave out: the site's own. None, '', for a reader who prefers another: an address
 * that names none would lead them to that.
 */
export function useTranslationLeftOut(): string {
  const site = useSite();
  const [preferences] = usePreferences();
  return preferredTranslation(preferences, site) === site.defaultTranslation ? site.defaultTranslation : '';
}
