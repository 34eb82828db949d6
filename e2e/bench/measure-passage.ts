import type { Browser, CDPSession } from '@playwright/test';
import { NetworkLog } from '../network-log';
import { longestWait, ownRate, rate, traceFrames } from './frame-trace';
import { newReader, profile, slowDown } from './profile';
import { LIMIT_MS, QUIET_MS } from './visit';

/** The longest passage there is. */
const PATH = '/bible/passage/gen-rev';
/** CSS pixels in a second: nearly three screens, which no reader outruns for long. */
const SPEED = 2_000;
const DURATION_S = 10;
/** A drawn page is counted so often: to count takes the processor that it scrolls with. */
const COUNT_EVERY_MS = 1_000;
/** The next block must have come by then. */
const BLOCKS = 3;

/** How a long passage scrolls. */
export interface PassageReading {
  /** That the reader saw, in a second. */
  frames: number;
  /** Longest time without one, in milliseconds. */
  longestWait: number;
  /** Frames of the page's own thread, which scripts and clicks wait for, by the processor time that they took. */
  ownFrames: number;
  /** Most nodes that the document had on the way, texts among them. */
  nodes: number;
}

type Probed = typeof globalThis & { mostNodes: number };

/** Runs in the page: asks for each frame, and keeps `mostNodes` up to date on its global object. */
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

/** Turns the wheel steadily; from a finger Chromium takes no way that is longer than the screen. */
const scroll = (session: CDPSession, distance: number): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: profile.viewport.width / 2,
    y: profile.viewport.height / 2,
    yDistance: -distance,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });

/** Scrolls through the whole Bible on a slow phone, as far as one comes in some ten seconds. */
export async function measurePassage(browser: Browser, site: string): Promise<PassageReading> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await NetworkLog.start(session);
    await slowDown(session);
    // tsx keeps the names of functions by a call of this, also in those that are sent to the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.goto(site + PATH, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    await page.evaluate(installScrollProbe, COUNT_EVERY_MS);
    // What the first block is followed by comes with the first pixels, and what runs then is compiled.
    await scroll(session, SPEED);
    await log.quiet(QUIET_MS);

    const trace = await traceFrames(browser, page, () => scroll(session, SPEED * DURATION_S));
    const nodes = await page.evaluate(() => (globalThis as Probed).mostNodes);
    const blocks = await page.locator('[data-block]').count();
    if (blocks < BLOCKS) throw new Error(`${page.url()} reached block ${blocks} of ${BLOCKS}`);
    return {
      frames: rate(trace.seen),
      longestWait: longestWait(trace.seen),
      ownFrames: ownRate(trace),
      nodes,
    };
  } finally {
    await context.close();
  }
}
