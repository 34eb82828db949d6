/** Where the site itself scrolled each container to. CSS pixels. */
const moved = new WeakMap<Element, number>();

/** Scrolls a container by a distance, without animation. `isOwnMove` recognises the scroll event of it. CSS pixels. */
export function moveScroller(scroller: Element, by: number): void {
  if (Math.abs(by) < 0.5) return;
  scroller.scrollBy({ top: by, behavior: 'instant' });
  moved.set(scroller, scroller.scrollTop);
}

/** Whether a container is where `moveScroller` has left it: the reader has not scrolled since. */
export const isOwnMove = (scroller: Element): boolean => {
  const top = moved.get(scroller);
  return top !== undefined && Math.abs(scroller.scrollTop - top) < 1;
};
