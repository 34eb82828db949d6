import { useEffect, useState, type RefObject } from 'react';

/** The element that scrolls what is in it; null for the window. */
export type Scroller = Element | null;

/** What scrolls an element: its panel, or the window. */
function scrollerOf(element: Element): Scroller {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/^(auto|scroll)$/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

/** What scrolls an element now: it changes where panels are opened or closed beside it, and with the window's width. */
export function useScroller(element: RefObject<Element | null>): Scroller {
  const [scroller, setScroller] = useState<Scroller>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScroller(scrollerOf(current)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return scroller;
}

/** Where what is seen of an element begins, from the top of the window. CSS pixels. */
export const topOfView = (element: Element): number => scrollerOf(element)?.getBoundingClientRect().top ?? 0;

/** Moves what is seen of an element, at once. CSS pixels. */
export function moveBy(element: Element, distance: number): void {
  if (Math.abs(distance) >= 1) (scrollerOf(element) ?? window).scrollBy({ top: distance, behavior: 'instant' });
}
