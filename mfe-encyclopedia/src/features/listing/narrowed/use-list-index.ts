import { useEffect, useState } from 'react';
import { reportFailure, useData } from '@manna/shared/runtime';
import type { ListSlug } from '../lists';
import { loadedIndex, loadIndex } from './load-index';
import type { ListIndex } from './narrow-entries';

/** The index of a list, which is loaded when it is wanted; undefined until then. */
export function useListIndex(list: ListSlug, isWanted: boolean): ListIndex | undefined {
  const data = useData();
  const [index, setIndex] = useState(() => loadedIndex(data, list));
  const isMissing = isWanted && index === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadIndex(data, list).then(
      (found) => isCurrent && setIndex(found),
      // The page follows the choices by its URL, and its loader shows what is wrong.
      (error: unknown) => reportFailure(error, 'list index'),
    );
    return () => {
      isCurrent = false;
    };
  }, [data, list, isMissing]);
  return index;
}
