/** What scrolls the page that an element stands in: its panel, or the window. */
function scrollerOf(element: Element): Element {
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  return scroller ?? document.documentElement;
}

/**
 * Scrolls an element into the middle of its panel; only where the page is at its top, unless it is to be `moved` from
 * elsewhere. Not by scrollIntoView: that moves all that the panel stands in, too.
 */
export function showCentred(element: Element, moved: boolean): void {
  const scroller = scrollerOf(element);
  if (scroller.scrollTop > 0 && !moved) return;
  const { top, height } = element.getBoundingClientRect();
  const begin = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  scroller.scrollTop += top - begin - (scroller.clientHeight - height) / 2;
}
