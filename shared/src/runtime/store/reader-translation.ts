import { translationPreference } from '../../domain';
import { useSite } from '../site-context';
import { usePreference } from './preferences';

/**
 * Slug of the translation in which the reader is shown a page whose URL names none; on the server and until hydration the
 * site's.
 */
export function useReaderTranslation(): string {
  const { defaultTranslation } = useSite();
  const [preferred] = usePreference(translationPreference);
  return preferred ?? defaultTranslation;
}
