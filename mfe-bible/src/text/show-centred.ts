import { scrollerOf, viewOf } from './scroll-view';

/** How far a line extends above and below a verse number, which is small. CSS pixels. */
const LINE_PX = 16;

/**
 * Scrolls an element that is out of view into the middle of its panel. Not with scrollIntoView, which also scrolls
 * everything around the panel.
 *
 * @param covered How much of the panel's end is covered by something else. CSS pixels.
 */
export function showCentred(element: Element, covered = 0): void {
  const scroller = scrollerOf(element);
  const view = viewOf(scroller);
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom - covered) return;
  scroller.scrollTop += (top + bottom) / 2 - (view.top + view.bottom - covered) / 2;
}

/**
 * Scrolls text out from under a bar at the end of the panel, as far as its start stays visible.
 *
 * @param from Element at the start of the text.
 * @param to Element after the text.
 */
export function uncover(from: Element, to: Element, bar: Element): void {
  const scroller = scrollerOf(from);
  const covered = to.getBoundingClientRect().bottom + LINE_PX - bar.getBoundingClientRect().top;
  const room = from.getBoundingClientRect().top - LINE_PX - viewOf(scroller).top;
  const by = Math.min(covered, room);
  if (by > 0) scroller.scrollTop += by;
}
