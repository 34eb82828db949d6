import { useState } from 'react';
import { reportFailure, useData } from '@manna/shared/runtime';
import { VerseReferencesDocument } from '../../generated/graphql';
import type { Reference } from './load-cross-references';

/** A verse's references: there, not asked for yet, on their way, or not to be had. */
export type ReferencesState = readonly Reference[] | 'closed' | 'loading' | 'failed';

/** The references of a verse, with what asks for them: those of a whole chapter are too many to come with their page. */
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
