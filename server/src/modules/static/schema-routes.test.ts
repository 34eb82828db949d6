import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const NAME = 'readers-archive-2.schema.json';
const published = readFileSync(path.resolve(__dirname, '../../../../mfe-account/public/schemas', NAME), 'utf8');
let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.write(`public/schemas/${NAME}`, published);
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

test('a schema is served to programs of any site, and is cached for a day', async () => {
  const { body, headers, statusCode } = await gateway.app.inject(`/schemas/${NAME}`);
  expect([statusCode, body]).toEqual([200, published]);
  expect(headers).toMatchObject({
    'content-type': 'application/schema+json',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=86400',
  });
  const again = await gateway.app.inject({
    url: `/schemas/${NAME}`,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each(['/schemas/', '/schemas/none.schema.json', '/schemas/..%2f..%2fcomposition.json'])(
  '%s gets 404 as plain text',
  async (url) => {
    const { body, statusCode } = await gateway.app.inject(url);
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
  },
);
