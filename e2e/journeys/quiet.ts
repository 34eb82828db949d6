import type { Page } from '@playwright/test';
import { NetworkLog } from '../network-log';

/** A page starts its last downloads, its web fonts and its files for offline use, four seconds after it has loaded. */
const QUIET_MS = 5_000;

/** Starts to watch the requests of a page. Returns a function that resolves when the last of them have ended. */
export async function watchQuiet(page: Page): Promise<() => Promise<void>> {
  const log = await NetworkLog.start(await page.context().newCDPSession(page));
  return () => log.quiet(QUIET_MS);
}
