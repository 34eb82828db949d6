import type { Browser, Page } from '@playwright/test';
import type { LoggedRequest, NetworkLog } from '../network-log';
import { inPage } from './in-page';
import { installProbe, type ProbeOptions, type ProbeReading } from './page-probe';
import { newReader, slowProcessor } from './profile';

export const LIMIT_MS = 60_000;
export const QUIET_MS = 1_000;
/** Long enough for a step, and for the browser to report its duration. Nothing is evaluated in the page until then. */
export const AFTERMATH_MS = 1_500;

/** One reader's visit to a chapter, and on to the next. */
export interface Visit {
  firstPaint: number | undefined;
  textVisible: number;
  largestPaint: number;
  layoutShift: number;
  scriptBytes: number;
  interactive: number;
  requests: number;
  nextChapter: number;
  /** The chapter after that. Undefined if the visit ends before it. */
  laterChapter: number | undefined;
  nextRequests: number;
  /** Undefined if the click opened another document, because the browser does not report it then. */
  nextInteraction: number | undefined;
  /** All requests, with times in milliseconds since the visit began. */
  log: (Omit<LoggedRequest, 'startedAt' | 'endedAt'> & { start: number; end: number | undefined })[];
}

type Known<Key extends keyof ProbeReading> = ProbeReading & Required<Pick<ProbeReading, Key>>;

const readProbe = (page: Page): Promise<ProbeReading> =>
  page.evaluate(() => (globalThis as unknown as { bench: ProbeReading }).bench);

/** Waits until the probe has measured `key`, and returns its reading. `what` describes the value in the error message. */
export async function readWhenKnown<Key extends keyof ProbeReading>(
  page: Page,
  key: Key,
  what: string,
): Promise<Known<Key>> {
  const known = (name: string) =>
    (globalThis as unknown as { bench?: Record<string, unknown> }).bench?.[name] !== undefined;
  try {
    await page.waitForFunction(known, key as string, { polling: 100, timeout: LIMIT_MS });
  } catch {
    throw new Error(`${page.url()} never reported when ${what}`);
  }
  return (await readProbe(page)) as Known<Key>;
}

/** Clicks the link to the next chapter with the mouse, as a reader does, when the page is idle. */
async function clickNext(page: Page, log: NetworkLog): Promise<void> {
  const link = page.locator('a[rel=next]:visible').last();
  await link.scrollIntoViewIfNeeded();
  await log.quiet(QUIET_MS);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no link to the next chapter`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

interface NextStep {
  /** In milliseconds since 1970. */
  clickedAt: number;
  nextChapter: number;
  nextInteraction: number | undefined;
  /** During the whole visit. */
  layoutShift: number;
}

/** Measures a step to the next chapter within the same document. */
async function measureStep(page: Page): Promise<NextStep> {
  await page.waitForTimeout(AFTERMATH_MS);
  const {
    timeOrigin,
    clicked = NaN,
    nextVisible,
    longestInteraction: nextInteraction,
    layoutShift,
  } = await readWhenKnown(page, 'nextVisible', 'the next chapter was painted');
  return { clickedAt: timeOrigin + clicked, nextChapter: nextVisible - clicked, nextInteraction, layoutShift };
}

/** Measures a step to the next chapter in another document. */
async function measureNavigation(page: Page, from: ProbeReading, url: string): Promise<NextStep> {
  await page.waitForURL(({ href }) => href !== url);
  const { timeOrigin, headingVisible, ...reading } = await readWhenKnown(page, 'headingVisible', 'it was painted');
  const clickedAt = await page.evaluate(() => Number(window.name));
  return {
    clickedAt,
    nextChapter: timeOrigin + headingVisible - clickedAt,
    nextInteraction: undefined,
    layoutShift: from.layoutShift + reading.layoutShift,
  };
}

export interface VisitOptions extends ProbeOptions {
  /** Whether the next chapter is in another document. The visit ends there. */
  leaves?: boolean;
  /** Whether the processor is slowed down as the profile says (true). */
  isSlowed?: boolean;
}

/** Visits a page with nothing cached. When the page is quiet, goes on to the next chapter. */
export async function visit(
  browser: Browser,
  url: string,
  { leaves = false, isSlowed = true, ...options }: VisitOptions,
): Promise<Visit> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    if (isSlowed) await slowProcessor(session);
    await page.addInitScript(installProbe, options);
    // Nothing is evaluated in the page before the network is quiet, because that takes processor time from rendering.
    await page.goto(url, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    await readWhenKnown(page, 'textVisible', 'the first verse was painted');
    const first = await readWhenKnown(page, 'interactive', 'it was interactive');
    await clickNext(page, log);
    const next = leaves ? await measureNavigation(page, first, url) : await measureStep(page);
    if (leaves) return figuresOf(first, next, log.requests);
    // The browser compiles code when it first runs. The code for this step has already run once.
    await clickNext(page, log);
    const { nextChapter: laterChapter, layoutShift } = await measureStep(page);
    return { ...figuresOf(first, next, log.requests), laterChapter, layoutShift };
  });
}

function figuresOf(first: ProbeReading, next: NextStep, requests: readonly LoggedRequest[]): Visit {
  const { timeOrigin, firstPaint, textVisible = NaN, largestPaint = textVisible, interactive = NaN } = first;
  const { clickedAt, nextChapter, nextInteraction, layoutShift } = next;
  const log = requests.map(({ startedAt, endedAt, ...request }) => ({
    ...request,
    start: startedAt - timeOrigin,
    end: endedAt === undefined ? undefined : endedAt - timeOrigin,
  }));
  const clicked = clickedAt - timeOrigin;
  const onTheWay = log.filter(({ start }) => start >= clicked && start <= clicked + nextChapter);
  const scripts = log.filter(({ type, end = Infinity }) => type === 'Script' && end <= interactive);
  return {
    firstPaint,
    textVisible,
    largestPaint,
    layoutShift,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    // A page whose text is not visible yet is not interactive.
    interactive: Math.max(interactive, textVisible),
    requests: log.filter(({ start }) => start <= interactive).length,
    nextChapter,
    laterChapter: undefined,
    nextRequests: onTheWay.length,
    nextInteraction,
    log,
  };
}
