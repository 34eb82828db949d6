/** How far its line reaches above and below the number of a verse, which is small. CSS pixels. */
const LINE_PX = 16;

/** What scrolls the page that an element stands in: its panel, or the window. */
function scrollerOf(element: Element): Element {
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  return scroller ?? document.documentElement;
}

/** Where what is seen of an element begins and ends, from the top of the window. CSS pixels. */
function viewOf(element: Element): { top: number; bottom: number } {
  const scroller = scrollerOf(element);
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return { top, bottom: top + scroller.clientHeight };
}

/**
 * Scrolls an element that is out of sight into the middle of its panel; only where the page is at its top, unless it is to be `moved` from
 * elsewhere. Not by scrollIntoView: that moves all that the panel stands in, too.
 *
 * @param covered How much of the panel's end something else covers. CSS pixels.
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
 * Scrolls what a bar at the end of the panel covers out from under it, as far as its beginning stays in sight.
 *
 * @param from Where it begins.
 * @param to Where it ends.
 */
export function uncover(from: Element, to: Element, bar: Element): void {
  const covered = to.getBoundingClientRect().bottom + LINE_PX - bar.getBoundingClientRect().top;
  const room = from.getBoundingClientRect().top - LINE_PX - viewOf(from).top;
  const by = Math.min(covered, room);
  if (by > 0) scrollerOf(from).scrollTop += by;
}
