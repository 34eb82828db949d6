import { useEffect, useState } from 'react';
import { useLocation } from '@manna/shared/runtime';
import { endHandOver, giveBack, readHandedOver } from '../../search/hand-over';
import type { SearchAddress } from '../../search/search-address';

/** What was searched in the modal, by the key of its step in the history. */
const searches = new Map<string, SearchAddress>();
/** The key of every step that the router did not make: it says nothing. */
const NO_KEY = 'default';

/**
 * The search of the modal: the words of the inline search that opened it, or, if the reader comes back to this step of the
 * history, what it was then.
 */
export function useModalSearch(): [SearchAddress, (next: SearchAddress) => void] {
  const { key } = useLocation();
  const [address, setAddress] = useState(() => searches.get(key) ?? readHandedOver());
  useEffect(() => endHandOver, []);
  const change = (next: SearchAddress) => {
    if (key !== NO_KEY) searches.set(key, next);
    giveBack(next.words);
    setAddress(next);
  };
  return [address, change];
}
