/**
 * Lays out a text as jsdom does not: each run of words stands on a line of its own, and what a browser knows of a point of
 * the window, and of the place of an element in the page, is answered from there.
 */
export function layOutWords() {
  const runs = (): Text[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    // What is folded away has no place.
    const isShown = (run: Text) => run.parentElement?.closest('details:not([open]) > :not(summary)') === null;
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && isShown(walker.currentNode)) found.push(walker.currentNode);
    return found;
  };
  /** A line is this high, and its letters stand in its middle. CSS pixels. */
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
  /** How far down in the page an element begins. CSS pixels. */
  const placeOf = (element: Element) => runs().findIndex((run) => element.contains(run)) * LINE;
  Object.assign(Element.prototype, {
    getBoundingClientRect(this: Element) {
      const scrolled = [document.documentElement, ...document.querySelectorAll('main')];
      const top = scrolled.reduce((place, { scrollTop }) => place - scrollTop, placeOf(this));
      return new DOMRect(0, top, 200, 0);
    },
  });
  /** The element that these words stand in, and a point on them; beside them with an x of more than 200. */
  const at = (words: string, x = 10) => {
    const run = runs().find(({ data }) => data.includes(words));
    if (!run?.parentElement) throw new Error(`There are no words '${words}'`);
    return { target: run.parentElement, coords: { clientX: x, clientY: middleOf(run) } };
  };
  return { at, placeOf };
}
