import { useEffect, useState, type RefObject } from 'react';

/** A scroll container; null for the window. */
export type Scroller = Element | null;

/** The scroll container of an element: its panel, or the window. */
function scrollerOf(element: Element): Scroller {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/^(auto|scroll)$/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

/**
 * The current scroll container of an element. It changes when panels are opened or closed, and with the width of the
 * window.
 */
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

/**
 * Reports when an element comes within a margin of the visible area, and when it leaves it. Returns a function that
 * stops it. Without IntersectionObserver nothing is ever far.
 */
export function watchDistance(
  element: Element,
  scroller: Scroller,
  margin: string,
  report: (entry: IntersectionObserverEntry) => void,
): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => entries.forEach(report), {
    root: scroller,
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Top of the visible area that contains an element, from the top of the window. */
export const topOfView = (element: Element): number => scrollerOf(element)?.getBoundingClientRect().top ?? 0;

/** Scrolls the container of an element by a distance, without animation. CSS pixels. */
export function moveBy(element: Element, distance: number): void {
  if (Math.abs(distance) >= 1) (scrollerOf(element) ?? window).scrollBy({ top: distance, behavior: 'instant' });
}
