import type { Browser, Page } from '@playwright/test';
import { shiftedUnexpectedly, watchShifts } from '../journeys/layout-shifts';
import { longestWait, rate, traceFrames } from './frame-trace';
import { inPage } from './in-page';
import { newReader, scrollDown, slowProcessor } from './profile';
import { LIMIT_MS, QUIET_MS } from './visit';

const PICTURES = 1_000;
/** CSS pixels per second: nearly three screens. */
const SPEED = 2_000;
const DURATION_S = 5;

/** How a gallery of a thousand pictures scrolls. */
export interface GalleryReading {
  /** Frames per second that the reader saw. */
  frames: number;
  /** Longest time between two of them, in milliseconds. */
  longestWait: number;
  /** How far from what was seen the farthest picture was that was requested, in screens. */
  farthest: number;
  /** Cumulative layout shift. */
  shift: number;
}

interface Index {
  data?: { entryIndex?: { entries: { slug: string; image: { prettyPath: string } | null }[] } };
}

/** Repeats the resources of a gallery to a thousand, each with a picture of its own URL, which leads to the real one. */
async function repeatPictures(page: Page): Promise<void> {
  await page.route('**/data/graphql**', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Index;
    const index = json.data?.entryIndex;
    const drawn = index?.entries.filter(({ image }) => image !== null) ?? [];
    if (index && drawn.length > 0)
      index.entries = Array.from({ length: PICTURES }, (_, at) => {
        const entry = drawn[at % drawn.length] ?? { slug: '', image: null };
        const image = entry.image && { ...entry.image, prettyPath: `copy-${at}/${entry.image.prettyPath}` };
        return { ...entry, slug: `${entry.slug}-${at}`, image };
      });
    await route.fulfill({ response, json });
  });
  await page.route(/\/copy-\d+\//, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/copy-\d+\//, ''),
    }),
  );
}

/** The distance of a tile below what is seen, in screens; negative if it is seen. */
const screensBelow = (page: Page, index: number) =>
  page.evaluate((at) => {
    const grid = document.querySelector<HTMLElement>('ul[data-virtual="true"]');
    if (!grid) throw new Error('the gallery renders all of its tiles');
    const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
    const row = Math.floor(at / gridTemplateColumns.split(' ').length);
    const height = (grid.firstElementChild?.getBoundingClientRect().height ?? 0) + Number.parseFloat(rowGap);
    return (grid.getBoundingClientRect().top + row * height - innerHeight) / innerHeight;
  }, index);

/** Scrolls down a gallery of a thousand pictures on a slow phone for some seconds. */
export async function measureGallery(browser: Browser, site: string): Promise<GalleryReading> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    let last = 0;
    page.on('request', (request) => {
      const copy = /\/copy-(\d+)\//.exec(request.url())?.[1];
      if (copy !== undefined) last = Math.max(last, Number(copy));
    });
    await repeatPictures(page);
    await watchShifts(page);
    await slowProcessor(session);
    await page.goto(`${site}/resources`, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    // Within the page, because the server's list is as short as the content.
    await page.getByRole('main').getByRole('link', { name: 'Maps' }).first().click();
    await page.locator('ul[data-virtual="true"]').waitFor({ timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    const atRest = await screensBelow(page, last);
    await page.evaluate('(() => { const frame = () => void requestAnimationFrame(frame); frame(); })()');
    const trace = await traceFrames(browser, page, () => scrollDown(session, SPEED * DURATION_S, SPEED));
    const scrolled = await screensBelow(page, last);
    return {
      frames: rate(trace.seen),
      longestWait: longestWait(trace.seen),
      farthest: Math.max(atRest, scrolled),
      shift: await shiftedUnexpectedly(page),
    };
  });
}
