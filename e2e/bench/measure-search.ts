import type { Browser } from '@playwright/test';
import { inPage } from './in-page';
import { newReader, slowProcessor } from './profile';
import { LIMIT_MS } from './visit';

/** The words that are typed, and the letter whose results are waited for. Each letter changes the results. */
const typed = [
  ['lov', 'e'],
  ['shephe', 'r'],
  ['in the begin', 'n'],
  ['grace an', 'd'],
  ['moses r', 'o'],
] as const;

/** How long the search waits for the reader to stop typing. */
const DEBOUNCE_MS = 300;

/** What the page records: when the key was pressed, and when the results that it changed were painted. */
interface KeyTimes {
  pressed: number;
  painted?: number;
  /** The longest task of the main thread since it was last set to 0; tasks of less than 50 ms are not seen. */
  longestTask: number;
}

export interface SearchReading {
  /** From the key to its painted results, without the wait for the reader to stop: the longest of these. Milliseconds. */
  readonly key: number;
  /** The longest task of the main thread meanwhile; 0 if none took 50 ms. Milliseconds. */
  readonly task: number;
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

/** Types on a slow phone whose listings are downloaded. */
export async function measureSearch(browser: Browser, site: string): Promise<SearchReading> {
  return inPage(await newReader(browser), async ({ page, session }) => {
    await page.addInitScript(installKeyProbe, DEBOUNCE_MS);
    await page.goto(`${site}/search?search=word`, { timeout: LIMIT_MS });
    await page.locator('[data-result]').first().waitFor({ timeout: LIMIT_MS });
    // All listings are downloaded.
    await page.waitForLoadState('networkidle');
    await slowProcessor(session);
    const field = page.getByRole('main').getByRole('searchbox');
    await page.evaluate(() => {
      (globalThis as unknown as { benchKey: KeyTimes }).benchKey.longestTask = 0;
    });
    const waits: number[] = [];
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
      waits.push(painted - pressed - DEBOUNCE_MS);
    }
    return { key: Math.max(...waits), task };
  });
}
