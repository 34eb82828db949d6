import type { Browser } from '@playwright/test';
import type { LoggedRequest } from '../network-log';
import { inPage } from './in-page';
import { line, newReader, slowDown } from './profile';
import { LIMIT_MS, QUIET_MS } from './visit';

const PATH = '/encyclopedia/places/bethel';
/** What is there first: a drawing of the places, whose ground is another file. */
const GROUND = 'figure use';
/** What is there when the map is drawn and can be moved. */
const LIVE = '[aria-label="Zoom in"]';

/** A map as it appears. Times are milliseconds from the scroll that shows it, without those that the line needs for its bytes. */
export interface MapReading {
  /** Until its places are drawn on their ground. */
  drawn: number;
  /** Kilobytes until then. */
  firstBytes: number;
  /** Until it can be moved. */
  live: number;
  /** Kilobytes until then. */
  bytes: number;
}

interface Moments {
  /** In milliseconds since 1970. */
  seen: number;
  drawn: number;
  live: number;
}

/** Scrolls to the map, and waits until both are painted. */
function watchMap([ground, live]: readonly [string, string]): Promise<Moments> {
  const heading = document.querySelector('#map');
  if (!heading) throw new Error('The page has no map');
  heading.scrollIntoView();
  const now = () => performance.timeOrigin + performance.now();
  const seen = now();
  const isGroundThere = () => {
    const use = document.querySelector<SVGUseElement>(ground);
    return use !== null && use.getBBox().width > 0;
  };
  return new Promise((resolve) => {
    let drawn: number | undefined;
    const look = () => {
      const isLive = document.querySelector(live) !== null;
      if (drawn === undefined && (isLive || isGroundThere())) requestAnimationFrame(() => (drawn ??= now()));
      if (isLive) requestAnimationFrame(() => resolve({ seen, drawn: drawn ?? now(), live: now() }));
      else setTimeout(look, 16);
    };
    look();
  });
}

const bytesUntil = (moment: number, requests: readonly LoggedRequest[]): number =>
  requests
    .filter(({ endedAt }) => endedAt !== undefined && endedAt <= moment)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Scrolls to the map of a place on a slow phone. */
export async function measureMap(browser: Browser, site: string): Promise<MapReading> {
  // A service worker would fetch over a line that is not slowed down.
  return inPage(await newReader(browser, { serviceWorkers: 'block' }), async ({ page, session, log }) => {
    await slowDown(session);
    await page.goto(site + PATH, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    const before = log.requests.length;
    const { seen, drawn, live } = await page.evaluate(watchMap, [GROUND, LIVE] as const);
    const requests = log.requests.slice(before);
    const [firstBytes, bytes] = [bytesUntil(drawn, requests), bytesUntil(live, requests)];
    const without = (moment: number, sent: number) => moment - seen - (sent * 1_000) / line.bytesPerSecond;
    return {
      drawn: without(drawn, firstBytes),
      firstBytes: firstBytes / 1_000,
      live: without(live, bytes),
      bytes: bytes / 1_000,
    };
  });
}
