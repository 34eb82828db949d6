import { useEffect, useEffectEvent } from 'react';
import { preferredTranslation, useNavigate, usePreferences, useSite } from '@manna/shared/runtime';

interface OwnTranslationProps {
  /** The address names no translation. */
  isOpen: boolean;
  /** The same page in a translation, by its slug. */
  addressIn: (translation: string) => string;
  translations: readonly { slug: string }[];
}

/**
 * Leads a reader who prefers another translation to it, where the address names none: the server, which knows no readers,
 * sent the site's own. Draws nothing.
 */
export function OwnTranslation({ isOpen, addressIn, translations }: OwnTranslationProps) {
  const site = useSite();
  const [preferences] = usePreferences();
  const navigate = useNavigate();
  const preferred = preferredTranslation(preferences, site);
  const isMeant =
    isOpen && preferred !== site.defaultTranslation && translations.some(({ slug }) => slug === preferred);
  const lead = useEffectEvent(() => void navigate(addressIn(preferred), { replace: true }));
  useEffect(() => {
    if (isMeant) lead();
  }, [isMeant]);
  return null;
}
