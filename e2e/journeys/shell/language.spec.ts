import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice, ofTheSite } from '../shell-page';

const header = (page: Page) => page.getByRole('banner');

async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(header(page).getByRole('button', { name: 'Menú', exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Buscar', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Ajustes del sitio' })).toBeVisible();
}

async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(header(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
}

/** The language of a text, as a screen reader knows it. */
const languageOf = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

test.describe('in a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  for (const [device, viewport] of eachDevice) {
    test.describe(`on a ${device}`, () => {
      test.use({ viewport });

      test('the site is in Spanish, and the Bible is in its own language', async ({ page, site, complaints }) => {
        const response = await page.goto(`${site.url}/bible/ruth/2`);
        expect(response?.headers()['content-language']).toBe('es');
        await hydrated(page);
        await expectSpanish(page);
        expect(await languageOf(page, 'And Naomi had a kinsman')).toBe('en');
        expect(await axeViolations(page)).toEqual([]);

        await header(page).getByRole('button', { name: 'Menú', exact: true }).click();
        const menu = page.getByRole('navigation', { name: 'Principal', exact: true });
        await expect(menu.getByRole('link', { name: 'Búsqueda avanzada' })).toBeVisible();
        await menu.getByRole('button', { name: 'Más de Biblia' }).click();
        await expect(menu.getByRole('region', { name: 'Antiguo Testamento' })).toBeVisible();
        expect(await languageOf(page, 'Deuteronomio')).toBe('es');
        expect(await axeViolations(page)).toEqual([]);
        expect(ofTheSite(complaints)).toEqual([]);
      });

      test('the page for an unknown URL is in Spanish', async ({ page, site }) => {
        const response = await page.goto(`${site.url}/nowhere`);
        expect(response?.status()).toBe(404);
        await hydrated(page);
        await expectSpanish(page);
        await expect(page).toHaveTitle(/Página no encontrada/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
        await expect(page.getByRole('main')).toContainText('«Buscad, y hallaréis» vale para Jesús...');
        const links = page.getByRole('main').getByRole('link');
        await expect(links).toHaveText(['Inicio', 'Enciclopedia', 'Artículos', 'Recursos', 'Biblia']);
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }

  test('every page is in English after the reader has chosen it, also after a reload', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(`${site.url}/bible/ruth/2?mdl=preferences`);
    await hydrated(page);
    await page.getByRole('dialog', { name: 'Ajustes del sitio' }).getByText('English', { exact: true }).click();
    await expectEnglish(page);
    await hydrated(page);
    await expect(page.getByRole('dialog', { name: 'Website Settings' })).toBeVisible();
    await page.goto(`${site.url}/nowhere`);
    await expectEnglish(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.reload();
    await expectEnglish(page);
    expect(ofTheSite(complaints).filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});

test.describe('in a browser that prefers an unsupported language', () => {
  test.use({ locale: 'de-DE' });

  test('the site is in its default language', async ({ page, site }) => {
    await page.goto(site.url);
    await expectEnglish(page);
  });
});

test.describe('with only a keyboard', () => {
  test.use({ locale: 'en-US', viewport: devices.desktop });

  test('a reader can choose Spanish and go back to English', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/2?mdl=preferences`);
    await hydrated(page);
    await page.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectSpanish(page);
    await hydrated(page);
    await page.getByRole('radio', { name: 'Español' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expectEnglish(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ locale: 'es-ES', javaScriptEnabled: false });

  test('the site is in Spanish if the browser prefers it', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/2`);
    await expectSpanish(page);
    await expect(page.getByRole('main')).toContainText('And Naomi had a kinsman');
  });
});
