import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useReaderTranslation, useSite } from '@manna/shared/runtime';

interface FollowPreferenceProps {
  /** Whether the page's URL names a translation. */
  isNamed: (at: ReturnType<typeof useLocation>) => boolean;
  translations: readonly { slug: string }[];
}

/**
 * Loads the page again for a reader who prefers another translation than the site, if its URL names none: the server, which
 * knows no readers, sent it in the site's default one. The loader then redirects. Renders nothing.
 */
export function FollowPreference({ isNamed, translations }: FollowPreferenceProps) {
  const { defaultTranslation } = useSite();
  const preferred = useReaderTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const isOther =
    preferred !== defaultTranslation && !isNamed(location) && translations.some(({ slug }) => slug === preferred);
  const reload = useEffectEvent(
    () =>
      void navigate(location.pathname + location.search + location.hash, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (isOther) reload();
  }, [isOther]);
  return null;
}
