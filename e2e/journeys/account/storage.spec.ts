import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../fixtures';
import { goInside, ofTheSite } from '../shell-page';
import { pressStar } from './devices';
import { signInAsRuth } from './reader';

type Denial = 'full' | 'forbidden';

/** From now on nothing can be written to the storage of the browser, and if it is forbidden, nothing can be read from it. */
const deny = (page: Page, kind: Denial) =>
  page.addInitScript((denied) => {
    if (denied === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      };
      return;
    }
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  }, kind);

for (const kind of ['full', 'forbidden'] as const) {
  test.describe(`a reader whose storage is ${kind}`, () => {
    test(
      'bookmarks a page and finds it on the next one, and the site gets it',
      { tag: '@thorough' },
      async ({ page, settledSite, complaints }) => {
        const gateway = await signInAsRuth(page, settledSite.url);
        // The script above is to find its storage working, as it was when the reader signed in.
        await page.goto(`${settledSite.url}/dictionary`);
        await hydrated(page);
        complaints.length = 0;
        await deny(page, kind);
        await pressStar(settledSite, page, '/bible/ruth/3', true);
        await expect.poll(() => JSON.stringify(gateway.sent)).toContain('/bible/ruth/3');
        await goInside(page, '/account/bookmarks');
        await expect(page.getByRole('checkbox', { name: 'Select Ruth 3' })).toBeVisible();
        await goInside(page, '/account');
        await expect(page.getByText('The storage of this browser is full or not allowed.')).toBeVisible();
        expect(ofTheSite(complaints)).toEqual([]);
      },
    );

    test(
      'reads, chooses colors and searches without an account',
      { tag: '@thorough' },
      async ({ page, settledSite, complaints }) => {
        await deny(page, kind);
        await page.goto(`${settledSite.url}/bible/ruth/3?mdl=preferences`);
        await hydrated(page);
        await page.getByRole('dialog').getByLabel('Colors', { exact: true }).selectOption({ label: 'Dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await goInside(page, '/bible/ruth/4');
        await expect(page.getByRole('heading', { level: 1, name: 'Ruth 4' })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await goInside(page, '/search?search=gleaned');
        await expect(page.getByRole('main')).toContainText('Ruth 2');
        expect(ofTheSite(complaints)).toEqual([]);
      },
    );
  });
}
