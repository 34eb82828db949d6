import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { NetworkLog } from '../network-log';

/** A page, its connection to the browser, and the log of its requests. */
export interface OpenedPage {
  page: Page;
  session: CDPSession;
  log: NetworkLog;
}

/** Runs something in a new page of a browser context, and closes the context. */
export async function inPage<Result>(
  context: BrowserContext,
  run: (opened: OpenedPage) => Promise<Result>,
): Promise<Result> {
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await NetworkLog.start(session);
    // tsx wraps functions in calls of __name, also those that are sent to the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    return await run({ page, session, log });
  } finally {
    await context.close();
  }
}
