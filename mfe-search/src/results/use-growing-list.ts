import { useEffect, useState, type RefObject } from 'react';

/** How many results a page has at first, and how many more follow. */
export const PAGE_SIZE = 24;
const GROWTH = 12;

/** How many results are before the page of results that an address names. */
export const skippedBy = ({ page = 1 }: { readonly page?: number | undefined }): number => (page - 1) * PAGE_SIZE;

const LOAD_MS = 200;
/** More results are loaded when the reader has less than this share of the list below the window. */
const REST_OF_LIST = 0.2;

/** How many results of one collection are shown, and what shows more. `key` names what is shown; another one begins again. */
export function useGrowingList(key: string): { limit: number; grow: () => void } {
  const [shown, setShown] = useState({ key, limit: PAGE_SIZE });
  const limit = shown.key === key ? shown.limit : PAGE_SIZE;
  return { limit, grow: () => setShown({ key, limit: limit + GROWTH }) };
}

/** What the reader scrolls to see an element: a dialog, or by default the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (/^(?:auto|scroll)$/.test(getComputedStyle(above).overflowY)) return above;
  return null;
}

/**
 * Shows more when the reader has scrolled past 80 % of a list of `length` rows, which is measured again when it has other rows.
 * `end` is an element behind it.
 */
export function useGrowthOnScroll(
  end: RefObject<HTMLElement | null>,
  length: number,
  hasMore: boolean,
  grow: () => void,
): void {
  useEffect(() => {
    const element = end.current;
    const list = element?.previousElementSibling;
    if (!element || !list || !hasMore || !('IntersectionObserver' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSight: IntersectionObserverCallback = ([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting === true) timer = setTimeout(grow, LOAD_MS);
    };
    const rootMargin = `0px 0px ${Math.round(list.clientHeight * REST_OF_LIST)}px`;
    const observer = new IntersectionObserver(onSight, { root: scrollerOf(element), rootMargin });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, length, hasMore, grow]);
}
