/** The scroll container of an element: its panel, or the window. */
export function scrollerOf(element: Element): Element {
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  return scroller ?? document.documentElement;
}

/** Top and bottom of the visible area of a scroll container, from the top of the window. CSS pixels. */
export function viewOf(scroller: Element): { top: number; bottom: number } {
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return { top, bottom: top + scroller.clientHeight };
}
