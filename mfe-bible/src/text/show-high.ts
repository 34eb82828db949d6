import { scrollerOf, viewOf } from './scroll-view';

/**
 * Scrolls an element into the upper third of its panel, unless it is there already; only if the page is at its top, unless
 * `moved` is set. Not with scrollIntoView, which also scrolls everything around the panel.
 */
export function showHigh(element: Element, moved: boolean): void {
  const scroller = scrollerOf(element);
  if (scroller.scrollTop > 0 && !moved) return;
  const { top, bottom } = viewOf(scroller);
  const below = element.getBoundingClientRect().top - top;
  if (below < 0 || below > (bottom - top) / 3) scroller.scrollTop += below - (bottom - top) / 5;
}
