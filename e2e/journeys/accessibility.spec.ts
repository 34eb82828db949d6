import type { Locator, Page } from '@playwright/test';
import { axeViolations, transitionsEnded } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { devices, sectionNamed } from './shell-page';

const pages = [
  '/',
  '/bible',
  '/bible/psalms',
  '/bible/genesis/1',
  '/bible/web/psalms/119',
  '/encyclopedia',
  '/encyclopedia/people',
  '/encyclopedia/people/abraham',
  '/encyclopedia/ruth/2/4',
  '/dictionary',
  '/dictionary/altar',
  '/articles',
  '/resources',
  '/gospel',
  '/terms',
  '/search',
  '/account',
  '/nowhere',
];

/** One of each kind. */
const beforeEachCommit = ['/', '/bible/genesis/1', '/encyclopedia/people/abraham', '/articles', '/search'];

/** Expects no violations in light. */
async function expectNoViolationsInLight(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await transitionsEnded(page);
  expect(await axeViolations(page), `${path}, light`).toEqual([]);
}

/** Expects no violations in light and in dark. Dark changes only colours, so only the colour rules run again. */
async function expectNoViolations(page: Page, path: string): Promise<void> {
  await expectNoViolationsInLight(page, path);
  await page.emulateMedia({ colorScheme: 'dark' });
  await transitionsEnded(page);
  expect(await axeViolations(page, 'colours'), `${path}, dark`).toEqual([]);
}

/** Dashboards with several pages of the same kind, whose landmarks need different names. */
const dashboards = [
  ['/dictionary', '/bible/genesis/1', '/bible/web/genesis/1', '/articles', '/dictionary?letter=b'],
  ['/encyclopedia/places/bethel', '/encyclopedia/places/bethany', '/encyclopedia/ruth/2/4', '/encyclopedia/ruth/2/5'],
  ['/encyclopedia/events', '/encyclopedia/events', '/bible/passage/mat5', '/bible/passage/mat5-6', '/bible'],
  ['/', '/', '/encyclopedia/ruth', '/encyclopedia/genesis', '/bible/ruth'],
] as const;

// Each page is loaded once and then resized for each device, because a load takes longer than most rules.
test.describe('in light and dark, on each device', () => {
  for (const path of pages)
    test(
      `${path} has no axe violations`,
      { tag: beforeEachCommit.includes(path) ? [] : '@thorough' },
      async ({ page, site }) => {
        await page.goto(site.url + path);
        await hydrated(page);
        for (const [device, viewport] of Object.entries(devices)) {
          await page.setViewportSize(viewport);
          // No colour depends on the device.
          const expectNone = device === 'desktop' ? expectNoViolations : expectNoViolationsInLight;
          await expectNone(page, `${path} on a ${device}`);
        }
      },
    );

  for (const [main, ...panels] of dashboards)
    test(
      `a dashboard of ${main} with ${panels.join(', ')} has no axe violations`,
      { tag: '@thorough' },
      async ({ page, site }) => {
        const layout = panels.length === 4 ? 'stack-split' : 'stack-split-side';
        const query = new URLSearchParams({ layout, panels: panels.join(',') });
        await page.goto(`${site.url}${main}?${query.toString()}`);
        await hydrated(page);
        for (const [device, viewport] of Object.entries(devices)) {
          await page.setViewportSize(viewport);
          await expectNoViolationsInLight(page, `${main} on a ${device}`);
          if (device === 'desktop') continue;
          await page.getByRole('navigation', { name: 'Panels' }).getByRole('button').nth(1).click();
          await expectNoViolations(page, `${panels[0]} on a ${device}`);
        }
      },
    );
});

test('the error messages of failed pillars have no axe violations', async ({ page, faultySite }) => {
  for (const path of ['/ahead', '/faulty/render', '/faulty/loader']) {
    await page.goto(faultySite.gateway.url + path);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectNoViolations(page, path);
  }
});

/** More than the number of elements before the link on any page. */
const MAX_TABS = 80;

/** Presses Tab until a link has the focus. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(link).toBeFocused();
}

test('a reader with only a keyboard gets from the home page to the next chapter', async ({ page, site }) => {
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, sectionNamed(page, 'Start reading').getByRole('link', { name: 'Genesis 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Next chapter Genesis 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeFocused();
});
