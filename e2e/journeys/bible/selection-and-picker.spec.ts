import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { watchQuiet } from '../quiet';
import { devices, eachDevice } from '../shell-page';
import { scrollOnTo } from './scroll-on';

/** Clicks exactly on these words. The middle of their element, a whole paragraph, may belong to another verse. */
async function clickWords(page: Page, words: string): Promise<void> {
  const paragraph = page.getByText(words);
  const position = await paragraph.evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && !walker.currentNode.nodeValue?.includes(sought));
    const { currentNode: run } = walker;
    const from = run.nodeValue?.indexOf(sought) ?? 0;
    const letters = document.createRange();
    letters.setStart(run, from);
    letters.setEnd(run, from + sought.length);
    const line = letters.getClientRects()[0] ?? new DOMRect();
    const { left, top } = element.getBoundingClientRect();
    return { x: line.left + line.width / 2 - left, y: line.top + line.height / 2 - top };
  }, words);
  await paragraph.click({ position });
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test('verses can be selected, cited, copied and deselected without the network', async ({
      page,
      site,
      complaints,
    }) => {
      const quiet = await watchQuiet(page);
      await page.goto(`${site.url}/bible/genesis/1?v=3_5-7`);
      await hydrated(page);
      await expect(page).toHaveTitle('Genesis 1:3, 5–7 (KJV) | Daily Manna');
      const tools = page.getByRole('toolbar', { name: 'Selected verses' });
      await expect(page.locator('main mark').first()).toHaveText(/^And God said, Let there be light/);
      await expect(tools).toBeHidden();
      await clickWords(page, 'Let there be light: and there was');
      await expect(tools).toContainText('Genesis 1:3, 5–7');
      expect(await axeViolations(page)).toEqual([]);

      await quiet();
      await page.context().setOffline(true);
      await clickWords(page, 'And God saw the light, that');
      await expect(page).toHaveURL(`${site.url}/bible/genesis/1?v=3-7`);
      await expect(tools).toContainText('Genesis 1:3–7');
      await tools.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(page.getByText('Copied', { exact: true }).first()).toBeAttached();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^And God said, Let there be light[^]+\(Genesis 1:3–7, KJV\)$/);
      // Not onto what is behind the tools: a pointer over a button loads what it opens.
      await page.mouse.move(2, viewport.height / 2);
      await page.keyboard.press('Escape');
      await expect(tools).toBeHidden();
      await expect(page).toHaveURL(`${site.url}/bible/genesis/1`);
      await page.context().setOffline(false);
      expect(complaints).toEqual([]);
    });

    test('a key opens the passage picker, which parses, previews and corrects references', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/genesis/1`);
      await hydrated(page);
      await page.keyboard.press('g');
      const dialog = page.getByRole('dialog');
      const field = dialog.getByRole('combobox');
      await expect(field).toBeFocused();
      const [tall, place] = [await dialog.boundingBox(), await field.boundingBox()];
      await field.fill('nobody 3');
      await expect(dialog.getByText('Invalid Reference')).toBeVisible();
      // As high as its content, and the field stays where it is.
      expect((await dialog.boundingBox())?.height).toBeLessThan((tall?.height ?? NaN) - 100);
      expect(await field.boundingBox()).toEqual(place);
      await field.fill('gen 51');
      await expect(dialog.getByText(/has only 50 chapters/).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await field.fill('jhon 3:16');
      await expect(dialog.getByRole('option', { name: 'John 3:16?' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await field.fill('Matt 5-7; Ps 1');
      await expect(dialog.getByText('Matthew 5–7; Psalm 1').first()).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(/\/bible\/passage\/mat5-7_psa1$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matthew 5–7; Psalm 1');
      expect(complaints).toEqual([]);
    });

    for (const [subject, path, firstHeading] of [
      ['a passage', '/bible/passage/psa1-2?translation=web', 'Psalms'],
      ['a translation', '/bible/translation/web', 'Old Testament'],
      ['cross-references', '/bible/cross-references/ruth/1?translation=web', 'Ruth'],
    ] as const) {
      test(`the page of ${subject} has the passage picker, which keeps the translation`, async ({
        page,
        site,
        complaints,
      }) => {
        await page.goto(site.url + path);
        await hydrated(page);
        const button = page.getByRole('main').getByRole('button', { name: 'Go to a passage' });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await axeViolations(page)).toEqual([]);
        await page.keyboard.press('g');
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { name: firstHeading, exact: true })).toBeVisible();
        await dialog.getByRole('combobox').fill('jhon 3:16');
        await dialog.getByRole('combobox').press('Enter');
        await expect(page).toHaveURL(`${site.url}/bible/web/john/3?v=16`);
        expect(complaints).toEqual([]);
      });
    }

    test('a passage loads more blocks while it is scrolled, and its document stays small', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/passage/gen-rev`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 2, name: 'Genesis 1', exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const far = page.getByRole('heading', { level: 2, name: 'Genesis 12', exact: true });
      await scrollOnTo(page, 'Genesis 12');
      await far.scrollIntoViewIfNeeded();
      await expect(far).toBeInViewport();
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000);
      expect(complaints).toEqual([]);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('a translation that is typed behind a passage is opened, or the reader’s own is offered', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(`${site.url}/bible`);
    await hydrated(page);
    const field = page.getByRole('dialog').getByRole('combobox');
    await page.keyboard.press('g');
    await field.pressSequentially('Romans 8 WEB');
    await expect(page.getByRole('option', { name: 'Romans 8 (WEB)' })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(`${site.url}/bible/web/romans/8`);
    await expect(page).toHaveTitle('Romans 8 (WEB) | Daily Manna');

    await page.keyboard.press('g');
    await field.pressSequentially('John 3:16 NIV');
    const offer = 'This site does not have the translation NIV: go to John 3:16 (WEB)?';
    await expect(page.getByRole('option', { name: offer })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await field.press('Enter');
    await expect(page).toHaveURL(`${site.url}/bible/web/john/3?v=16`);

    await page.goto(`${site.url}/bible/passage/John 3:16 WEB`);
    await expect(page).toHaveURL(`${site.url}/bible/passage/jhn3v16?translation=web`);
    expect(complaints).toEqual([]);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test.setTimeout(90_000);

  test(
    'the passage picker opens offline even if it was never opened before',
    { tag: '@thorough' },
    async ({ page, line }) => {
      const code = page.waitForResponse(/\/part-passage-dialog\.[^/]+\.js$/);
      await page.goto(`${line.url}/bible/genesis/1`);
      await hydrated(page);
      await (await code).finished();
      const isStored = () =>
        page.evaluate(async () => {
          const files = await (await caches.open('manna-files')).keys();
          const isPage = (await (await caches.open('manna-pages')).match('/bible/genesis/1')) !== undefined;
          return isPage && files.some(({ url }) => url.includes('/part-passage-dialog.'));
        });
      await expect.poll(isStored, { timeout: 30_000 }).toBe(true);

      await page.context().setOffline(true);
      await line.stop();
      await page.reload();
      await hydrated(page);
      await page.getByRole('main').getByRole('button', { name: 'Go to a passage' }).click();
      const dialog = page.getByRole('dialog', { name: 'Go to a passage' });
      await dialog.getByRole('combobox').fill('jhon 3:16');
      await expect(dialog.getByRole('option', { name: 'John 3:16?' })).toBeVisible();
      await expect(page).toHaveURL(`${line.url}/bible/genesis/1`);
      await page.context().setOffline(false);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('selected verses are marked, the passage picker links to the books, and a passage links to its next block', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/bible/genesis/1?v=16`);
    await expect(page.locator('main mark').first()).toHaveText(/^And God made two great lights/);
    await page.getByRole('link', { name: 'Go to a passage' }).click();
    await expect(page).toHaveURL(`${site.url}/bible`);

    await page.goto(`${site.url}/bible/passage/gen1-3`);
    await expect(page.getByRole('main')).toContainText('In the beginning God created the heaven and the earth.');
    await page.getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 2–3');
  });
});
