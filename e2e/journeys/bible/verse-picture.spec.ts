import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { eachDevice } from '../shell-page';

for (const [device, viewport] of eachDevice)
  test(`on a ${device}, a reader makes a picture of a verse, chooses how it looks, and saves it`, async ({
    page,
    site,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/bible/john/3`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Verse 16' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Make a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'John 3:16 as a picture' });
    const picture = dialog.getByRole('img', { name: /^John 3:16: For God so loved the world/ });
    const drawn = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(drawn).toEqual([1080, 1080]);
    const before = await dialog.boundingBox();
    await dialog.getByLabel('Size').selectOption('Phone');
    await dialog.getByLabel('Ground').selectOption('Wine');
    await expect.poll(drawn).toEqual([1080, 1920]);
    expect(await dialog.boundingBox()).toEqual(before);
    expect(await axeViolations(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Save the picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^John 3.16.*\.png$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    expect(complaints).toEqual([]);
  });
