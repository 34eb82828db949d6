import type { Page } from '@playwright/test';
import { NetworkLog } from '../network-log';

/** The last errands of a page, its faces and what it needs offline, begin four seconds after it stands. */
const QUIET_MS = 5_000;

/** Watches a page from now on. @returns What resolves once it asks for nothing more, by its last errands either. */
export async function watchQuiet(page: Page): Promise<() => Promise<void>> {
  const log = await NetworkLog.start(await page.context().newCDPSession(page));
  return () => log.quiet(QUIET_MS);
}
