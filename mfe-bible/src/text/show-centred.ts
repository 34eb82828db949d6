/** How far a line extends above and below a verse number, which is small. CSS pixels. */
const LINE_PX = 16;

/** The scroll container of an element: its panel, or the window. */
function scrollerOf(element: Element): Element {
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  return scroller ?? document.documentElement;
}

/** Top and bottom of the visible area that contains an element, from the top of the window. CSS pixels. */
function viewOf(element: Element): { top: number; bottom: number } {
  const scroller = scrollerOf(element);
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return { top, bottom: top + scroller.clientHeight };
}

/**
 * Scrolls an element that is out of view into the middle of its panel; only if the page is at its top, unless `moved`
 * is set. Not with scrollIntoView, which also scrolls everything around the panel.
 *
 * @param covered How much of the panel's end is covered by something else. CSS pixels.
 */
export function showCentred(element: Element, moved: boolean, covered = 0): void {
  const scroller = scrollerOf(element);
  if (scroller.scrollTop > 0 && !moved) return;
  const view = viewOf(element);
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
  const covered = to.getBoundingClientRect().bottom + LINE_PX - bar.getBoundingClientRect().top;
  const room = from.getBoundingClientRect().top - LINE_PX - viewOf(from).top;
  const by = Math.min(covered, room);
  if (by > 0) scrollerOf(from).scrollTop += by;
}
