import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { statusSchema, type Status, type StatusPart } from '@manna/shared/contracts';
import { thorough } from '@manna/shared/testing/thorough';
import { z } from 'zod';
import { pillarBundles } from '../../testing/fixture-bundles';
import { createBareSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import published from '../../../public/schemas/status-1.schema.json';

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createBareSite();
  await site.compose({
    bible: await site.writePillar('bible'),
    throwing: await site.writePillar('throwing', { server: pillarBundles.throwing }),
    hoarding: await site.writePillar('hoarding', { server: pillarBundles.hoarding }),
    broken: { ...(await site.writePillar('broken')), release: `sha384-${'A'.repeat(64)}` },
  });
  const settings = path.join(site.folder, 'site.json');
  await writeFile(settings, JSON.stringify({ productName: 'Bread & <b>Water</b>' }));
  gateway = await openGateway(site, settings);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const statusOf = async (one: Pick<TestGateway, 'app'> = gateway): Promise<Status> =>
  statusSchema.parse((await one.app.inject('/status.json')).json());
const partOf = async (name: string): Promise<StatusPart | undefined> =>
  (await statusOf()).pillars.find((part) => part.name === name);
const reportFrom = (pagePath: string, kind: string) =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    payload: JSON.stringify({ message: 'It did not load', kind, path: pagePath, releases: {} }),
  });

test('the status says which release of each part runs, from where, since when, and who owns it', async () => {
  const began = Date.now();
  const { shell, pillars, composition, database, content, renderWorkers, state, site: name } = await statusOf();
  expect(shell).toMatchObject({ version: '1.0.0', base: '/shell/1.0.0/', owner: null, failure: null });
  expect(pillars.map((part) => part.name)).toEqual(['bible', 'throwing', 'hoarding', 'broken']);
  expect(pillars[0]).toMatchObject({
    title: 'The bible',
    version: '1.0.0',
    base: '/pillars/bible/1.0.0/',
    owner: 'bible team',
    failure: null,
  });
  expect(Date.parse(pillars[0]?.since ?? '')).toBeLessThanOrEqual(began + 1_000);
  expect(composition).toMatchObject({ environment: 'local', revision: 1, refused: null, refusedFiles: 0 });
  expect([name, state, database.isReachable, content.release]).toEqual([
    'Bread & <b>Water</b>',
    'ready',
    true,
    site.release,
  ]);
  expect(renderWorkers.wanted).toBe(2);
  expect(pillars[0]?.health).toBe('idle');
});

test('the status tells what became of a pillar in the last hour: pages, workers, and what browsers report', async () => {
  await get('/bible/genesis/1');
  expect(await partOf('bible')).toMatchObject({ health: 'well', lastHour: { whole: 1, failed: 0 } });
  await reportFrom('/bible/genesis/1', 'pillar');
  await reportFrom('/bible/genesis/1', 'render');
  expect(await partOf('bible')).toMatchObject({ health: 'errors', lastHour: { loadFailures: 1, otherErrors: 1 } });
  await get('/throwing');
  expect(await partOf('throwing')).toMatchObject({ health: 'errors', lastHour: { whole: 0, failed: 1 } });
});

thorough.test('the status names a pillar that ends render workers and is therefore suspended', async () => {
  await get('/hoarding/1');
  const hoarding = await partOf('hoarding');
  expect(hoarding).toMatchObject({ health: 'suspended', lastHour: { workersLost: 1, whole: 0 } });
  expect(hoarding?.suspensions).toEqual([{ path: null, endsInSeconds: expect.any(Number) as number }]);
  await get('/hoarding/2');
  expect((await partOf('hoarding'))?.lastHour.stripped).toBe(1);
  expect((await statusOf()).renderWorkers.ended.memory).toBeGreaterThan(0);
  const metrics = (await get('/metrics')).body;
  expect(metrics).toContain('pillar_suspended{pillar="hoarding"} 1');
  expect(metrics).toContain('pillar_suspended{pillar="bible"} 0');
  expect(metrics).toContain('pillar_workers_lost_total{pillar="hoarding"} 1');
});

