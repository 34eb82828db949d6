import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@manna/shared/runtime';
import type { BlockEvent, BlockStates } from './block-states';
import { keepPlace, placeFrom, readPlace, type Place } from './kept-place';
import { bringToPlace, measurePlace } from './measure-place';
import type { Scroller } from './scroller';

/** How long no scrolling counts as its end. Milliseconds. */
const SCROLL_IDLE_MS = 150;
/** What a reader does to go elsewhere: a page that is still on its way to a place lets them. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Name of the place in a page's state, for another page to begin there. */
const STATE_KEY = 'passagePlace';

/** The state of a page that begins at the place where this one is: the same passage in another translation. */
export const stateWithPlace = (passage: Element): Record<string, unknown> => ({ [STATE_KEY]: measurePlace(passage) });

/** The first page of every document has the same key: of another document's only a reload, or the way back, may know. */
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

/** Brings a reader who comes back, reloads, or turns to another translation to where they were, and keeps that place. */
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

  // After each change of the blocks: once its text stands, the place is there to the pixel.
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
