import { useState } from 'react';
import { reportFailure, useData } from '@manna/shared/runtime';
import { VerseReferencesDocument } from '../../generated/graphql';
import type { Reference } from './load-cross-references';

/** The state of a verse's references: loaded, not requested, loading or failed. */
export type ReferencesState = readonly Reference[] | 'closed' | 'loading' | 'failed';

/**
 * The references of a verse, and a function that loads them: those of a whole chapter are too many to load with the
 * page.
 */
export function useReferences(
  osisId: string,
  translation: string,
  given: readonly Reference[] | null,
): [ReferencesState, () => void] {
  const data = useData();
  const [state, setState] = useState<ReferencesState>(given ?? 'closed');
  const ask = async () => {
    setState('loading');
    try {
      const { verse } = await data.query(VerseReferencesDocument, { id: osisId, translation });
      setState(verse?.crossReferences ?? []);
    } catch (error) {
      reportFailure(error, 'cross-references');
      setState('failed');
    }
  };
  return [state, () => (state === 'closed' || state === 'failed') && void ask()];
}