test('the metrics have the versions and owners of all parts, the content release, and counters that begin at 0', async () => {
  const metrics = (await get('/metrics')).body;
  expect(metrics).toMatch(/^pillar_renders_total\{pillar="broken",outcome="whole",version="[^"]+"\} 0$/m);
  expect(metrics).toContain(
    'release_info{pillar="bible",version="1.0.0",base="/pillars/bible/1.0.0/",owner="bible team"} 1',
  );
  expect(metrics).toContain(`content_release_info{release="${site.release}"} 1`);
  expect(metrics).toContain('database_up 1');
});

test('the status says why a pillar cannot be used', async () => {
  const broken = await partOf('broken');
  expect(broken).toMatchObject({ health: 'failed', failure: { kind: 'integrity' } });
  expect((await get('/status')).body).toContain('Cannot be used');
});

test('the page has all parts, escapes what others wrote, has no script, and is never cached', async () => {
  const { body, headers, statusCode } = await get('/status', { accept: 'text/html' });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<h1>Status of Bread &amp; &lt;b&gt;Water&lt;/b&gt;</h1>');
  for (const text of ['Shell <code>1.0.0</code>', 'The bible <code>1.0.0</code>', 'bible team'])
    expect(body).toContain(text);
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const styles = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('who prefers JSON gets JSON from /status', async () => {
  const { headers, body } = await get('/status', { accept: 'application/json' });
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(statusSchema.parse(JSON.parse(body)).schema).toBe(1);
  expect((await get('/status', { accept: '*/*' })).headers['content-type']).toMatch(/^text\/html/);
});

test.each(['/status', '/status.json'])('a stranger gets 404 from %s', async (url) => {
  for (const [remoteAddress, headers] of [
    ['203.0.113.7', {}],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ] as const) {
    const { statusCode, body } = await gateway.app.inject({ url, remoteAddress, headers });
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
  }
});

test('a page of another site that a browser takes for this one gets no status', async () => {
  expect((await get('/status.json', { host: 'evil.example' })).statusCode).toBe(421);
});

test('/schemas has what /status.json contains, as JSON Schema', () => {
  const $id = 'status-1.schema.json';
  const title = 'Status of a gateway';
  // What a reader of the status must accept: fields that it does not know yet.
  const schema = z.toJSONSchema(statusSchema, { io: 'input' });
  expect(published).toEqual({ $id, title, ...(JSON.parse(JSON.stringify(schema)) as object) });
});

test('the status needs neither database nor render workers', async () => {
  const other = await createBareSite();
  await other.compose({ bible: await other.writePillar('bible') });
  // This program ends before it takes a page.
  const worker = path.join(other.folder, 'dead.js');
  await writeFile(worker, 'process.exit(1);');
  const alone = await openGateway(other, undefined, { worker });
  try {
    await alone.dropDatabase();
    const status = await statusOf(alone);
    expect(status).toMatchObject({ state: 'not ready', missing: ['database'], database: { isReachable: false } });
    expect(status.renderWorkers).toMatchObject({ wanted: 2, ready: 0 });
    const { body, statusCode } = await alone.app.inject('/status');
    expect(statusCode).toBe(200);
    expect(body).toContain('0 of 2');
  } finally {
    await alone.close();
    await other.remove();
  }
});

test('a new release starts with new counts and a new time, and a refused file is named with the reason', async () => {
  const other = await createBareSite();
  const first = await other.writePillar('bible', { server: pillarBundles.throwing });
  await other.compose({ bible: first });
  const changing = await openGateway(other, undefined, { isCompositionBuilt: false });
  try {
    await changing.app.inject('/bible');
    const before = await statusOf(changing);
    expect(before.pillars[0]?.lastHour.failed).toBe(1);
    await other.compose({ bible: await other.writePillar('bible', { version: '1.1.0' }) });
    while ((await statusOf(changing)).composition.revision === 1) await sleep(50);
    const after = await statusOf(changing);
    expect(after.pillars[0]).toMatchObject({ version: '1.1.0', health: 'idle', lastHour: { failed: 0 } });
    expect(Date.parse(after.pillars[0]?.since ?? '')).toBeGreaterThan(Date.parse(before.pillars[0]?.since ?? ''));
    expect(Date.parse(after.composition.since)).toBeGreaterThan(Date.parse(before.composition.since));
    await writeFile(other.compositionFile, '{}');
    while ((await statusOf(changing)).composition.refused === null) await sleep(50);
    expect((await statusOf(changing)).composition).toMatchObject({
      revision: 2,
      refused: 'it is not valid: schema is missing: expected 1',
      refusedFiles: 1,
    });
    expect((await changing.app.inject('/status')).body).toContain('it is not valid: schema is missing: expected 1');
  } finally {
    await changing.close();
    await other.remove();
  }
});

test('with a port of their own, operators find metrics and status there, and nobody on the port of the site', async () => {
  const other = await createBareSite();
  await other.compose({ bible: await other.writePillar('bible') });
  const two = await openGateway(other, undefined, { operationsPort: 0 });
  try {
    for (const url of ['/metrics', '/status', '/status.json']) {
      expect((await two.operations?.inject(url))?.statusCode).toBe(200);
      expect((await two.app.inject(url)).statusCode).toBe(404);
    }
    expect((await two.operations?.inject('/readyz'))?.json()).toMatchObject({ composition: { revision: 1 } });
    expect((await two.operations?.inject({ url: '/status', remoteAddress: '203.0.113.7' }))?.statusCode).toBe(404);
    expect((await two.operations?.inject('/bible'))?.statusCode).toBe(404);
    await two.app.inject('/bible');
    expect((await two.operations?.inject('/metrics'))?.body).toMatch(
      /^pillar_renders_total\{pillar="bible",outcome="whole",version="[^"]+"\} 1$/m,
    );
  } finally {
    await two.close();
    await other.remove();
  }
});
