import type { Browser, BrowserContext, Page } from '@playwright/test';
import { inPage } from './in-page';
import { traceFrames, type FrameTrace } from './frame-trace';
import { newReader, slowProcessor } from './profile';
import { median, quantile } from './statistics';
import { LIMIT_MS, QUIET_MS } from './visit';

const HOME = '/encyclopedia/events';
const SLIDER = 'Years shown';
/** From all of it to the nearest, and back, some times. */
const STEPS = [...Array.from({ length: 18 }, () => '+'), ...Array.from({ length: 18 }, () => '-')];
const ROUNDS = 3;
const P95 = 0.95;
/** How many times as much is on the timeline with thousands of items, and how many years lie between a copy and the next. */
const COPIES = 10;
const YEARS_APART = 7;

/** Frames in which what follows the timeline has followed: the list below it, and the path. More than 400 ms. */
const FRAMES_OF_REST = 40;
const RESTS = 5;

/**
 * Milliseconds. A step is the processor time that the main thread uses from the frame in which a key is pressed to the next:
 * scripts, style, layout and paint, and whatever else it does between. It excludes the wait for the screen, which is up to 16 ms
 * even if there is nothing to do, and the wait for a processor that others use. Steps are 95th percentiles.
 */
interface StepReading {
  step: number;
  /** From the press until its frame is on the screen, with all waiting: the 95th percentile. */
  frame: number;
  /** Processor time of the longest frame once the timeline is still, when the list below it follows: the median of some. */
  rest: number;
}

/** The readings on a desktop, on a slow phone, and on a desktop with ten times as much on the timeline. */
export type TimelineReading = Readonly<Record<'wide' | 'slow' | 'many', StepReading>>;

interface Item {
  name: string;
  start: number;
  end: number;
}

/** Puts copies of everything on the timeline, some years later each. */
async function multiply(page: Page): Promise<void> {
  await page.route(/graphql/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data?: { timeline?: Item[] } };
    const items = body.data?.timeline;
    if (body.data && items)
      body.data.timeline = Array.from({ length: COPIES }, (_, copy) =>
        items.map((item) => ({
          ...item,
          name: `${item.name} ${copy}`,
          start: item.start + copy * YEARS_APART,
          end: item.end + copy * YEARS_APART,
        })),
      ).flat();
    await route.fulfill({ response, json: body });
  });
}

/** Presses one of these keys in each frame, and none in so many frames after them. */
async function press(page: Page, keys: readonly string[], framesAfter = 1): Promise<void> {
  const pressed = [...keys, ...Array.from({ length: framesAfter }, () => null)];
  await page.getByRole('slider', { name: SLIDER }).evaluate(async (slider, each) => {
    for (const key of each) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (key !== null) slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, pressed);
}

/** In to the nearest and out again, so many times. */
const zoom = (page: Page, rounds: number) => press(page, Array.from({ length: rounds }, () => STEPS).flat());

/** Processor time from each frame to the next. */
const frameTimes = ({ used }: FrameTrace): number[] => used.slice(1).map((time, index) => time - (used[index] ?? NaN));

/** The longest frame after a step, for each of some steps. */
async function measureRest(browser: Browser, page: Page): Promise<number> {
  const longest: number[] = [];
  for (let at = 0; at < RESTS; at += 1) {
    const trace = await traceFrames(browser, page, () => press(page, ['+'], FRAMES_OF_REST));
    longest.push(Math.max(...frameTimes(trace).slice(1)));
  }
  return median(longest);
}

interface Setting {
  context: BrowserContext;
  isSlowed: boolean;
  isMany: boolean;
}

/** Opens the timeline as a reader does who comes from the encyclopedia, and zooms it. */
async function measureSteps(
  browser: Browser,
  site: string,
  { context, isSlowed, isMany }: Setting,
): Promise<StepReading> {
  return inPage(context, async ({ page, session, log }) => {
    if (isMany) await multiply(page);
    await page.goto(site + HOME, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    await page.locator('main a[href="/encyclopedia/timeline"]').first().click();
    await page.locator('[aria-hidden] a[data-name]').first().waitFor({ timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    if (isSlowed) await slowProcessor(session);
    // The browser compiles code when it first runs.
    await zoom(page, 1);
    const trace = await traceFrames(browser, page, () => zoom(page, ROUNDS));
    return {
      step: quantile(frameTimes(trace), P95),
      // The last frame has no step.
      frame: quantile(
        trace.waits.slice(0, -1).filter((wait) => !Number.isNaN(wait)),
        P95,
      ),
      rest: await measureRest(browser, page),
    };
  });
}

/** Zooms the timeline at full speed, on a slow phone, and with thousands of items. */
export async function measureTimeline(browser: Browser, site: string): Promise<TimelineReading> {
  const wide = () => browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const measure = async (setting: Setting) => measureSteps(browser, site, setting);
  return {
    wide: await measure({ context: await wide(), isSlowed: false, isMany: false }),
    slow: await measure({ context: await newReader(browser), isSlowed: true, isMany: false }),
    many: await measure({ context: await wide(), isSlowed: false, isMany: true }),
  };
}
