import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { hydrated } from '../hydrated';

const LIMIT_MS = 60_000;
/** A gateway under load sends a page without its text, for the browser to render. Such a page is requested again. */
const TRIES = 6;
const TRY_AGAIN_MS = 2_000;
/** A verse in the server's HTML. */
const VERSE = /\sid="v\d+"/;

/** Says whether a console message is not caused by the site. */
const isExpected = (text: string): boolean => text.includes('Service Worker registration blocked by Playwright');

/** Opens an empty page with the storage of a first-time reader. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // tsx wraps functions in calls of __name, also those that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

/** Opens a chapter until the server has rendered it; `reset` runs before each try. Returns what went wrong. */
async function open(page: Page, url: string, reset: () => void): Promise<string | undefined> {
  let failure = '';
  for (let left = TRIES; left > 0; left -= 1) {
    reset();
    const response = await page.goto(url, { timeout: LIMIT_MS, waitUntil: 'commit' });
    const isPage = response?.ok() === true;
    if (isPage && VERSE.test(await response.text())) return undefined;
    failure = isPage
      ? 'the server sent it without its text'
      : `the server responded with ${response?.status() ?? 'nothing'}`;
    await page.waitForTimeout(TRY_AGAIN_MS);
  }
  return failure;
}

/** Opens a chapter and waits until React has hydrated it. Returns the console errors, warnings and exceptions. */
export async function checkChapter(context: BrowserContext, url: string): Promise<string[]> {
  const page = await openPage(context);
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text()))
      faults.push(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => void faults.push(`exception: ${error.message}`);
  page.on('console', onConsole).on('pageerror', onError);
  try {
    const failure = await open(page, url, () => faults.splice(0));
    if (failure !== undefined) return [failure];
    await hydrated(page);
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    // Messages of a page that is being closed do not count.
    page.off('console', onConsole).off('pageerror', onError);
    await page.close();
  }
  return faults;
}
