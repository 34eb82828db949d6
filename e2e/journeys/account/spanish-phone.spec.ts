import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility';
import { startAccountSite, type AccountSite } from '../../account-site';
import { expect, hydrated, test } from '../../fixtures';
import { devices } from '../shell-page';
import { file } from './archive-file';
import { BOOKMARKS, CHAPTER, open, synced } from './devices';
import { freshEmail, PASSWORD } from './registration';

const spanishPhone = { locale: 'es-ES', viewport: devices.phone };
test.use(spanishPhone);

let site: AccountSite;
test.beforeAll(async () => {
  site = await startAccountSite();
});
test.afterAll(() => site.stop());

const andBible = [
  'osisRef;bibleRef;document;book;chapterStart;verseStart;chapterEnd;verseEnd;id;ordinalStart;ordinalEnd;createdAt;lastUpdatedOn;startOffset;endOffset;labels;notes;customIcon',
  'John.3.16;John 3:16;KJV;John;3;16;3;16;a1;0;0;2026-07-15T10:00:00Z;;;;Promesas;;',
  'Ruth.2.4;Ruth 2:4;;Ruth;2;4;2;4;a2;0;0;;;;;;;',
].join('\n');

/** The options of the account at the foot of a page. */
const options = (page: Page) => page.getByRole('navigation', { name: 'Opciones de la cuenta' });

test(
  'a reader of Spanish on a phone registers, imports bookmarks of AndBible, and has them on a second phone',
  { tag: '@thorough' },
  async ({ page, browser }) => {
    const email = freshEmail();
    await open(site, page, CHAPTER);
    await options(page).getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await page.getByLabel('Nombre').fill('Rut');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByRole('status')).toContainText('Le hemos enviado un enlace');
    await page.goto(await site.linkTo(email));
    await page.getByLabel('Contraseña nueva').fill(PASSWORD);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page).toHaveURL(site.url + CHAPTER);

    await open(site, page, '/account');
    await expect(page.getByRole('heading', { name: '¡Qué alegría verte de nuevo, Rut!' })).toBeVisible();
    await page.getByLabel('Importar un archivo').setInputFiles(file('marcadores.csv', andBible));
    const dialog = page.getByRole('dialog', { name: 'Importar' });
    await expect(dialog.getByText('Marcadores de AndBible. Las notas no se importan.')).toBeVisible();
    await expect(dialog.getByText('2 nuevos')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const imported = synced(page, BOOKMARKS, (json) => json.includes('/bible/john/3?v=16'));
    await dialog.getByRole('button', { name: 'Importar' }).click();
    await imported;

    const context = await browser.newContext(spanishPhone);
    const second = await context.newPage();
    await open(site, second, '/account/bookmarks');
    await second.getByRole('main').getByRole('link', { name: '¡Inicia sesión para tener más funciones!' }).click();
    await second.getByLabel('Correo electrónico').fill(email);
    await second.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await second.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(second).toHaveURL(`${site.url}/account/bookmarks`);
    await hydrated(second);
    await expect(second.getByText('2 marcadores')).toBeVisible();
    await second.getByRole('button', { name: 'Promesas 1' }).click();
    await expect(second.getByText('1 de 2 marcadores')).toBeVisible();
    expect(await second.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await second.getByRole('link', { name: 'Juan 3:16' }).click();
    await expect(second).toHaveURL(`${site.url}/bible/john/3?v=16`);
    await context.close();
  },
);
