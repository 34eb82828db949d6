import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { startFaultServer } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { compose, startGateway, writeComposition } from '../../gateway';
import { devices, eachDevice, ofTheSite } from '../shell-page';

const tabs = ['Main menu', 'Encyclopedia', 'Articles', 'Resources', 'Bible', 'Help'];

const mainLinks: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/encyclopedia': 'Encyclopedia',
  '/articles': 'Articles',
  '/resources': 'Resources',
  '/bible': 'Bible',
  '/dictionary': 'Dictionary',
  '/search': 'Advanced Search',
  '/our-story': 'Our Story',
  '/gospel': "God's Gift",
  '/beliefs': 'Our Beliefs',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};

const categories: Readonly<Record<string, readonly string[]>> = {
  Encyclopedia: ['People', 'Places', 'Events', 'Plants', 'Tribes', 'Animals'],
  Articles: ['Did You Know', 'Insights', 'History', 'Science', 'Culture', 'Jokes Aside'],
  Resources: ['Media', 'Maps', 'Infographics', 'Art', 'Interactives', 'Downloads'],
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const tab = (page: Page, name: string) => menu(page).getByRole('tab', { name, exact: true });
const showing = (page: Page, name: string) => menu(page).getByRole('tabpanel', { name, exact: true });

async function openMenu(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await menuButton(page).click();
  await expect(menu(page).getByRole('tab')).toHaveText(tabs);
}

async function expectMainLinks(page: Page): Promise<void> {
  for (const [href, name] of Object.entries(mainLinks)) {
    await expect(menu(page).locator(`a[href="${href}"]`), href).toHaveAccessibleName(name);
    await expect(menu(page).locator(`a[href="${href}"]`), href).toBeVisible();
  }
}

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the menu has six tabs, and links to every part of the site', async ({ page, site, complaints }) => {
      await openMenu(page, `${site.url}/bible/ruth/2`);
      await expect(tab(page, 'Main menu')).toHaveAttribute('aria-selected', 'true');
      await expectMainLinks(page);
      expect(await axeViolations(page)).toEqual([]);
      await menu(page).getByRole('link', { name: "God's Gift" }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("God's Gift");
      await expect(menu(page)).toBeHidden();
      expect(ofTheSite(complaints)).toEqual([]);
    });

    test("a chevron opens a pillar's tab, and Back leads to the main menu", async ({ page, site, complaints }) => {
      await openMenu(page, `${site.url}/bible/ruth/2`);
      for (const [pillar, names] of Object.entries(categories)) {
        await menu(page)
          .getByRole('button', { name: `More of ${pillar}` })
          .click();
        await expect(tab(page, pillar)).toHaveAttribute('aria-selected', 'true');
        await expect(showing(page, pillar).getByRole('listitem')).toHaveText(names);
        expect(await axeViolations(page), pillar).toEqual([]);
        await menu(page).getByRole('button', { name: 'Back to Main Menu' }).click();
        await expect(tab(page, 'Main menu')).toHaveAttribute('aria-selected', 'true');
      }
      await tab(page, 'Help').click();
      await expect(showing(page, 'Help')).toContainText('Coming Soon');
      await expect(showing(page, 'Help').getByRole('link', { name: 'How to use this site' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await tab(page, 'Resources').click();
      await menu(page).getByRole('link', { name: 'Maps' }).click();
      await expect(page).toHaveURL(`${site.url}/resources/maps`);
      await expect(menu(page)).toBeHidden();
      // When it is opened again, it starts at the main menu.
      await menuButton(page).click();
      await expect(tab(page, 'Main menu')).toHaveAttribute('aria-selected', 'true');
      expect(ofTheSite(complaints)).toEqual([]);
    });

    test('the support actions open their modals over the page', async ({ page, settledSite: site, complaints }) => {
      const actions = { Giving: 'Donate', Share: 'Share', Circulate: 'How to Join', Contribute: 'Contribute' };
      await openMenu(page, `${site.url}/bible/ruth/2`);
      for (const [index, [action, title]] of Object.entries(actions).entries()) {
        if (index > 0) await menuButton(page).click();
        await menu(page).getByRole('region', { name: 'Support us' }).getByRole('link', { name: action }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expect(menu(page)).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(`${site.url}/bible/ruth/2`);
      }
      expect(ofTheSite(complaints)).toEqual([]);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('the Bible tab lists the books, all of them or those of one testament', async ({ page, site, complaints }) => {
    await openMenu(page, site.url);
    await menu(page).getByRole('button', { name: 'More of Bible' }).click();
    const list = (testament: string) => showing(page, 'Bible').getByRole('region', { name: testament });
    const [oldTestament, newTestament] = [list('Old Testament'), list('New Testament')];
    await expect(oldTestament.getByRole('link')).toHaveCount(39);
    await expect(newTestament.getByRole('link')).toHaveCount(27);
    await showing(page, 'Bible').getByRole('button', { name: 'Old Testament' }).click();
    await expect(oldTestament.getByRole('link').last()).toHaveText('Malachi');
    await expect(newTestament).toHaveCount(0);
    await showing(page, 'Bible').getByRole('button', { name: 'New Testament' }).click();
    await expect(newTestament.getByRole('link').first()).toHaveText('Matthew');
    await expect(oldTestament).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await showing(page, 'Bible').getByRole('button', { name: 'All books' }).click();
    await oldTestament.getByRole('link', { name: 'Ruth' }).click();
    await expect(page).toHaveURL(`${site.url}/bible/ruth`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth' })).toBeFocused();
    expect(ofTheSite(complaints)).toEqual([]);
  });
});

test.describe('with only a keyboard', () => {
  test.use({ viewport: devices.desktop });

  test('arrow keys change the tab of the menu, and Escape returns the focus to its button', async ({ page, site }) => {
    await page.goto(site.url);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('tab')).toHaveText(tabs);
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Main menu')).toBeFocused();
    for (const name of [...tabs.slice(1), 'Main menu']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect(showing(page, name)).toBeVisible();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Help')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'Main menu')).toBeFocused();
    await page.keyboard.press('End');
    await expect(showing(page, 'Help')).toContainText('Coming Soon');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('the menu closes when the focus goes on into the page', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/2`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    const menu = page.locator('#site-menu');
    await expect(menu).toBeVisible();
    await menu.getByRole('link').last().focus();
    for (let step = 0; step < 6 && (await menu.isVisible()); step += 1) await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('the focus stays in the menu when a chevron opens a tab and when Back leaves it', async ({ page, site }) => {
    await page.goto(site.url);
    await hydrated(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('tab')).toHaveText(tabs);
    await menu(page).getByRole('button', { name: 'More of Bible' }).focus();
    await page.keyboard.press('Enter');
    await expect(showing(page, 'Bible').getByRole('link', { name: 'Ruth' })).toBeVisible();
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    await menu(page).getByRole('button', { name: 'Back to Main Menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(showing(page, 'Main menu')).toBeVisible();
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: devices.phone });

  test('the menu opens, and its main links work', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/2`);
    await menuButton(page).click();
    await expectMainLinks(page);
    await expect(menu(page).getByRole('button', { name: /^More of/ })).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Encyclopedia' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encyclopedia');
  });
});

test(
  'the menu is complete when pillars are unreachable after a restart of the gateway',
  { tag: '@thorough' },
  async ({ page }) => {
    test.setTimeout(90_000);
    const cdn = await startFaultServer();
    const folder = mkdtempSync(path.join(tmpdir(), 'manna-menu-'));
    const composition = path.join(folder, 'composition.json');
    writeComposition(composition, compose(cdn.origin, []));
    const environment = { COMPOSITION: composition, DATA_DIR: path.join(folder, 'data') };
    // This run of the gateway stores the metadata of the verified releases.
    await (await startGateway(environment)).stop();
    cdn.fail(/\/(bible|encyclopedia)\//, { status: 503 });
    const gateway = await startGateway(environment);
    try {
      await openMenu(page, gateway.url);
      await expectMainLinks(page);
      await menu(page).getByRole('button', { name: 'More of Bible' }).click();
      await expect(showing(page, 'Bible').getByRole('alert')).toHaveText(
        'Error loading Bible content. Please refresh.',
      );
      await menu(page).getByRole('button', { name: 'Back to Main Menu' }).click();
      await menu(page).getByRole('link', { name: 'Bible' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('is not available right now');
      await menuButton(page).click();
      await menu(page).getByRole('link', { name: 'Articles' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
    } finally {
      await gateway.stop();
      await cdn.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
