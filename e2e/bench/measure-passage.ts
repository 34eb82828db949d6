import type { Browser } from '@playwright/test';
import { inPage } from './in-page';
import { longestWait, ownRate, rate, traceFrames } from './frame-trace';
import { newReader, scrollDown, slowDown } from './profile';
import { LIMIT_MS, QUIET_MS } from './visit';

/** The longest passage there is. */
const PATH = '/bible/passage/gen-rev';
/** CSS pixels per second: nearly three screens, faster than a reader scrolls for long. */
const SPEED = 2_000;
const DURATION_S = 10;
/** How often nodes are counted. Counting takes processor time away from scrolling. */
const COUNT_EVERY_MS = 1_000;
/** At the end this many blocks must be in the page, or the scroll stopped for want of text. */
const BLOCKS = 3;

/** How a long passage scrolls. */
export interface PassageReading {
  /** Frames per second that the reader saw. */
  frames: number;
  /** Longest time between two of them, in milliseconds. */
  longestWait: number;
  /** Frames per second of the main thread, by the processor time that they took. Scripts and clicks wait for them. */
  ownFrames: number;
  /** The largest number of nodes that the document had meanwhile, text nodes included. */
  nodes: number;
}

type Probed = typeof globalThis & { mostNodes: number };

/** Runs in the page: requests every animation frame, and updates the global variable `mostNodes`. */
function installScrollProbe(countEveryMs: number): void {
  const probed = globalThis as Probed;
  probed.mostNodes = 0;
  const frame = () => void requestAnimationFrame(frame);
  frame();
  const count = () => {
    const found = document.evaluate('count(//node())', document, null, XPathResult.NUMBER_TYPE).numberValue;
    probed.mostNodes = Math.max(probed.mostNodes, found);
  };
  setInterval(count, countEveryMs);
}

/** Scrolls down the passage of the whole Bible on a slow phone for about ten seconds. */
export async function measurePassage(browser: Browser, site: string): Promise<PassageReading> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    await slowDown(session);
    await page.goto(site + PATH, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    await page.evaluate(installScrollProbe, COUNT_EVERY_MS);
    // The first scroll loads the next blocks, and makes the browser compile the code that runs while scrolling.
    await scrollDown(session, SPEED, SPEED);
    await log.quiet(QUIET_MS);

    const trace = await traceFrames(browser, page, () => scrollDown(session, SPEED * DURATION_S, SPEED));
    const nodes = await page.evaluate(() => (globalThis as Probed).mostNodes);
    const blocks = await page.locator('[data-block]').count();
    if (blocks < BLOCKS) throw new Error(`${page.url()} reached block ${blocks} of ${BLOCKS}`);
    return {
      frames: rate(trace.seen),
      longestWait: longestWait(trace.seen),
      ownFrames: ownRate(trace),
      nodes,
    };
  });
}
