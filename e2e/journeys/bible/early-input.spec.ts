import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { devices, eachDevice } from '../shell-page';

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openAsleep(page: Page, url: string): Promise<() => void> {
  const held: Route[] = [];
  let isAwake = false;
  await page.route('**/*.js', async (route) => {
    if (isAwake) await route.continue();
    else held.push(route);
  });
  await page.goto(url, { waitUntil: 'commit' });
  // The whole page has been parsed, and nothing moves any more: its first frames may still get their fonts.
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  return () => {
    isAwake = true;
    for (const route of held) void route.continue();
  };
}

/** The place of the first words of a text on the screen. */
async function wordsAt(page: Page, text: string): Promise<{ x: number; y: number }> {
  const box = await page.evaluate((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.nodeValue?.indexOf(words) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 4);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return undefined;
  }, text);
  if (!box) throw new Error(`The page does not show "${text}"`);
  return box;
}

for (const [device, viewport] of eachDevice) {
  test.describe(`before a page is ready, on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    const press = async (page: Page, { x, y }: { x: number; y: number }) =>
      device === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

    test('a press on the words of a verse selects it later', async ({ page, site, complaints }) => {
      const wake = await openAsleep(page, `${site.url}/bible/genesis/1`);
      const words = await wordsAt(page, 'And God said, Let there be light');
      // A reader who sees nothing happen tries again.
      await press(page, words);
      await page.waitForTimeout(600);
      await press(page, words);
      wake();
      await expect(page).toHaveURL(`${site.url}/bible/genesis/1?v=3`);
      await expect(page.getByRole('toolbar')).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('before a page is ready, on a phone', () => {
  test.use({ viewport: devices.phone, hasTouch: true });

  test('the reading options that a reader opens have their controls later', async ({ page, site, complaints }) => {
    const wake = await openAsleep(page, `${site.url}/bible/genesis/1`);
    await page.locator('summary', { hasText: 'Aa' }).click();
    wake();
    await expect(page.getByRole('radio', { name: 'One per line' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('the number of a verse selects it later, without a reload', async ({ page, site }) => {
    const wake = await openAsleep(page, `${site.url}/bible/genesis/1`);
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    await page.getByRole('link', { name: 'Verse 2', exact: true }).click();
    wake();
    await expect(page).toHaveURL(`${site.url}/bible/genesis/1?v=2`);
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  });

  test('the letter of a note opens the note beside it later', async ({ page, site }) => {
    const wake = await openAsleep(page, `${site.url}/bible/genesis/1`);
    await page.locator('[role=doc-noteref]').first().click();
    wake();
    await expect(page.getByRole('dialog', { name: 'Note a' })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/bible/genesis/1`);
  });
});

test('a key that opens the picker opens it when the page is ready', async ({ page, site, complaints }) => {
  const wake = await openAsleep(page, `${site.url}/bible/genesis/1`);
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  wake();
  await expect(page.getByRole('dialog', { name: 'Go to a passage' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('an arrow key turns one chapter when the page is ready, and what follows it is dropped', async ({
  page,
  site,
}) => {
  const wake = await openAsleep(page, `${site.url}/bible/genesis/1`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('g');
  wake();
  await expect(page).toHaveURL(`${site.url}/bible/genesis/2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${site.url}/bible/genesis/2`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Escape closes a dialog that came with the page when the page is ready', async ({ page, site }) => {
  const wake = await openAsleep(page, `${site.url}/bible/genesis/1?mdl=share`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  wake();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/bible/genesis/1`);
});

test('a link in the text is followed if the scripts of the page fail to load', async ({ page, site }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.url}/bible/genesis/1`);
  await page.getByRole('link', { name: 'Verse 2', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/bible/genesis/1?v=2#v2`);
});
