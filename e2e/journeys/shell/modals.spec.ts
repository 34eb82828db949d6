import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice, ofTheSite } from '../shell-page';

const HERE = '/bible/ruth/2';

/** By the value of `mdl`: the title and the maximum height. */
const modals = {
  history: { title: 'Site History', rem: 32 },
  preferences: { title: 'Website Settings', rem: 24 },
  donate: { title: 'Donate', rem: 36 },
  share: { title: 'Share', rem: 24 },
  join: { title: 'How to Join', rem: 24 },
  contribute: { title: 'Contribute', rem: 24 },
  search: { title: 'Search Daily Manna', rem: 36 },
  account: { title: 'Account', rem: 24 },
} as const;

const WIDTH_REM = 50;
const REM_PX = 16;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const settingsLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Website Settings' });

/** Between the end of a dialog's content and its lower edge, in CSS pixels; negative if the content scrolls. */
const emptySpace = (opened: Locator) =>
  opened.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('h2')?.parentElement?.nextElementSibling ?? element);
    return element.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
  });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('each modal opens from its URL, with its title and within its maximum size, without empty space', async ({
  page,
  site,
  complaints,
}) => {
  test.slow();
  for (const [name, { title, rem }] of Object.entries(modals)) {
    await page.goto(`${site.url + HERE}?mdl=${name}`);
    await hydrated(page);
    const modal = dialog(page, title);
    await expect(modal).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(modal.getByText('Loading...')).toHaveCount(0);
    // Loaded once and then resized for each device, because a load takes longest.
    for (const [device, viewport] of eachDevice) {
      await page.setViewportSize(viewport);
      const box = await modal.boundingBox();
      const what = `${name} on a ${device}`;
      expect(box?.height, what).toBeLessThanOrEqual(rem * REM_PX);
      expect(box?.width, what).toBeLessThanOrEqual(Math.min(WIDTH_REM * REM_PX, viewport.width));
      expect(await emptySpace(modal), what).toBeLessThanOrEqual(2 * REM_PX);
      expect(await axeViolations(page), what).toEqual([]);
    }
  }
  expect(ofTheSite(complaints)).toEqual([]);
});

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('Escape, the button and a click outside close a modal and return the focus to its link', async ({
      page,
      site,
    }) => {
      await page.goto(site.url + HERE);
      await hydrated(page);
      const ways = [
        () => page.keyboard.press('Escape'),
        () => dialog(page, 'Website Settings').getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(viewport.width / 2, 10),
      ];
      for (const close of ways) {
        await settingsLink(page).click();
        await expect(dialog(page, 'Website Settings')).toBeVisible();
        await close();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(site.url + HERE);
        await expect(settingsLink(page)).toBeFocused();
      }
    });

    test('the page below a modal does not scroll while it is open', async ({ page, site }) => {
      await page.goto(site.url + HERE);
      await hydrated(page);
      await settingsLink(page).scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(0);
      await settingsLink(page).click();
      await expect(dialog(page, 'Website Settings')).toBeVisible();
      await page.mouse.move(viewport.width / 2, 10);
      await page.mouse.wheel(0, -500);
      await page.keyboard.press('PageUp');
      await page.waitForTimeout(300);
      expect(await scrolled(page)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await scrolled(page)).toBe(before);
      await page.mouse.wheel(0, -500);
      await expect.poll(() => scrolled(page)).toBeLessThan(before);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('Back closes a modal and Forward opens it again; closing it leaves no history entry', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(`${site.url}/bible/ruth/1`);
    await hydrated(page);
    await page.goto(`${site.url + HERE}?v=4`);
    await hydrated(page);
    await settingsLink(page).click();
    await expect(dialog(page, 'Website Settings')).toBeVisible();
    await expect(page).toHaveURL(`${site.url + HERE}?v=4&mdl=preferences`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url + HERE}?v=4`);
    await page.goForward();
    await expect(dialog(page, 'Website Settings')).toBeVisible();
    await dialog(page, 'Website Settings').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url + HERE}?v=4`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/bible/ruth/1`);
    expect(ofTheSite(complaints)).toEqual([]);
  });
});

test.describe('with only a keyboard', () => {
  test.use({ viewport: devices.desktop });

  test('the focus stays inside a modal, and returns to the button of the menu that it was opened from', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + HERE);
    await hydrated(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Contribute' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Contribute').getByRole('button', { name: 'Close' })).toBeFocused();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      // After the last element the focus goes to the browser's own controls, and activeElement is the body.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('the search modal opens with the focus in its input', async ({ page, site }) => {
    await page.goto(site.url + HERE);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Search Daily Manna').locator('input:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })).toBeFocused();
  });
});

test('a modal that was opened from its URL closes without leaving the page', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/ruth/1`);
  await page.goto(`${site.url + HERE}?mdl=donate`);
  await hydrated(page);
  await expect(dialog(page, 'Donate')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(site.url + HERE);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/bible/ruth/1`);
});

test('only one modal is open at a time', async ({ page, site }) => {
  await page.goto(`${site.url + HERE}?mdl=donate`);
  await hydrated(page);
  await expect(dialog(page, 'Donate')).toBeVisible();
  for (const name of ['join', 'share', 'history'] as const) {
    await page.evaluate((query) => {
      history.pushState(null, '', query);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `?mdl=${name}`);
    await expect(dialog(page, modals[name].title)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }
});

test('the page opens no modal if mdl has an unknown or misspelt name, two names or none', async ({
  page,
  site,
  complaints,
}) => {
  for (const value of ['nothing', 'map', 'DONATE', 'donate,share', '']) {
    await page.goto(`${site.url + HERE}?mdl=${value}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), value).toHaveText('Ruth 2');
    await expect(page.getByRole('dialog'), value).toHaveCount(0);
  }
  expect(ofTheSite(complaints)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: devices.phone });

  test('each modal shows its content, with the page below it', async ({ page, site }) => {
    const contents: Readonly<Record<keyof typeof modals, (modal: Locator) => Locator>> = {
      // Playwright ignores the content of noscript when it searches for text.
      history: (modal) => modal.locator('noscript').first(),
      preferences: (modal) => modal.locator('noscript').first(),
      donate: (modal) => modal.getByText('This site is not set up to receive gifts yet'),
      share: (modal) => modal.getByRole('link', { name: 'Facebook' }),
      join: (modal) => modal.getByText('There is nothing to sign and nothing to pay'),
      contribute: (modal) => modal.getByText('This site is made in the open'),
      search: (modal) => modal.getByLabel('Words, a name or a Bible reference'),
      account: (modal) => modal.getByText('This site has no accounts'),
    };
    for (const name of Object.keys(modals) as (keyof typeof modals)[]) {
      await page.goto(`${site.url + HERE}?mdl=${name}`);
      await expect.soft(contents[name](dialog(page, modals[name].title)), name).toBeVisible();
      await expect(dialog(page, modals[name].title).getByText('Loading...'), name).toBeHidden();
      await expect(page.getByRole('main'), name).toContainText('And Naomi had a kinsman');
    }
  });

  test('a link opens its modal, another link replaces it, and the same link again closes it', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + HERE);
    await settingsLink(page).click();
    await expect(dialog(page, 'Website Settings')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recent History' }).click();
    await expect(dialog(page, 'Site History')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recent History' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(site.url + HERE);
  });
});

/** Red, green and blue of a pixel of the page as it is shown. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const shot = (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64');
  // The page's own security policy forbids such images.
  const blank = await page.context().newPage();
  const colour = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, shot);
  await blank.close();
  return colour;
}

test('the space of the scroll bar is as dark as the page beside it, behind a dialog and the menu', async ({
  page,
  site,
}) => {
  const { width } = devices.desktop;
  await page.setViewportSize(devices.desktop);
  const difference = async () => {
    const [strip, beside] = [await colourAt(page, width - 5, 600), await colourAt(page, width - 40, 600)];
    return Math.max(...strip.map((part, index) => Math.abs(part - (beside[index] ?? NaN))));
  };
  await page.goto(`${site.url + HERE}?mdl=share`);
  await hydrated(page);
  await expect(dialog(page, 'Share')).toBeVisible();
  await expect.poll(difference).toBeLessThanOrEqual(2);
  await page.goto(site.url + HERE);
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.poll(difference).toBeLessThanOrEqual(2);
});
