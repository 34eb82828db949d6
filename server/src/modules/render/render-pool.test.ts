import { setTimeout as sleep } from 'node:timers/promises';
import { thorough } from '@manna/shared/testing/thorough';
import { collectGarbage } from '../../testing/collect-garbage';
import { blockFor, pillarBundles, SHELL_BUNDLE } from '../../testing/fixture-bundles';
import { FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openGateway } from '../../testing/open-gateway';
import { RENDER_DEADLINE_MS } from './render-pool';

thorough.test('the first readers wait for their pages when a worker starts slowly', async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS);
  // Loading the shell takes longer than the deadline of a page.
  await site.writeShell(`${blockFor(RENDER_DEADLINE_MS + 500)}\n${SHELL_BUNDLE}`);
  await site.compose({ bible: await site.writePillar('bible') });
  const gateway = await openGateway(site);
  try {
    const responses = await Promise.all(['/', '/bible', '/bible/genesis/1'].map((url) => gateway.app.inject({ url })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(responses[2]?.body).toContain(GENESIS['Gen.1']);
    expect(responses[2]?.headers['cache-control']).toContain('s-maxage');
  } finally {
    await gateway.close();
    await site.remove();
  }
});

thorough.test(
  'who asks for many dear pages does not hold up who asks for one, and is refused beyond a bound',
  async () => {
    const site = await FixtureSite.create();
    await site.writeContent(GENESIS);
    await site.writeShell();
    await site.compose({
      bible: await site.writePillar('bible'),
      dear: await site.writePillar('dear', { server: pillarBundles.dear }),
    });
    const proxy = '10.0.0.1';
    const gateway = await openGateway(site, undefined, { trustedProxies: [proxy] });
    const order: string[] = [];
    const get = async (url: string, reader: string) => {
      const response = await gateway.app.inject({ url, remoteAddress: proxy, headers: { 'x-forwarded-for': reader } });
      order.push(`${response.statusCode} ${url}`);
      return response;
    };
    try {
      await get('/bible/genesis/1', '203.0.113.1');
      const dear = Array.from({ length: 90 }, (_, index) => get(`/dear/${index}`, '203.0.113.1'));
      const { body, statusCode } = await get('/bible/genesis/2', '203.0.113.2');
      expect([statusCode, body]).toEqual([200, expect.stringContaining(GENESIS['Gen.1'])]);
      const before = order.filter((one) => one.startsWith('200 /dear')).length;
      expect(before).toBeLessThan(30);
      const refused = (await Promise.all(dear)).filter((response) => response.statusCode === 503);
      expect(refused.length).toBeGreaterThan(5);
      expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(refused[0]?.body).toContain('The site is busy. Please try again in a moment.');
    } finally {
      await gateway.close();
      await site.remove();
    }
  },
);

test('a worker reads no file but the bundles, starts no process and no thread, and has no settings', async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS);
  // The shell's bundle may require what it likes, unlike a pillar's.
  await site.writeShell(`
    const { readFileSync } = require('node:fs');
    const { execSync } = require('node:child_process');
    const { Worker } = require('node:worker_threads');
    const { env } = require('node:process');
    const settings = Object.keys(env);
    const tried = (run) => { try { run(); return 'done'; } catch (error) { return error.code; } };
    exports.hostModules = {};
    exports.render = async () => ({ kind: 'page', status: 200, failures: [], html: JSON.stringify([
      tried(() => readFileSync('/etc/passwd')), tried(() => execSync('true')),
      tried(() => new Worker('', { eval: true })), settings.filter((name) => !['TZ', 'LANG', 'LC_ALL', 'MALLOC_ARENA_MAX'].includes(name)),
    ]) });`);
  await site.compose({ bible: await site.writePillar('bible') });
  const gateway = await openGateway(site);
  try {
    const { body } = await gateway.app.inject({ url: '/' });
    expect(JSON.parse(body)).toEqual([...Array<string>(3).fill('ERR_ACCESS_DENIED'), []]);
  } finally {
    await gateway.close();
    await site.remove();
  }
});

test('a new worker warms up with pages that went well before it takes a reader', async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS);
  await site.writeShell();
  const pillar = { remembering: await site.writePillar('remembering', { server: pillarBundles.remembering }) };
  await site.compose(pillar);
  const gateway = await openGateway(site);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const { body } = await gateway.app.inject({ url: `/remembering/${asked}` });
    return /<main>(.*)<\/main>/.exec(body)?.[1]?.split(' ') ?? [];
  };
  try {
    expect(await ask()).toEqual(['/remembering/1']);
    // Workers are replaced with each composition.
    await site.compose(pillar);
    let rendered = await ask();
    while (rendered.includes('/remembering/1')) {
      await sleep(100);
      rendered = await ask();
    }
    // One that no reader asked this worker for, and then a reader's.
    expect(rendered).toEqual([expect.any(String), `/remembering/${asked}`]);
  } finally {
    await gateway.close();
    await site.remove();
  }
});

thorough.test('a page that has been sent is not kept in memory by the worker that rendered it', async () => {
  const heapUsed = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS);
  const PAGE_BYTES = 1_000_000;
  await site.writeShell(`
    exports.hostModules = {};
    exports.render = async () => ({ kind: 'page', status: 500, failures: [], html: 'x'.repeat(${PAGE_BYTES}) });`);
  await site.compose({});
  const gateway = await openGateway(site);
  try {
    const ask = async () => expect((await gateway.app.inject({ url: '/' })).body).toHaveLength(PAGE_BYTES);
    await ask();
    const before = heapUsed();
    for (let page = 0; page < 30; page += 1) await ask();
    expect(heapUsed() - before).toBeLessThan(10 * PAGE_BYTES);
  } finally {
    await gateway.close();
    await site.remove();
  }
});
