import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useReaderTranslation } from '@manna/shared/runtime';

interface FollowTranslationProps {
  /** Slug of the translation that the page's data are in. */
  shown: string;
  /** Slugs of those that it can be loaded in. */
  offered: readonly string[];
}

/**
 * Loads the page again in the reader's translation if it is in another one: the server, which knows no readers, sent it in
 * the site's default one, or the reader has just chosen. Renders nothing.
 */
export function FollowTranslation({ shown, offered }: FollowTranslationProps) {
  const preferred = useReaderTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const isOther = preferred !== shown && offered.includes(preferred);
  const reload = useEffectEvent(
    () =>
      void navigate(location.pathname + location.search + location.hash, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (isOther) reload();
  }, [isOther]);
  return null;
}
