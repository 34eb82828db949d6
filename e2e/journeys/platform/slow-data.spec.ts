import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { eachDevice, goInside } from '../shell-page';

/** How long a page waits for its data. Milliseconds. */
const DATA_MS = 20_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const slow = (page: Page) => page.getByText('Still loading. This takes longer than usual.');

/** The request for the text of a chapter. */
const chapter = /\/data\/graphql.*Ruth\.3/;

/** The part of the screen that the named element takes from the links and buttons of the header. */
async function coveredInHeader(page: Page): Promise<string[]> {
  const over = await slow(page).boundingBox();
  if (!over) throw new Error('nothing says that the page is still loading');
  const controls = await page.getByRole('banner').locator('a:visible, button:visible, input:visible').all();
  expect(controls.length).toBeGreaterThan(2);
  const covered = await Promise.all(
    controls.map(async (control) => {
      const box = await control.boundingBox();
      const apart =
        !box ||
        box.x >= over.x + over.width ||
        over.x >= box.x + box.width ||
        box.y >= over.y + over.height ||
        over.y >= box.y + box.height;
      return apart ? [] : [await control.innerText()];
    }),
  );
  return covered.flat();
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(
      'data that never come keep nobody from going elsewhere, and end in an error with Retry',
      { tag: '@thorough' },
      async ({ page, site }) => {
        await page.clock.install();
        await page.goto(`${site.url}/privacy`);
        await hydrated(page);
        // Requests that are never answered.
        await page.route(chapter, () => undefined);
        await goInside(page, '/bible/ruth/3');
        await page.clock.runFor(2_000);
        await expect(slow(page)).toBeVisible();
        expect(await coveredInHeader(page)).toEqual([]);
        expect(await axeViolations(page)).toEqual([]);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Encyclopedia' }).click();
        await expect(heading(page)).toHaveText('Encyclopedia');
        await expect(slow(page)).toHaveCount(0);

        await goInside(page, '/bible/ruth/3');
        await page.clock.runFor(DATA_MS);
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await page.unroute(chapter);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(heading(page)).toHaveText('Ruth 3');
      },
    );
  });
}
