import type { Page } from '@playwright/test';
import { axeViolations, transitionsEnded } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';

/** Opens each popup and dialog of the section in turn, and yields a name for each state. */
async function* openings(page: Page): AsyncGenerator<string> {
  yield 'at rest';
  for (const opener of await page.locator('main [aria-haspopup], main [role="combobox"]').all()) {
    // An open modal dialog covers the others.
    if (!(await opener.isVisible()) || (await page.locator('dialog:modal').count()) > 0) continue;
    await opener.click();
    yield `with ${(await opener.getAttribute('aria-label')) ?? (await opener.innerText())} open`;
    await page.keyboard.press('Escape');
  }
}

/** The themes differ only in colours, and those do not depend on the screen: one screen shows all of them. */
const themes = ['light', 'dark', 'sepia'] as const;

for (const [device, width, themesOfDevice] of [
  ['phone', 360, ['light']],
  ['desktop', 1440, themes],
] as const) {
  test(
    `every component has no axe violations in ${themesOfDevice.join(', ')}, on a ${device}`,
    { tag: width > 360 ? '@thorough' : [] },
    async ({ page, gallery, complaints }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(gallery);
      const paths = await page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) {
        await page.goto(gallery + path);
        await hydrated(page);
        for await (const state of openings(page)) {
          for (const theme of themesOfDevice) {
            await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
            await transitionsEnded(page);
            const violations = await axeViolations(page, theme === 'light' ? undefined : 'colours');
            expect(violations, `${path}, ${theme}, ${state}`).toEqual([]);
          }
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    },
  );
}

test('a dialog traps the focus and stops the page from scrolling until it closes', async ({ page, gallery }) => {
  await page.goto(`${gallery}/dialogs`);
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const width = () => page.evaluate(() => document.body.clientWidth);
  const freeWidth = await width();

  const opener = page.getByRole('button', { name: 'Open the narrow one' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(await width()).toBe(freeWidth);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('Escape closes the menu in a dialog before the dialog', async ({ page, gallery }) => {
  await page.goto(`${gallery}/dialogs`);
  await hydrated(page);
  await page.getByRole('button', { name: 'One to choose' }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape hides a tooltip in a dialog before it closes the dialog', async ({ page, gallery }) => {
  await page.goto(`${gallery}/dialogs`);
  await hydrated(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the narrow one' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a list above its input stays next to it when it shrinks', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${gallery}/comboboxes`);
  await hydrated(page);
  const input = page.getByRole('combobox', { name: 'Psalm' });
  const list = page.locator('[popover]:popover-open');
  const gapAbove = async () => {
    const [above, below] = [await list.boundingBox(), await input.boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  await input.click();
  await expect.poll(gapAbove).toBe(15);
  await input.fill('psalm 119');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect.poll(gapAbove).toBe(15);
});

test('a menu opens 5 px below its button, a list 15 px below its input', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(`${gallery}/menus`);
  await hydrated(page);
  const gap = async (anchor: ReturnType<Page['locator']>, popup: ReturnType<Page['locator']>) => {
    const [above, below] = [await anchor.boundingBox(), await popup.boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  const button = page.getByRole('button', { name: 'Things to do' });
  await button.click();
  await expect.poll(() => gap(button, page.locator('[popover]:popover-open'))).toBe(5);

  await page.goto(`${gallery}/comboboxes`);
  await hydrated(page);
  const input = page.getByRole('combobox', { name: 'Psalm' });
  await input.click();
  await expect.poll(() => gap(input, page.locator('[popover]:popover-open'))).toBe(15);
  await input.fill('psalm 119');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('Psalm 119');
});

test('a tooltip stays while the pointer is on it, and Escape hides it', async ({ page, gallery }) => {
  await page.goto(`${gallery}/tooltips`);
  await hydrated(page);
  await page.getByRole('button', { name: 'After a while' }).hover();
  const tooltip = page.getByRole('tooltip', { name: 'Shows after 500 ms' });
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await page.waitForTimeout(400);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('a carousel changes slides by its buttons and by dragging', async ({ page, gallery }) => {
  await page.goto(`${gallery}/carousels`);
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'Three pictures' });
  const next = carousel.getByRole('button', { name: 'Next slide' });
  const inSight = carousel.locator('li:not([inert])');
  for (const number of [2, 3, 1]) {
    await next.click();
    await expect(carousel.getByRole('status')).toHaveText(`Slide ${number} of 3`);
    await expect(inSight).toBeInViewport({ ratio: 0.9 });
    await page.waitForTimeout(400);
  }
  const box = await inSight.boundingBox();
  if (!box) throw new Error('No slide is in sight');
  await page.mouse.move(box.x + 200, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(carousel.getByRole('status')).toHaveText('Slide 2 of 3');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an open dialog can be read and closed, and a popover opened', async ({ page, gallery }) => {
    await page.goto(`${gallery}/dialogs`);
    await expect(page.getByRole('dialog', { name: 'History' })).toContainText('Page 1');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${gallery}/popovers`);
    await page.getByRole('button', { name: 'With words' }).click();
    await expect(page.getByText('Something to read.')).toBeVisible();
  });

  test('a long list shows its first rows', async ({ page, gallery }) => {
    await page.goto(`${gallery}/lists`);
    await expect(page.getByRole('link', { name: 'Verse 1', exact: true })).toBeVisible();
  });
});
