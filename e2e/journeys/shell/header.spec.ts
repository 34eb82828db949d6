import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice, ofTheSite } from '../shell-page';

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the header has the menu, the breadcrumbs, the search and the options of the page', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/ruth/2`);
      await hydrated(page);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Search', exact: true })).toBeVisible();
      const trail = header.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Bible', 'Ruth', 'Ruth 2']);
      await expect(trail.getByText('Ruth 2')).toHaveAttribute('aria-current', 'page');

      const more = header.getByRole('button', { name: 'More options' });
      await more.click();
      const panel = page.getByRole('tabpanel', { name: 'Share' });
      await expect(page.getByRole('tab', { name: 'Share', selected: true })).toBeVisible();
      await expect(panel.getByRole('list', { name: 'Share this page with' }).getByRole('link')).toHaveText([
        'Facebook',
        'Twitter',
        'Email',
        'LinkedIn',
        'Pinterest',
        'WhatsApp',
        'Telegram',
      ]);
      // On a phone, the open panel covers half of the breadcrumbs.
      const violations = await axeViolations(page);
      expect(violations.filter((violation) => !violation.startsWith('target-size'))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(more).toBeFocused();

      await trail.getByRole('link', { name: 'Ruth' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth');
      await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Search Daily Manna' })).toBeVisible();
      expect(ofTheSite(complaints)).toEqual([]);
    });
  });
}

test('the header is one line and names the site with the largest text on the smallest phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ textSize: 'largest' })),
  );
  await page.goto(`${site.url}/bible/ruth/2`);
  const header = page.getByRole('banner');
  const parts = [
    header.getByRole('button', { name: 'Menu', exact: true }),
    header.getByRole('link', { name: 'Daily Manna' }),
    header.getByRole('link', { name: 'Search', exact: true }),
    header.getByRole('button', { name: 'More options' }),
  ];
  const middles = await Promise.all(
    parts.map(async (part) => {
      const box = await part.boundingBox();
      return box ? Math.round(box.y + box.height / 2) : NaN;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: devices.phone });

  test('more options link to the share dialog, with the page below it', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/2`);
    await page.getByRole('button', { name: 'More options' }).click();
    await page.locator('#more-options').getByRole('link', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
  });
});
