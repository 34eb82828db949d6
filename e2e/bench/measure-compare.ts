import type { Browser, Page } from '@playwright/test';
import { inPage } from './in-page';
import { installProbe, type ProbeReading } from './page-probe';
import { newReader, slowDown } from './profile';
import { AFTERMATH_MS, LIMIT_MS, QUIET_MS, readWhenKnown } from './visit';

/** The longest chapter, in as many translations as fit side by side. */
const PATH = '/bible/compare/psalms/119?translations=kjv,web,asv,ylt';
const WORDS = 'Blessed are the undefiled in the way';

/** What a reader does with a comparison, in this order. */
const interactions: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('switch', { name: 'Mark differences' }).click(),
  (page) => page.getByRole('switch', { name: 'Mark differences' }).click(),
  (page) => page.getByText(WORDS).click(),
  (page) => page.getByRole('navigation', { name: 'Translations to compare' }).getByText('Translation 3: ASV').click(),
  (page) => page.getByRole('link', { name: /^NHEB/ }).click(),
];

/** Milliseconds from input to the next frame, for the slowest of these interactions. */
export async function measureCompare(browser: Browser, site: string): Promise<number> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    await slowDown(session);
    await page.addInitScript(installProbe, { verse: WORDS, hydrated: true });
    await page.goto(site + PATH, { timeout: LIMIT_MS });
    await readWhenKnown(page, 'interactive', 'it was interactive');
    await page.locator('tbody mark').first().waitFor({ timeout: LIMIT_MS });
    const longest: number[] = [];
    for (const act of interactions) {
      await log.quiet(QUIET_MS);
      await page.evaluate(() => {
        (globalThis as unknown as { bench: ProbeReading }).bench.longestInteraction = 0;
      });
      await act(page);
      await page.waitForTimeout(AFTERMATH_MS);
      longest.push((await readWhenKnown(page, 'interactive', 'it was interactive')).longestInteraction);
    }
    return Math.max(...longest);
  });
}
