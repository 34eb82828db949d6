import type { MouseEvent, RefObject } from 'react';
import { isForBrowser, useNavigate } from '@manna/shared/runtime';
import { measurePlace, stateWithPlace } from './reader-place';

/** Follows a link to the same passage in another translation: the reader stays at the first visible verse. */
export function useFollowInPlace(passage: RefObject<Element | null>): (path: string, event: MouseEvent) => void {
  const navigate = useNavigate();
  return (path, event) => {
    if (!passage.current || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(path, { state: stateWithPlace(measurePlace(passage.current)), preventScrollReset: true });
  };
}
