import type { Browser } from '@playwright/test';
import { inPage } from './in-page';
import { line, newReader, slowDown } from './profile';
import { LIMIT_MS, QUIET_MS } from './visit';

const PATH = '/encyclopedia/places/bethel';
const DRAWN = '[aria-label="Zoom in"]';

/** A map as it is drawn for the first time. */
export interface MapReading {
  /** Milliseconds from the scroll that shows it until it is drawn, without those that the line needs for its bytes. */
  drawn: number;
  /** Kilobytes. */
  bytes: number;
}

/** Scrolls to the map of a place on a slow phone. */
export async function measureMap(browser: Browser, site: string): Promise<MapReading> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    await slowDown(session);
    await page.goto(site + PATH, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    const before = log.requests.length;
    const milliseconds = await page.evaluate((drawn) => {
      const heading = document.querySelector('#map');
      if (!heading) throw new Error('The page has no map');
      heading.scrollIntoView();
      const began = performance.now();
      return new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(drawn)) requestAnimationFrame(() => resolve(performance.now() - began));
          else setTimeout(look, 16);
        };
        look();
      });
    }, DRAWN);
    const bytes = log.requests.slice(before).reduce((sum, request) => sum + request.bytes, 0);
    return { drawn: milliseconds - (bytes * 1_000) / line.bytesPerSecond, bytes: bytes / 1_000 };
  });
}
