import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@manna/shared/runtime';
import { bringToPlace, measurePlace, storedPlace, storePlace, type Place } from './reader-place';
import type { Scroller } from './scroller';

/** Scrolling has ended after this pause. Milliseconds. */
const SCROLL_IDLE_MS = 150;
/** Events by which readers scroll themselves: they stop a restoration that is still in progress. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the reader's position after going back, reloading or switching the translation, and stores it while they
 * read. Calls `onRestored` before the first paint if there is one. Returns what scrolls to it: to be called while its
 * block is rendered, with true when all of it is.
 */
export function useReaderPlace(
  passage: RefObject<Element | null>,
  name: string,
  scroller: Scroller,
  onRestored: (place: Place) => void,
): (isWhole: boolean) => void {
  const location = useLocation();
  const entry = `${location.key} ${name}`;
  const wanted = useRef<Place>(undefined);

  const restore = useEffectEvent(() => {
    wanted.current = storedPlace(entry, location.state);
    if (wanted.current) onRestored(wanted.current);
  });
  useLayoutEffect(() => restore(), []);

  const bringBack = (isWhole: boolean) => {
    if (passage.current && wanted.current) bringToPlace(passage.current, wanted.current);
    if (isWhole) wanted.current = undefined;
  };
  // The heights of the blocks above are there at once, so the text appears near its place.
  useLayoutEffect(() => bringBack(false));

  useEffect(() => {
    const letGo = () => {
      wanted.current = undefined;
    };
    for (const move of ownMoves) addEventListener(move, letGo, { passive: true });
    return () => {
      for (const move of ownMoves) removeEventListener(move, letGo);
    };
  }, []);

  useEffect(() => {
    const target = scroller ?? window;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      clearTimeout(timer);
      if (passage.current && !wanted.current) storePlace(entry, measurePlace(passage.current));
    };
    const storeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(store, SCROLL_IDLE_MS);
    };
    storeSoon();
    target.addEventListener('scroll', storeSoon, { passive: true });
    // A press may open another page before the pause has passed.
    addEventListener('pointerdown', store);
    addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      target.removeEventListener('scroll', storeSoon);
      removeEventListener('pointerdown', store);
      removeEventListener('pagehide', store);
    };
  }, [passage, scroller, entry]);

  return bringBack;
}
