import { expect, type Locator, type Page } from '@playwright/test';

/** A verse and how far its number is below the top of the window, in CSS pixels. */
export interface VersePosition {
  id: string;
  top: number;
}

/** Rounding, and the last fraction of a line. CSS pixels. */
const TOLERANCE_PX = 2;

/** The first verse of a chapter whose number is at least `below` the top of the window. The chapter scrolls in `part`. */
export const firstVerse = (part: Locator, below = 0): Promise<VersePosition> =>
  part
    .locator('article')
    .first()
    .evaluate((article, least) => {
      const marks = [...article.querySelectorAll('sup[id^="v"]')];
      const mark = marks.find((one) => one.getBoundingClientRect().top >= least);
      return { id: mark?.id ?? '', top: mark?.getBoundingClientRect().top ?? NaN };
    }, below);

/** Expects a verse to be where it was. */
export async function expectVerseAt(part: Locator, { id, top }: VersePosition, what: string): Promise<void> {
  const distance = async () => {
    const now = await part
      .locator(`article #${id}`)
      .first()
      .evaluate((mark) => mark.getBoundingClientRect().top);
    return Math.abs(now - top);
  };
  await expect.poll(distance, { message: `${id} after ${what}` }).toBeLessThanOrEqual(TOLERANCE_PX);
}

/** Scrolls down and a little up again, with the mouse over a part of the page. */
export async function scrollBackAndForth(page: Page, part: Locator, { down, up }: { down: number; up: number }) {
  const box = await part.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, 400);
  await page.mouse.wheel(0, down);
  await page.waitForTimeout(SCROLL_MS);
  await page.mouse.wheel(0, -up);
  await page.waitForTimeout(SCROLL_MS);
}

/** A turn of the wheel has reached the page after this. Milliseconds. */
const SCROLL_MS = 250;
