import { useEffect, useState } from 'react';
import { reportFailure, useData } from '@manna/shared/runtime';
import type { ListSlug } from '../lists';
import type { ListView } from './list-choices';
import { loadedIndex, loadIndex } from './load-index';
import type { ListIndex } from './narrow-entries';

/** The index of a list with what a view shows, which is loaded when it is wanted; undefined until then. */
export function useListIndex(list: ListSlug, view: ListView, isWanted: boolean): ListIndex | undefined {
  const data = useData();
  const needsPictures = view === 'grid';
  const [known, setKnown] = useState<{ index: ListIndex; needsPictures: boolean }>();
  const current = known?.needsPictures === needsPictures ? known.index : loadedIndex(data, list, needsPictures);
  const isMissing = isWanted && current === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadIndex(data, list, needsPictures).then(
      (index) => isCurrent && setKnown({ index, needsPictures }),
      // The page follows the choices by its URL, and its loader shows what is wrong.
      (error: unknown) => reportFailure(error, 'list index'),
    );
    return () => {
      isCurrent = false;
    };
  }, [data, list, needsPictures, isMissing]);
  return current;
}
