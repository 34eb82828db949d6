import type { Browser, Page } from '@playwright/test';
import { NetworkLog, type LoggedRequest } from '../network-log';
import { installProbe, type ProbeOptions, type ProbeReading } from './page-probe';
import { newReader, slowDown } from './profile';

export const LIMIT_MS = 60_000;
export const QUIET_MS = 1_000;
/** Long enough for a step, and for the browser to tell how long it took; until then the page is asked nothing. */
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
  /** The one after that; undefined where the visit ends before. */
  laterChapter: number | undefined;
  nextRequests: number;
  /** Undefined where the click left the page, and the browser did not tell. */
  nextInteraction: number | undefined;
  /** What was asked for; times in milliseconds since the visit began. */
  log: (Omit<LoggedRequest, 'startedAt' | 'endedAt'> & { start: number; end: number | undefined })[];
}

type Known<Key extends keyof ProbeReading> = ProbeReading & Required<Pick<ProbeReading, Key>>;

const readProbe = (page: Page): Promise<ProbeReading> =>
  page.evaluate(() => (globalThis as unknown as { bench: ProbeReading }).bench);

/** The probe's reading once it knows this; `what` names it for whoever reads that it never did. */
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
    throw new Error(`${page.url()} never said when ${what}`);
  }
  return (await readProbe(page)) as Known<Key>;
}

/** Clicks as a reader does, with the mouse where the link is. */
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

/** The next chapter in the same page: from the click to its heading, and the longest interaction. */
async function goOnWithin(page: Page): Promise<NextStep> {
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

/** The next chapter as another document. */
async function goOnElsewhere(page: Page, from: ProbeReading, url: string): Promise<NextStep> {
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

/**
 * Visits a page with nothing cached, as slowly as the profile says or at full speed; once it is quiet, goes on to the next
 * chapter.
 */
export async function visit(browser: Browser, url: string, options: ProbeOptions, isSlowed = true): Promise<Visit> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await NetworkLog.start(session);
    if (isSlowed) await slowDown(session);
    // tsx keeps the names of functions by a call of this, also in those that are sent to the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(installProbe, options);
    // Questions to the page take the processor that it draws with: none before it is quiet.
    await page.goto(url, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    await readWhenKnown(page, 'textVisible', 'the first verse was painted');
    const first = await readWhenKnown(page, 'interactive', 'it was interactive');
    await clickNext(page, log);
    const next = options.scripted ? await goOnWithin(page) : await goOnElsewhere(page, first, url);
    if (!options.scripted) return figuresOf(first, next, log.requests);
    // What runs for the first time is compiled for it; from here on a reader meets code that has run before.
    await clickNext(page, log);
    const { nextChapter: laterChapter, layoutShift } = await goOnWithin(page);
    return { ...figuresOf(first, next, log.requests), laterChapter, layoutShift };
  } finally {
    await context.close();
  }
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
    // Links that are not to be seen yet are of no use.
    interactive: Math.max(interactive, textVisible),
    requests: log.filter(({ start }) => start <= interactive).length,
    nextChapter,
    laterChapter: undefined,
    nextRequests: onTheWay.length,
    nextInteraction,
    log,
  };
}
