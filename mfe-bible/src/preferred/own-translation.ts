import { useEffect, useEffectEvent } from 'react';
import { preferredTranslation, useLocation, useNavigate, usePreferences, useSite } from '@manna/shared/runtime';

type Location = ReturnType<typeof useLocation>;

interface OwnTranslationProps {
  /** Whether the page's address names no translation. */
  isOpen: (at: Location) => boolean;
  /** The same page in a translation, by its slug. */
  addressIn: (translation: string, at: Location) => string;
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
  const location = useLocation();
  const preferred = preferredTranslation(preferences, site);
  const isMeant =
    isOpen(location) && preferred !== site.defaultTranslation && translations.some(({ slug }) => slug === preferred);
  const lead = useEffectEvent(() => void navigate(addressIn(preferred, location), { replace: true }));
  useEffect(() => {
    if (isMeant) lead();
  }, [isMeant]);
  return null;
}
