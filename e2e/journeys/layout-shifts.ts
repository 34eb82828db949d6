import type { Page } from '@playwright/test';

interface Watched {
  shifted: number;
  /** Without those that follow an input of the reader within half a second, as CLS counts. */
  unexpected: number;
  /** What moved once the page was parsed, one line for each element. */
  moved: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds up the layout shifts of each page that is opened from now on; see shifted. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(globalThis, { shifted: 0, unexpected: 0, moved: [] as string[] });
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeValue ?? 'what was removed');
    new PerformanceObserver((list) => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        watched.shifted += value;
        if (!hadRecentInput) watched.unexpected += value;
        // 0 while the page is parsed.
        if (!page?.domContentLoadedEventStart || startTime < page.domContentLoadedEventStart) continue;
        for (const { node, previousRect, currentRect } of sources)
          watched.moved.push(
            `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)} after ${Math.round(startTime)} ms`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the page's layout shifts so far. */
export const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).shifted);

/** The sum of those that no input of the reader explains: never less than CLS. */
export const shiftedUnexpectedly = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).unexpected);

/**
 * What has moved since the page was parsed: for tests in which nothing may, so that their errors say what did. On a slow
 * machine, the browser paints a row of which it has parsed only a part, and what is in its middle moves by a few pixels.
 */
export const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).moved);
