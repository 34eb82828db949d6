import type { Browser } from '@playwright/test';
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
}

/** Runs in the page before its own scripts. */
function installKeyProbe(debounceMs: number): void {
  const times: KeyTimes = { pressed: 0 };
  Object.assign(globalThis, { benchKey: times });
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

/** Milliseconds from the key to its painted results, without the wait for the reader to stop: the longest of these. */
export async function measureSearch(browser: Browser, site: string): Promise<number> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    // tsx wraps functions in calls of __name, also those that are sent to the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(installKeyProbe, DEBOUNCE_MS);
    await page.goto(`${site}/search?search=word`, { timeout: LIMIT_MS });
    await page.locator('[data-result]').first().waitFor({ timeout: LIMIT_MS });
    // All listings are downloaded.
    await page.waitForLoadState('networkidle');
    await slowProcessor(await context.newCDPSession(page));
    const field = page.getByRole('main').getByRole('searchbox');
    const waits: number[] = [];
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
      const { pressed, painted = NaN } = (await times.jsonValue()) as KeyTimes;
      waits.push(painted - pressed - DEBOUNCE_MS);
    }
    return Math.max(...waits);
  } finally {
    await context.close();
  }
}
