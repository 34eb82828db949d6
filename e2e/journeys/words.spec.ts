import { axeViolations } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { eachDevice } from './shell-page';

for (const [device, viewport] of eachDevice)
  test.describe(`words on a ${device}`, () => {
    test.use({ viewport });

    test('a double click on a word of a chapter shows its entries, and the word stays selected', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/kjv/joshua/3`);
      await hydrated(page);
      const verse = page.getByRole('link', { name: 'Verse 3', exact: true });
      // The tools of the chapter are loaded when the first verse can be selected.
      await verse.click();
      await page.getByRole('toolbar').getByRole('button', { name: 'Clear' }).click();
      const at = await page.evaluate(() => {
        const words = document.createTreeWalker(document.querySelector('#v3')?.parentElement ?? document.body, 4);
        while (words.nextNode()) {
          const node = words.currentNode as Text;
          const start = node.data.indexOf('ark of');
          if (start < 0) continue;
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + 3);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }
        throw new Error('There is no ark');
      });
      await page.mouse.dblclick(at.x, at.y);
      const card = page.getByRole('dialog', { name: 'About “ark”' });
      await expect(card.getByRole('link', { name: 'Ark of the covenant' })).toBeVisible();
      await expect(card.getByRole('link', { name: /H727/ })).toHaveAttribute('href', '/dictionary/h727');
      expect(await page.evaluate(() => String(document.getSelection()).trim())).toBe('ark');
      await expect(page.getByRole('toolbar')).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      await card.getByRole('link', { name: 'Ark of the covenant' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ark of the covenant');
      expect(complaints).toEqual([]);
    });

    test('the words of a verse are in the menu of its tools', async ({ page, site, complaints }) => {
      await page.goto(`${site.url}/bible/kjv/genesis/12`);
      await hydrated(page);
      await page.getByRole('link', { name: 'Verse 16', exact: true }).click();
      await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Look up a word' }).click();
      const dialog = page.getByRole('dialog', { name: 'Words of Genesis 12:16' });
      await dialog.getByRole('button', { name: 'asses', exact: true }).click();
      await expect(dialog.getByRole('link', { name: 'Ass', exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('the dictionary is narrowed to old words, and a Strong’s number in its filter leads to its page', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/dictionary`);
      await hydrated(page);
      const main = page.getByRole('main');
      const facets = page.getByRole('navigation', { name: 'Narrow this list' });
      if (device === 'phone') await facets.getByText('Narrow this list').click();
      await facets.getByText('Kind', { exact: true }).click();
      const old = facets.getByRole('link', { name: /^Old word/ });
      const count = /(\d+) entries/.exec((await old.textContent()) ?? '')?.[1];
      await old.click();
      await expect(main.getByText(`${count} entries found`)).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/dictionary?kind=archaic`);
      const filter = page.getByRole('searchbox', { name: 'Filter by name' });
      await filter.fill('charit');
      await expect(main.getByRole('link', { name: /^Charity/ })).toBeVisible();
      await filter.fill('h430');
      await main.getByRole('link', { name: 'H430 of Strong’s lexicon' }).click();
      await expect(page.getByRole('heading', { name: /verses that have it/ })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a word that may mean several entries shows them, and another name leads to its entry', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/dictionary/ark`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Ark of the covenant', exact: true })).toBeVisible();
    await main.getByRole('link', { name: "Ark (Noah's)" }).click();
    await expect(page).toHaveURL(`${site.url}/dictionary/ark-of-noah`);
    await page.goto(`${site.url}/dictionary/asses`);
    await expect(page).toHaveURL(`${site.url}/encyclopedia/animals/ass`);
  });

  test('a wrong path leads to what it may mean', async ({ page, site }) => {
    const redirects = {
      '/encyclopedia/First Samuel/17': '/encyclopedia/1-samuel/17',
      '/encyclopedia/Song of Songs': '/encyclopedia/song-of-solomon',
      '/encyclopedia/events/flood': '/encyclopedia/events/the-flood',
      '/encyclopedia/people/abram/family': '/encyclopedia/people/abraham/family',
      '/dictionary/lovingkindness': '/dictionary/mercy',
    };
    for (const [path, end] of Object.entries(redirects)) {
      await page.goto(site.url + path);
      expect(new URL(page.url()).pathname).toBe(end);
    }
    const suggestions = {
      '/encyclopedia/genesys': 'Genesis',
      '/encyclopedia/peple': 'People',
      '/encyclopedia/places/david/family': 'Family of David',
      '/dictionary/arc': 'Ark of the covenant',
    };
    for (const [path, name] of Object.entries(suggestions)) {
      expect((await page.goto(site.url + path))?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    }
  });
});
