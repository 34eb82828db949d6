import { useMemo } from 'react';
import { useLocation } from '@manna/shared/runtime';
import { parseVerses, VERSES_PARAMETER } from '../names/verse-selection';

/** The verses that the page's URL selects, in order. */
export function useVersesOfAddress(verseCount: number): readonly number[] {
  const parameter = new URLSearchParams(useLocation().search).get(VERSES_PARAMETER);
  return useMemo(() => parseVerses(parameter, verseCount), [parameter, verseCount]);
}
