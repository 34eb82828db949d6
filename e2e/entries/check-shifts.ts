import type { Browser } from '@playwright/test';
import { hydrated } from '../hydrated';
import { eachOf } from './check-entries';

/** The widths of a phone and of a desktop. CSS pixels. */
const WIDTHS = [360, 1440];
const HEIGHT = 800;
/** What comes after hydration comes within this time. */
const SETTLE_MS = 300;

interface Watched {
  unexpected: number;
}

/** Opens each page on a phone and on a desktop. Returns how many of these views have layout shifts. */
export async function checkShifts(
  browser: Browser,
  site: string,
  { paths, pages, report }: { paths: readonly string[]; pages: number; report: (line: string) => void },
): Promise<number> {
  let shifting = 0;
  for (const width of WIDTHS) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width, height: HEIGHT } });
    // tsx wraps functions in calls of __name, also those that are sent to the page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await context.addInitScript(() => {
      const watched = Object.assign(globalThis, { unexpected: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) watched.unexpected += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await eachOf(paths, pages, async (path) => {
      const page = await context.newPage();
      try {
        await page.goto(site + path);
        await hydrated(page);
        await page.waitForTimeout(SETTLE_MS);
        const shift = await page.evaluate(() => (globalThis as unknown as Watched).unexpected);
        if (shift === 0) return;
        shifting += 1;
        report(`${path}: layout shifts of ${shift.toFixed(4)} at ${width} px`);
      } finally {
        await page.close();
      }
    });
    await context.close();
  }
  return shifting;
}
