import type { Locator } from '@playwright/test';
import { axeViolations } from '../accessibility';
import { expect, listens, test } from '../fixtures';
import { eachDevice, ofTheSite, sectionNamed } from './shell-page';

/** The language of an element, as a screen reader knows it. */
const languageOf = (element: Locator) =>
  element.first().evaluate((found) => found.closest('[lang]')?.getAttribute('lang'));

test.use({ locale: 'es-ES' });

for (const [device, viewport] of eachDevice) {
  test.describe(`a reader of Spanish on a ${device}`, () => {
    test.use({ viewport });

    test('sees on each page what is in English, and finds references in Spanish', async ({
      page,
      site,
      complaints,
    }) => {
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });

      await page.goto(site.url);
      await listens(page);
      await expect(main.getByText('La mayoría de los textos están solo en inglés.')).toBeVisible();
      const verse = sectionNamed(page, 'Versículo del día');
      expect(await languageOf(verse.locator('blockquote'))).toBe('en');
      expect(await languageOf(verse.getByRole('link'))).toBe('es');

      // A dialog: the picker understands and prints references in Spanish.
      await page.goto(`${site.url}/bible`);
      await listens(page);
      await page.keyboard.press('g');
      const picker = page.getByRole('dialog', { name: 'Ir a un pasaje' });
      await picker.getByRole('combobox').fill('hechos 18:19-28');
      await expect(picker.getByRole('option').first()).toHaveText('Hechos 18:19–28');
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText('Hechos 18');
      await listens(page);

      await expect(main.locator('header').first()).toContainText('King James Versioninglés');
      expect(await languageOf(main.getByText('inglés', { exact: true }))).toBe('es');
      expect(await languageOf(main.getByText('And a certain Jew named Apollos'))).toBe('en');
      expect(await languageOf(main.getByRole('link', { name: 'Versículo 24', exact: true }))).toBe('es');
      expect(await languageOf(main.getByText(/^KJV:/))).toBe('en');
      expect(await axeViolations(page)).toEqual([]);

      await page.goto(`${site.url}/encyclopedia/places/ephesus`);
      await listens(page);
      await expect(main.getByText('Esta entrada está solo en inglés.')).toBeVisible();
      const references = sectionNamed(page, 'Dónde leerlo');
      await expect(references.getByRole('link', { name: 'Hechos 18:19–28', exact: true })).toBeVisible();
      await expect(references.getByText(/Acts/)).toHaveCount(0);
      expect(await languageOf(references.getByRole('link'))).toBe('es');
      const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
      expect(await languageOf(trail.getByText('Ephesus'))).toBe('en');
      expect(await languageOf(trail.getByText('Lugares'))).toBe('es');

      // A dialog whose text the content has in Spanish.
      await page.goto(`${site.url}/support-us?mdl=join`);
      await listens(page);
      const join = page.getByRole('dialog', { name: 'Cómo unirte' });
      expect(await languageOf(join.locator('p'))).toBe('es');
      await expect(join.getByText(/solo en inglés/)).toHaveCount(0);
      expect(ofTheSite(complaints)).toEqual([]);
    });
  });
}

test('a reader of Spanish sees on other pages what is in English', async ({ page, site }) => {
  for (const [path, mark] of [
    ['/bible', '1769 · inglés'],
    ['/bible/cross-references/john/3?v=16', 'inglés'],
    ['/bible/interlinear/genesis/1', 'Las palabras debajo del hebreo están solo en inglés.'],
    ['/bible/passage/acts18v19-28', 'inglés'],
    ['/terms', 'Las fuentes están descritas solo en inglés.'],
  ] as const) {
    await page.goto(site.url + path);
    const marked = page.getByRole('main').getByText(mark, { exact: true });
    await expect(marked.first(), path).toBeVisible();
    expect(await languageOf(marked), path).toBe('es');
  }
});

test('a reader of Spanish sees the language of each compared text', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/compare/genesis/1?translations=kjv,wlc`);
  const columns = page.getByRole('columnheader');
  await expect(columns.nth(1)).toHaveText('KJV King James Versioninglés');
  await expect(columns.nth(2)).toHaveText('WLC Westminster Leningrad Codexhebreo');
});
