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

/** The language of a piece of text, as a screen reader knows it. */
const languageOf = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' });

  for (const [device, viewport] of eachDevice) {
    test.describe(`on a ${device}`, () => {
      test.use({ viewport });

      test('gets the site in Spanish, and the Bible in its own language', async ({ page, site, complaints }) => {
        const answer = await page.goto(`${site.url}/bible/ruth/2`);
        expect(answer?.headers()['content-language']).toBe('es');
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

      test('is told in Spanish that a page does not exist', async ({ page, site }) => {
        const answer = await page.goto(`${site.url}/nowhere`);
        expect(answer?.status()).toBe(404);
        await hydrated(page);
        await expectSpanish(page);
        await expect(page).toHaveTitle(/Página no encontrada/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
        await expect(page.getByRole('main')).toContainText('«Buscad, y hallaréis» vale para Jesús...');
        const ways = page.getByRole('main').getByRole('link');
        await expect(ways).toHaveText(['Inicio', 'Enciclopedia', 'Artículos', 'Recursos', 'Biblia']);
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }

  test('gets English once the reader chose it, on every page and after a reload', async ({
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

test.describe('a browser that asks for a language that is not spoken here', () => {
  test.use({ locale: 'de-DE' });

  test("gets the site's own", async ({ page, site }) => {
    await page.goto(site.url);
    await expectEnglish(page);
  });
});

test.describe('with only a keyboard', () => {
  test.use({ locale: 'en-US', viewport: devices.desktop });

  test('a reader chooses Spanish, and finds the way back', async ({ page, site }) => {
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

  test('the site is in Spanish too', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/ruth/2`);
    await expectSpanish(page);
    await expect(page.getByRole('main')).toContainText('And Naomi had a kinsman');
  });
});
