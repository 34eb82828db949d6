import type { Page } from '@playwright/test';

interface Watched {
  shifted: number;
}

/** Adds up the layout shifts of each page that is opened from now on; see shifted. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the page's layout shifts so far. */
export const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).shifted);
