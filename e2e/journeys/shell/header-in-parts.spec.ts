import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../fixtures';
import { moved, watchShifts } from '../layout-shifts';
import { devices } from '../shell-page';

/** Longer than a browser waits before it paints what has arrived. Milliseconds. */
const PAUSE_MS = 800;

test.use({ viewport: devices.phone });

test('nothing of the header moves when its end arrives after a pause', async ({ page, site }) => {
  const html = await (await fetch(`${site.url}/encyclopedia/ruth/2`)).text();
  const pause = html.indexOf('</form>', html.indexOf('<header')) + '</form>'.length;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, pause));
    setTimeout(() => response.end(html.slice(pause)), PAUSE_MS);
  }).listen(0);
  try {
    await watchShifts(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole('button', { name: 'More options' })).toBeVisible();
    expect(await moved(page)).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
