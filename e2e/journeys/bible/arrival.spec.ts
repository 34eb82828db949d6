import { expect, test } from '../../fixtures';
import { moved, watchShifts } from '../layout-shifts';
import { eachDevice } from '../shell-page';

for (const [device, viewport] of eachDevice) {
  test(`a chapter that arrives in pieces does not move on a ${device}`, async ({ page, request, site }) => {
    const html = await (await request.get(`${site.url}/bible/genesis/1`)).text();
    // A busy browser paints in the middle of a page: before the text, between two controls of its head, in the text.
    const pieces = html.split(/(?=<main|<summary|<article|<sup id="v(?:2|5)")/);
    expect(pieces.length).toBeGreaterThan(5);
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.goto('about:blank');
    for (const piece of pieces) {
      await page.evaluate((part) => {
        // oxlint-disable-next-line typescript/no-deprecated -- nothing else parses HTML as it arrives
        document.write(part);
      }, piece);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 1');
    expect(await moved(page)).toEqual([]);
  });
}
