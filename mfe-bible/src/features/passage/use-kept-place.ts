import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@manna/shared/runtime';
import type { BlockEvent, BlockStates } from './block-states';
import { keepPlace, placeFrom, readPlace, type Place } from './kept-place';
import { bringToPlace, measurePlace } from './measure-place';
import type { Scroller } from './scroller';

/** Scrolling has ended after this pause. Milliseconds. */
const SCROLL_IDLE_MS = 150;
/** Events by which readers scroll themselves: they stop a restoration that is still in progress. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Key of the position in a location's state, for another page to start there. */
const STATE_KEY = 'passagePlace';

/** Location state for the same passage in another translation, which makes it start at the current position. */
export const stateWithPlace = (passage: Element): Record<string, unknown> => ({ [STATE_KEY]: measurePlace(passage) });

/**
 * The first location of every document has the same key, so its position may only be restored after a reload or going
 * back.
 */
function isOfThisVisit({ visit }: Place, key: string): boolean {
  if (key !== 'default' || visit === performance.timeOrigin) return true;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}

function keptPlace(entry: string, key: string): Place | undefined {
  const place = readPlace(sessionStorage, entry);
  return place && isOfThisVisit(place, key) ? place : undefined;
}

function keepPlaceOf(passage: Element, entry: string): void {
  const place = measurePlace(passage);
  if (place) keepPlace(sessionStorage, entry, { ...place, visit: performance.timeOrigin });
}

/**
 * Restores the reader's position after going back, reloading or switching the translation, and stores it while they
 * read.
 */
export function useKeptPlace(
  passage: RefObject<Element | null>,
  name: string,
  scroller: Scroller,
  states: BlockStates,
  tell: (event: BlockEvent) => void,
): void {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const entry = `${key} ${name}`;
  const wanted = useRef<Place>(undefined);
  const isMet = useRef(false);

  useLayoutEffect(() => {
    if (isMet.current) return;
    isMet.current = true;
    const handedOn = (state as Record<string, unknown> | null)?.[STATE_KEY];
    const place = keptPlace(entry, key) ?? placeFrom(handedOn);
    if (!place) return;
    wanted.current = place;
    tell({ type: 'restored', heights: place.heights, at: place.block });
  }, [key, state, entry, tell]);

  // Runs after each change of the blocks, because the position is exact only when its block is rendered.
  useLayoutEffect(() => {
    const areRestored = states.heights.size > 0;
    if (!areRestored || !wanted.current || !passage.current) return;
    if (bringToPlace(passage.current, wanted.current)) wanted.current = undefined;
  }, [passage, states]);

  useEffect(() => {
    const letGo = () => {
      wanted.current = undefined;
    };
    for (const move of ownMoves) addEventListener(move, letGo, { passive: true });
    return () => {
      for (const move of ownMoves) removeEventListener(move, letGo);
    };
  }, []);

  useLayoutEffect(() => {
    const element = passage.current;
    const target = scroller ?? window;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (element && !wanted.current) keepPlaceOf(element, entry);
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SCROLL_IDLE_MS);
    };
    keepSoon();
    target.addEventListener('scroll', keepSoon, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      keep();
      target.removeEventListener('scroll', keepSoon);
      removeEventListener('pagehide', keep);
    };
  }, [passage, scroller, entry]);
}
