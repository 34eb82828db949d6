import type { Browser } from '@playwright/test';
import { inPage } from './in-page';
import { longestWait, ownRate, rate, traceFrames } from './frame-trace';
import { newReader, scrollDown, slowDown } from './profile';
import { LIMIT_MS, QUIET_MS } from './visit';

/** The longest list. */
const PATH = '/encyclopedia/people';
/** CSS pixels per second: nearly three screens. */
const SPEED = 2_000;
const DURATION_S = 5;

/** How a list scrolls. */
export interface ListReading {
  /** Frames per second that the reader saw. */
  frames: number;
  /** Longest time between two of them, in milliseconds. */
  longestWait: number;
  /** Frames per second of the main thread, by the processor time that they took. */
  ownFrames: number;
}

/** Scrolls down a list on a slow phone for some seconds. */
export async function measureList(browser: Browser, site: string): Promise<ListReading> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    await slowDown(session);
    await page.goto(site + PATH, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const distance = Math.min(SPEED * DURATION_S, height);
    if (distance < SPEED) throw new Error(`${page.url()} is too short to scroll: ${height} pixels`);
    await page.evaluate('(() => { const frame = () => void requestAnimationFrame(frame); frame(); })()');
    const trace = await traceFrames(browser, page, () => scrollDown(session, distance, SPEED));
    return { frames: rate(trace.seen), longestWait: longestWait(trace.seen), ownFrames: ownRate(trace) };
  });
}
