/**
 * Adds a layout to jsdom: each run of words is on a line of its own, and carets, ranges and positions of elements are
 * computed from that.
 */
export function layOutWords() {
  const runs = (): Text[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    // Content of closed elements has no box.
    const isShown = (run: Text) => run.parentElement?.closest('details:not([open]) > :not(summary)') === null;
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && isShown(walker.currentNode)) found.push(walker.currentNode);
    return found;
  };
  /** Height of a line; its letters are in the middle. */
  const LINE = 100;
  const middleOf = (run: Node) => runs().findIndex((other) => other === run) * LINE + LINE / 2;
  const letters = { left: 0, right: 200 };
  Object.assign(document, {
    caretPositionFromPoint: (_x: number, y: number) => {
      const offsetNode = runs()[Math.floor(y / LINE)];
      return offsetNode ? { offsetNode, offset: 0 } : null;
    },
  });
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      const middle = middleOf(this.startContainer);
      return [{ ...letters, top: middle - 10, bottom: middle + 10 }];
    },
  });
  /** Distance of an element from the top of the page. CSS pixels. */
  const placeOf = (element: Element) => runs().findIndex((run) => element.contains(run)) * LINE;
  Object.assign(Element.prototype, {
    getBoundingClientRect(this: Element) {
      const scrolled = [document.documentElement, ...document.querySelectorAll('main')];
      const top = scrolled.reduce((place, { scrollTop }) => place - scrollTop, placeOf(this));
      return new DOMRect(0, top, 200, 0);
    },
  });
  /** The element that contains these words, and a point on them; an x of more than 200 is beside them. */
  const at = (words: string, x = 10) => {
    const run = runs().find(({ data }) => data.includes(words));
    if (!run?.parentElement) throw new Error(`There are no words '${words}'`);
    return { target: run.parentElement, coords: { clientX: x, clientY: middleOf(run) } };
  };
  return { at, placeOf };
}
