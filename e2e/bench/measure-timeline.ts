import type { Browser, BrowserContext, Page } from '@playwright/test';
import { inPage } from './in-page';
import { traceFrames, type FrameTrace } from './frame-trace';
import { newReader, slowProcessor } from './profile';
import { quantile } from './statistics';
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

/** Processor time of the main thread for a step of zoom with all that follows from it, in milliseconds: the 95th percentile. */
export interface TimelineReading {
  step: number;
  slowStep: number;
  manyStep: number;
}

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

/** Zooms by a key in each frame, in to the nearest and out again. */
async function zoom({ page, rounds }: { page: Page; rounds: number }): Promise<void> {
  const keys = Array.from({ length: rounds }, () => STEPS).flat();
  await page.getByRole('slider', { name: SLIDER }).evaluate(async (slider, pressed) => {
    for (const key of pressed) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, keys);
}

const p95Of = ({ used }: FrameTrace): number =>
  quantile(
    used.slice(1).map((time, index) => time - (used[index] ?? NaN)),
    P95,
  );

interface Setting {
  context: BrowserContext;
  isSlowed: boolean;
  isMany: boolean;
}

/** Opens the timeline as a reader does who comes from the encyclopedia, and zooms it. */
async function measureSteps(browser: Browser, site: string, { context, isSlowed, isMany }: Setting): Promise<number> {
  return inPage(context, async ({ page, session, log }) => {
    if (isMany) await multiply(page);
    await page.goto(site + HOME, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    await page.locator('main a[href="/encyclopedia/timeline"]').first().click();
    await page.locator('[data-lane] a').first().waitFor({ timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    if (isSlowed) await slowProcessor(session);
    // The browser compiles code when it first runs.
    await zoom({ page, rounds: 1 });
    return p95Of(await traceFrames(browser, page, () => zoom({ page, rounds: ROUNDS })));
  });
}

/** Zooms the timeline at full speed, on a slow phone, and with thousands of items. */
export async function measureTimeline(browser: Browser, site: string): Promise<TimelineReading> {
  const wide = () => browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const measure = async (setting: Setting) => measureSteps(browser, site, setting);
  return {
    step: await measure({ context: await wide(), isSlowed: false, isMany: false }),
    slowStep: await measure({ context: await newReader(browser), isSlowed: true, isMany: false }),
    manyStep: await measure({ context: await wide(), isSlowed: false, isMany: true }),
  };
}
