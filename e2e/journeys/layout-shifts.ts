import type { Page } from '@playwright/test';

interface Watched {
  shifted: number;
  /** Without those that follow an input of the reader within half a second, as CLS counts. */
  unexpected: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up the layout shifts of each page that is opened from now on; see shifted. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(globalThis, { shifted: 0, unexpected: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        watched.shifted += value;
        if (!hadRecentInput) watched.unexpected += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the page's layout shifts so far. */
export const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).shifted);

/** The sum of those that no input of the reader explains: never less than CLS. */
export const shiftedUnexpectedly = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).unexpected);
