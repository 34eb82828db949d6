import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { layouts } from '../../layouts';
import { shifted, watchShifts } from '../layout-shifts';

const pages = ['/bible/genesis/1', '/dictionary', '/encyclopedia/people', '/bible/john/1'];
const headings = ['Genesis 1', 'Dictionary', 'People', 'John 1'];

const pathWith = (layout: string, panels: readonly string[], main = '/bible/ruth/2') =>
  `${main}?${new URLSearchParams({ layout, panels: panels.join(',') }).toString()}`;

/** How many scripts whose name begins so the page has loaded. */
const loadedScripts = (page: Page, name: string) =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .filter((one) => one.name.includes(`/${start}.`) && one.name.endsWith('.js')).length,
    name,
  );

const panel = (page: Page, number: number) => page.getByLabel(new RegExp(`^Panel ${number}: `));
const panelsOf = (page: Page) => new URL(page.url()).searchParams.get('panels');

test('five panels are no wider than a phone, and a side panel on a tablet has room for its title', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url + pathWith('stack-split', pages));
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(site.url + pathWith('side-right', ['/dictionary']));
  await hydrated(page);
  const title = await panel(page, 1).getByText('Dictionary', { exact: true }).first().boundingBox();
  expect(title?.width ?? 0).toBeGreaterThan(60);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [layout, count] of Object.entries(layouts)) {
    test(`${layout} hydrates without errors or layout shifts`, async ({ page, site, complaints }) => {
      await watchShifts(page);
      await page.goto(site.url + pathWith(layout, pages.slice(0, count)));
      await hydrated(page);
      await expect(page.locator('body')).toHaveClass('multi-panel');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
      for (let number = 1; number <= count; number += 1) {
        await expect(panel(page, number).getByRole('heading', { level: 1 })).toHaveText(headings[number - 1] ?? '');
        await expect(panel(page, number)).toBeInViewport();
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await shifted(page)).toBeLessThan(0.01);
      expect(complaints).toEqual([]);
    });
  }

  test('each panel navigates on its own, and back, forward and reload restore all of them', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(site.url + pathWith('side-split', ['/bible/genesis/1', '/dictionary']));
    await hydrated(page);
    await panel(page, 1)
      .getByRole('link', { name: /Genesis 2/ })
      .first()
      .click();
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Genesis 2');
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
    expect(panelsOf(page)).toBe('/bible/genesis/2,/dictionary');

    await page
      .getByRole('main')
      .getByRole('link', { name: /Ruth 3/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Ruth 3');
    // The page is shown before its URL.
    await expect(page).toHaveURL(/\/bible\/ruth\/3\?/);
    expect(panelsOf(page)).toBe('/bible/genesis/2,/dictionary');

    await page.reload();
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Genesis 2');
    await hydrated(page);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
    await page.goBack();
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Genesis 1');
    await page.goForward();
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Genesis 2');
    expect(complaints).toEqual([]);
  });

  test('a new page in the main panel starts at its top, and going back restores the scroll position', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + pathWith('side-right', ['/dictionary'], '/bible/genesis/1'));
    await hydrated(page);
    const position = () => page.evaluate(() => document.querySelector('main')?.parentElement?.scrollTop);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Genesis 2/ })
      .last();
    await link.scrollIntoViewIfNeeded();
    const before = await position();
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeFocused();
    expect(await position()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
    await expect.poll(position).toBe(before);
  });

  test('a note and its link to all notes open in the same panel, and nothing else scrolls', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-right', ['/bible/john/1'], '/bible/genesis/1'));
    await hydrated(page);
    const john = panel(page, 1);
    // The code that shows a note loads when the page is idle. Before that, the letter links to the list of notes.
    await expect(john.getByRole('article').getByText('Print', { exact: true })).toBeAttached();
    await john.getByRole('link', { name: 'Note a', exact: true }).click();
    await john.getByRole('dialog', { name: 'Note a' }).getByRole('link', { name: 'All notes of the chapter' }).click();
    await expect(john.locator('#n1')).toBeFocused();
    await expect(john.locator('#n1')).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => document.querySelector('main')?.parentElement?.scrollTop)).toBe(0);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

  test('a panel with an unknown path says so in its title', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-split', ['/bible/ruth/9', '/nope']));
    await hydrated(page);
    for (const number of [1, 2])
      await expect(page.getByRole('region', { name: `Panel ${number}: Page Not Found` })).toBeVisible();
  });

  test('an entry in a panel has its name as title, and paper has the main page alone', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-right', ['/encyclopedia/places/ephesus']));
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Panel 1: Ephesus', exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Paper is as narrow as a tablet or a phone.
    for (const width of [794, 400]) {
      await page.setViewportSize({ width, height: 1123 });
      await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Ephesus' })).toBeHidden();
    }
  });

  test("a panel's buttons go back and forward, move it to the other side, and open it in the main panel", async ({
    page,
    site,
  }) => {
    await page.goto(site.url + pathWith('side-right', ['/bible/genesis/1']));
    await hydrated(page);
    const one = panel(page, 1);
    await expect(one.getByRole('button', { name: 'Back' })).toBeDisabled();
    await one
      .getByRole('link', { name: /Genesis 2/ })
      .first()
      .click();
    await expect(one.getByRole('heading', { level: 1 })).toHaveText('Genesis 2');
    await one.getByRole('button', { name: 'Back' }).click();
    await expect(one.getByRole('heading', { level: 1 })).toHaveText('Genesis 1');
    await one.getByRole('button', { name: 'Forward' }).click();
    await expect(one.getByRole('heading', { level: 1 })).toHaveText('Genesis 2');

    await one.getByRole('button', { name: 'Move to the other side' }).click();
    await expect(page).toHaveURL(/layout=side-left/);
    await panel(page, 1).getByRole('button', { name: 'Open in main panel' }).click();
    await expect(page).toHaveURL(`${site.url}/bible/genesis/2`);
    await expect(page.locator('body')).not.toHaveClass(/multi-panel/);
  });

  test('a panel that moves to the other side keeps its scroll position', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-right', ['/bible/genesis/1']));
    await hydrated(page);
    const verse = panel(page, 1).getByText('And the evening and the morning were the fifth day').first();
    await verse.evaluate((element) => element.scrollIntoView());
    await panel(page, 1).getByRole('button', { name: 'Move to the other side' }).click();
    await expect(page).toHaveURL(/layout=side-left/);
    await expect(panel(page, 1).getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
    await expect(verse).toBeInViewport();
  });

  test('a panel that moves to the other side keeps what is open in it, every scroll position and the focus', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + pathWith('side-right', ['/bible/cross-references/john/3?v=16']));
    await hydrated(page);
    const one = panel(page, 1);
    const reference = one.locator('details').nth(3);
    await reference.locator('summary').click();
    await expect(reference).toHaveAttribute('open', '');
    const verse = page.getByRole('main').getByText('So she gleaned in the field until even').first();
    await verse.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const move = one.getByRole('button', { name: 'Move to the other side' });
    for (const layout of ['side-left', 'side-right']) {
      await move.click();
      await expect(page).toHaveURL(new RegExp(`layout=${layout}`));
      await expect(reference).toHaveAttribute('open', '');
      await expect(reference).toBeInViewport();
      await expect(verse).toBeInViewport();
      await expect(move).toBeFocused();
    }
  });

  test('closing one of two panels leaves the other with its page and its history', async ({ page, site }) => {
    await page.goto(site.url + pathWith('stack-right', ['/dictionary', '/bible/genesis/1']));
    await hydrated(page);
    await panel(page, 2)
      .getByRole('link', { name: /Genesis 2/ })
      .first()
      .click();
    await expect(panel(page, 2).getByRole('heading', { level: 1 })).toHaveText('Genesis 2');
    await panel(page, 1).getByRole('button', { name: 'Close panel' }).click();
    await expect(page).toHaveURL(/layout=side-right/);
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Genesis 2');
    // It is the same panel, with its own history.
    await panel(page, 1).getByRole('button', { name: 'Back' }).click();
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Genesis 1');
  });

  test('a link opens in a panel by a click with Alt and from its menu', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/2`);
    await hydrated(page);
    const next = page
      .getByRole('main')
      .getByRole('link', { name: /Ruth 3/ })
      .first();
    await next.click({ modifiers: ['Alt'] });
    await expect(page).toHaveURL(/layout=side-right/);
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Ruth 3');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Ruth 2');

    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Ruth', exact: true })
      .click({ modifiers: ['Alt'] });
    await expect(page).toHaveURL(/layout=side-split/);
    await page.goBack();
    await expect(page).toHaveURL(/layout=side-right/);
    // The URL changes before the page, and the change of the page closes an open menu.
    await expect(panel(page, 2)).toHaveCount(0);

    await next.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: 'Open in a new panel' }).click();
    await expect(page).toHaveURL(/layout=side-split/);
  });

  test('F6 moves the focus from panel to panel, and arrow keys resize panels', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-split', ['/dictionary', '/encyclopedia/people']));
    await hydrated(page);
    await page.keyboard.press('F6');
    await expect(panel(page, 1)).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(panel(page, 2)).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await expect(page.getByRole('main')).toBeFocused();

    const before = (await panel(page, 1).boundingBox())?.width ?? 0;
    await page.getByRole('separator', { name: 'Width of the left panels' }).focus();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await panel(page, 1).boundingBox())?.width).toBeGreaterThan(before + 100);
    const wider = (await panel(page, 1).boundingBox())?.width;
    await page.reload();
    await hydrated(page);
    await expect
      .poll(async () => Math.round((await panel(page, 1).boundingBox())?.width ?? 0))
      .toBe(Math.round(wider ?? 0));
  });

  test('a handle between panels can be dragged', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-right', ['/dictionary']));
    await hydrated(page);
    const handle = page.getByRole('separator', { name: 'Width of the right panels' });
    const box = await handle.boundingBox();
    const before = (await panel(page, 1).boundingBox())?.width ?? 0;
    await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 200);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) - 150, (box?.y ?? 0) + 200, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await panel(page, 1).boundingBox())?.width).toBeGreaterThan(before + 100);
  });

  test('a page that fails in one panel does not affect the others', async ({ page, faultySite }) => {
    await page.goto(faultySite.gateway.url + pathWith('side-split', ['/faulty/render', '/dictionary']));
    await expect(panel(page, 1).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(panel(page, 2).getByRole('heading', { level: 1 })).toHaveText('Dictionary');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Ruth 2');
  });

  test('five panels have no axe violations', { tag: '@thorough' }, async ({ page, site }) => {
    await page.goto(site.url + pathWith('stack-split', pages));
    await hydrated(page);
    // Each panel is a page inside its own landmark, so two of them may have lists with the same name.
    const violations = await axeViolations(page);
    expect(violations.filter((violation) => !violation.startsWith('landmark-unique'))).toEqual([]);
  });
});

for (const [device, width] of [
  ['a phone', 360],
  ['a tablet', 768],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('panels on both sides are tabs, named by their pages', async ({ page, site, complaints }) => {
      await page.goto(site.url + pathWith('side-split', ['/bible/genesis/1', '/dictionary']));
      await hydrated(page);
      const tab = (name: string) =>
        page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name, exact: true });
      await expect(tab('Main panel: Ruth 2 (KJV)')).toHaveAttribute('aria-pressed', 'true');
      await expect(tab('Panel 2: Dictionary')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeHidden();
      await tab('Panel 1: Genesis 1 (KJV)').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeHidden();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('each panel keeps its scroll position, and a new page in one starts at its top', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-right', ['/bible/genesis/1'], '/bible/john/1'));
    await hydrated(page);
    // Clicks with the mouse at the tab's position, because Playwright's own click may scroll the page first.
    const tab = (name: RegExp) => ({
      click: async () => {
        const box = await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).boundingBox();
        if (!box) throw new Error(`There is no tab ${name.source}`);
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      },
    });
    const words = (text: string) => page.getByText(text).filter({ visible: true }).first();
    const inJohn = words('Behold the Lamb of God');
    const inGenesis = words('And the evening and the morning were the fifth day');
    const bringToTop = (text: typeof inJohn) => text.evaluate((element) => element.scrollIntoView());

    await bringToTop(inJohn);
    await expect(inJohn).toBeInViewport();
    await tab(/^Panel 1/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeInViewport();
    await bringToTop(inGenesis);
    await tab(/^Main panel/).click();
    await expect(inJohn).toBeInViewport();
    await tab(/^Panel 1/).click();
    await expect(inGenesis).toBeInViewport();

    await panel(page, 1).getByRole('link', { name: 'Next chapter' }).last().click();
    await expect(panel(page, 1).getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeInViewport();
    await tab(/^Main panel/).click();
    await expect(inJohn).toBeInViewport();
  });
});

const LONGEST = '/bible/interlinear/psalms/119';

test('a side panel beside the longest page is filled by the browser', { tag: '@thorough' }, async ({ page, site }) => {
  const address = site.url + pathWith('stack-right', ['/bible/genesis/1', LONGEST], LONGEST);
  const fromServer = await page.request.get(address);
  expect(await fromServer.text()).not.toContain('In the beginning');
  await watchShifts(page);
  await page.goto(address);
  await expect(panel(page, 1)).toContainText('In the beginning');
  await expect(panel(page, 2).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shifted(page)).toBe(0);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('a panel on one side is shown next to the page', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-right', ['/bible/genesis/1']));
    for (const name of ['Ruth 2', 'Genesis 1'])
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Panels' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown', async ({ page, site }) => {
    await page.goto(site.url + pathWith('stack-left', ['/bible/genesis/1', '/dictionary']));
    for (const name of ['Ruth 2', 'Genesis 1', 'Dictionary'])
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('links open the page of a side panel alone, and close the panel', async ({ page, site }) => {
    const dashboard = site.url + pathWith('stack-left', ['/bible/genesis/1', '/dictionary']);
    await page.goto(dashboard);
    await panel(page, 1).getByRole('link', { name: 'Close panel' }).click();
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Dictionary');
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeHidden();
    await page.goto(dashboard);
    await panel(page, 2).getByRole('link', { name: 'Open in main panel' }).click();
    await expect(page).toHaveURL(`${site.url}/dictionary`);
  });

  test('a side panel that is not shown beside the longest page can be opened', async ({ page, site }) => {
    await page.goto(site.url + pathWith('side-right', ['/bible/genesis/1'], LONGEST));
    await page.getByRole('link', { name: 'Open in main panel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
  });
});

test.describe('on a tablet that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a finger that rests on a link opens its menu, and the link is not followed', async ({ page, site }) => {
    await page.goto(`${site.url}/encyclopedia/people/ruth`);
    await hydrated(page);
    await expect.poll(() => loadedScripts(page, 'link-panels')).toBe(1);
    const link = page.getByRole('main').locator('p').getByRole('link', { name: 'Boaz' }).first();
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touch = await page.context().newCDPSession(page);
    const finger = { x: x + width / 2, y: y + height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    // Longer than a press takes to become long.
    await page.waitForTimeout(700);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const beside = page.getByRole('menuitem', { name: 'Open in a new panel' });
    await expect(beside).toBeInViewport();
    await expect(page).toHaveURL(`${site.url}/encyclopedia/people/ruth`);
    await beside.tap();
    await expect(panel(page, 1).getByRole('heading', { level: 1 })).toHaveText('Boaz');
  });
});
