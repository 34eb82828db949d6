import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { thorough } from '@manna/shared/testing/thorough';
import { createWholeSite, GENESIS, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

let site: FixtureSite;
let gateway: TestGateway;
beforeEach(async () => {
  site = await createWholeSite();
});
afterEach(async () => {
  await gateway.close();
  await site.remove();
});

const open = async () => (gateway = await openGateway(site));
const get = async (url: string) => {
  const { body, headers, statusCode } = await gateway.app.inject(url);
  return { body, status: statusCode, cached: headers['cache-control'], retry: headers['retry-after'] };
};
const unavailable = {
  status: 503,
  cached: 'no-store',
  retry: '5',
  body: expect.stringContaining('Service Unavailable'),
};

test('an unknown page may be one of a pillar that was never there, so it is unavailable and not a 404', async () => {
  const bible = await site.writePillar('bible');
  await site.compose({ bible, gone: { ...bible, base: '/pillars/gone/1.0.0/' } });
  await open();
  expect(await get('/gone/page')).toEqual(unavailable);
  expect(await get('/bible/genesis/1')).toMatchObject({ status: 200, body: expect.stringContaining(GENESIS['Gen.1']) });
});

test('pages and listings are unavailable while the database is away, and pages in the cache are served', async () => {
  const { dropDatabase } = await open();
  const kept = await get('/bible/genesis/1');
  await dropDatabase();
  expect(await get('/bible/exodus/1')).toEqual(unavailable);
  expect(await get('/bible/genesis/1')).toEqual(kept);
  const sitemap = { status: 503, cached: 'no-store', retry: '5', body: 'The site is busy: try again in a moment.\n' };
  expect(await get('/sitemap.xml')).toEqual(sitemap);
  expect(await get('/nowhere')).toMatchObject({ status: 404 });
});

thorough.test(
  'a page for which no render worker can start is unavailable, and what needs none is served',
  async () => {
    const worker = path.join(site.folder, 'render-worker.js');
    await writeFile(worker, 'process.exit(1);');
    gateway = await openGateway(site, undefined, { worker });
    const page = get('/bible/genesis/1');
    expect(await get('/healthz')).toMatchObject({ status: 200 });
    expect(await page).toEqual(unavailable);
  },
  20_000,
);
