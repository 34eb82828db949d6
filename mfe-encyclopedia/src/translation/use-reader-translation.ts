import { translationPreference } from '@manna/shared/domain';
import { usePreference, useSite } from '@manna/shared/runtime';

/** Slug of the translation in which the reader is shown the Bible; on the server and until hydration the site's. */
export function useReaderTranslation(): string {
  const { defaultTranslation } = useSite();
  const [preferred] = usePreference(translationPreference);
  return preferred ?? defaultTranslation;
}
