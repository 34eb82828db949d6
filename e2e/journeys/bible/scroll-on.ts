import type { Page } from '@playwright/test';

/** After more turns of the wheel than this, the heading has been missed. */
const MAX_TURNS = 150;
/** Pause after each turn, so that the next block is loaded and rendered within some turns. Milliseconds. */
const TURN_MS = 100;

/** Scrolls down a passage, whose blocks are loaded on the way, until a chapter's heading is in the window's upper half. */
export async function scrollOnTo(page: Page, chapter: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: chapter, exact: true });
  // A block may be unmounted between being found and being measured; its heading would then seem to be at the top.
  const isInSight = () =>
    heading.evaluateAll(
      ([found]) => found?.isConnected === true && found.getBoundingClientRect().top < innerHeight / 2,
    );
  for (let turn = 0; turn < MAX_TURNS && !(await isInSight()); turn += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(TURN_MS);
  }
}
