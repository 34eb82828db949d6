import type { Browser, Page } from '@playwright/test';
import { inPage } from './in-page';
import { newReader, slowProcessor } from './profile';
import { LIMIT_MS } from './visit';

/** Words, and the letter whose results are waited for. Each letter changes the results. */
type Typed = readonly (readonly [words: string, letter: string])[];

const typed: Typed = [
  ['lov', 'e'],
  ['shephe', 'r'],
  ['in the begin', 'n'],
  ['grace an', 'd'],
  ['moses r', 'o'],
];

/** What is typed before: the same kinds of words, with other results. */
const typedBefore: Typed = [
  ['pea', 'c'],
  ['babyl', 'o'],
  ['let there b', 'e'],
  ['mercy an', 'd'],
  ['david g', 'o'],
];

/** How long the search waits for the reader to stop typing. */
const DEBOUNCE_MS = 300;

/** What the page records: when the key was pressed, and when the results that it changed were painted. */
interface KeyTimes {
  pressed: number;
  painted?: number;
  /** The longest task of the main thread since it was last set to 0; tasks of less than 50 ms are not seen. */
  longestTask: number;
}

/** What typing one letter after another takes. Milliseconds. */
interface TypingReading {
  /** From each key to its painted results, without the wait for the reader to stop. */
  readonly keys: readonly number[];
  /** The longest task of the main thread meanwhile; 0 if none took 50 ms. */
  readonly task: number;
}

export interface SearchReading {
  readonly slow: TypingReading;
  /** With the processor as fast as it is. */
  readonly unslowed: TypingReading;
}

/** Runs in the page before its own scripts. */
function installKeyProbe(debounceMs: number): void {
  const times: KeyTimes = { pressed: 0, longestTask: 0 };
  Object.assign(globalThis, { benchKey: times });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.longestTask = Math.max(times.longestTask, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener(
    'keydown',
    () => {
      times.pressed = performance.now();
      delete times.painted;
    },
    { capture: true },
  );
  new MutationObserver((records) => {
    const isResult = records.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('section'),
    );
    if (!isResult || times.painted !== undefined || performance.now() < times.pressed + debounceMs) return;
    // A task after the frame's callbacks runs when the frame is handed over.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        times.painted ??= performance.now();
      };
      channel.port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

async function measureTyping(page: Page, typed: Typed): Promise<TypingReading> {
  const field = page.getByRole('main').getByRole('searchbox');
  await page.evaluate(() => {
    (globalThis as unknown as { benchKey: KeyTimes }).benchKey.longestTask = 0;
  });
  const keys: number[] = [];
  let task = 0;
  for (const [words, letter] of typed) {
    await field.fill(words);
    await page.waitForTimeout(DEBOUNCE_MS * 7);
    await field.press(letter);
    const times = await page.waitForFunction(
      () => {
        const { benchKey } = globalThis as unknown as { benchKey: KeyTimes };
        return benchKey.painted === undefined ? false : { ...benchKey };
      },
      undefined,
      { timeout: LIMIT_MS },
    );
    const { pressed, painted = NaN, longestTask } = (await times.jsonValue()) as KeyTimes;
    task = Math.max(task, longestTask);
    keys.push(painted - pressed - DEBOUNCE_MS);
  }
  return { keys, task };
}

/** Types on a phone whose listings are downloaded, and on one that is slow, too. */
export async function measureSearch(browser: Browser, site: string): Promise<SearchReading> {
  return inPage(await newReader(browser), async ({ page, session }) => {
    await page.addInitScript(installKeyProbe, DEBOUNCE_MS);
    await page.goto(`${site}/search?search=word`, { timeout: LIMIT_MS });
    await page.locator('[data-result]').first().waitFor({ timeout: LIMIT_MS });
    // All listings are downloaded.
    await page.waitForLoadState('networkidle');
    const unslowed = await measureTyping(page, typedBefore);
    await slowProcessor(session);
    return { unslowed, slow: await measureTyping(page, typed) };
  });
}
