import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { thorough } from '@manna/shared/testing/thorough';
import { findRunningPostgres } from './modules/storage/embedded-postgres';
import { runsPostgres } from './modules/storage/orphan-postgres';
import { beganAt } from './modules/storage/process-state';
import { childrenOf, commandOf, processorMsOf } from './testing/child-processes';
import { DatabaseLine } from './testing/database-line';
import { FailingSite, hasNewPage, postmasterOf, RIGHT_AGAIN_MS, untilRight } from './testing/failing-site';
import { blockFor, pillarBundles } from './testing/fixture-bundles';
import { openGateway } from './testing/open-gateway';
import { endProgram, type Program } from './testing/run-program';
import { copyCluster } from './testing/test-database';

/** How long a restart after a crash may take, or how many times as long as a start on a machine that is busy. */
const RESTART_MS = 2_000;
const TIMES_AS_LONG = 2;

const failing = FailingSite.forEachTest();

/** The render workers among the children of a process. */
async function workersOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  const commands = await Promise.all(children.map(commandOf));
  return children.filter((_, index) => commands[index]?.includes('render-worker'));
}

/** Asks for a page that never ends, and waits until a render worker is in its loop. */
async function beginEndlessPage({ child }: Program, url: string): Promise<void> {
  const processorMs = async () => Promise.all((await childrenOf(child.pid)).map(processorMsOf));
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  const before = sum(await processorMs());
  void fetch(`${url}/endless`).catch(() => undefined);
  // No other page takes as much.
  await untilRight(async () => sum(await processorMs()) - before > 300);
}

/** Kills a gateway and returns the processes that it leaves behind, after the time that they need to notice. */
async function killGateway(gateway: Program, andAlso: readonly number[] = []): Promise<number[]> {
  const children = await childrenOf(gateway.child.pid);
  const ended = endProgram(gateway, 'SIGKILL');
  for (const pid of andAlso) process.kill(pid, 'SIGKILL');
  await ended;
  const left = async () => {
    const began = await Promise.all(children.map(beganAt));
    return children.filter((_, index) => began[index] !== undefined);
  };
  await untilRight(async () => (await Promise.all((await left()).map(runsPostgres))).every(Boolean));
  return left();
}

thorough.test('kill -9 of PostgreSQL, of the gateway, and of both while content loads', async () => {
  const { site } = failing;
  const pins = { bible: await site.writePillar('bible'), endless: { server: pillarBundles.looping } };
  await site.compose({ ...pins, endless: await site.writePillar('endless', pins.endless) });
  await copyCluster(site.dataDir);

  const first = await failing.start({ environment: { LOG_LEVEL: 'error' } });
  const cached = () => fetch(`${first.url}/bible/genesis/1`);
  expect((await cached()).status).toBe(200);
  const count = (sentence: string) => first.program.output().split(sentence).length - 1;
  // The first of its processes, and another, without which the first one ends too.
  for (const index of [0, 1]) {
    const postmaster = await postmasterOf(site);
    process.kill([postmaster, ...(await childrenOf(postmaster))][index] ?? 0, 'SIGKILL');
    const during = cached();
    const isBack = async () => count('PostgreSQL runs again.') === index + 1 && hasNewPage(first.url);
    expect(await untilRight(isBack)).toBeLessThan(RIGHT_AGAIN_MS);
    expect(count('PostgreSQL ended (it was killed) and is started again.')).toBe(index + 1);
    expect((await during).status).toBe(200);
  }
  expect(first.program.child.exitCode).toBeNull();
  const isReady = async () => (await fetch(`${first.url}/readyz`)).status === 200;
  expect(await untilRight(isReady)).toBeLessThan(RIGHT_AGAIN_MS);

  const orphan = await postmasterOf(site);
  await beginEndlessPage(first.program, first.url);
  expect(await killGateway(first.program)).toEqual([orphan]);

  const old = site.release;
  const chapters = Array.from({ length: 150 }, (_, index) => [`Ps.${index + 1}`, 'In the new release. '.repeat(2_500)]);
  const wanted = await site.writeContent({ 'Gen.1': 'At the first.', ...Object.fromEntries(chapters) });
  const atMost = Math.max(RESTART_MS, TIMES_AS_LONG * first.ms);
  const second = await failing.start({ environment: { LOG_LEVEL: 'debug' } });
  expect(second.ms).toBeLessThan(atMost);
  expect(await runsPostgres(orphan)).toBe(false);
  expect(await hasNewPage(second.url)).toBe(true);
  await untilRight(() => second.program.output().includes('"kind":"file"'));
  expect(await killGateway(second.program, [await postmasterOf(site)])).toEqual([]);
  expect(second.program.output()).not.toContain('content release loaded');

  const third = await failing.start({});
  expect(third.ms).toBeLessThan(atMost);
  const text = async () => (await fetch(`${third.url}/bible/genesis/1`)).text();
  expect(await untilRight(async () => (await text()).includes('At the first.'))).toBeLessThan(RIGHT_AGAIN_MS);
  const client = new pg.Client({ connectionString: await findRunningPostgres(site.dataDir) });
  await client.connect();
  const rowsOf = async (statement: string) => (await client.query(statement)).rows as unknown[];
  expect(await rowsOf('select current, previous from content_pointer')).toEqual([{ current: wanted, previous: old }]);
  expect(await rowsOf('select release, count(*)::int as n from chapter_texts group by release')).toEqual(
    expect.arrayContaining([
      { release: old, n: 2 },
      { release: wanted, n: 152 },
    ]),
  );
  await client.end();
});

test('kill -9 of all render workers while one renders costs its reader a moment, and nothing of the page', async () => {
  const { site } = failing;
  const server = pillarBundles.good.replace('const { chapters }', `${blockFor(400)} const { chapters }`);
  await site.compose({ bible: await site.writePillar('bible', { server }) });
  const gateway = await openGateway(site);
  const page = (number: number) => gateway.app.inject(`/bible/genesis/${number}`);
  const whole = [200, expect.stringContaining('In the beginning'), expect.stringContaining('s-maxage')];
  const shown = async (response: ReturnType<typeof page>) => {
    const { statusCode, body, headers } = await response;
    return [statusCode, body, headers['cache-control']];
  };
  try {
    expect(await shown(page(1))).toEqual(whole);
    const began = performance.now();
    const killed = page(2);
    await sleep(200);
    const workers = await workersOf(process.pid);
    expect(workers.length).toBeGreaterThan(0);
    for (const worker of workers) process.kill(worker, 'SIGKILL');
    expect(await shown(killed)).toEqual(whole);
    expect(performance.now() - began).toBeLessThan(RIGHT_AGAIN_MS);
    expect(await shown(page(3))).toEqual(whole);
    const lines = gateway.lines.filter(({ level }) => level >= 50).map(({ msg }) => msg);
    expect(lines).toEqual(workers.map(() => 'a render worker ended'));
  } finally {
    await gateway.close();
  }
});

test('a database that goes away and returns', async () => {
  const line = await DatabaseLine.open(process.env['TEST_DATABASE_URL'] ?? '');
  const gateway = await openGateway(failing.site, undefined, { reach: (url) => line.to(url) });
  const query = () =>
    gateway.app.inject({ method: 'POST', url: '/data/graphql', payload: { query: '{ translations { slug } }' } });
  const page = async () => (await gateway.app.inject('/bible/genesis/1')).body;
  try {
    const before = await page();
    await line.cut();
    expect(await page()).toBe(before);
    for (const { statusCode, headers, body } of [await query(), await query()]) {
      expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
      expect(body).not.toMatch(/ECONN|select|127\.0\.0\.1/);
    }
    await line.mend();
    expect(await untilRight(async () => (await query()).statusCode === 200)).toBeLessThan(RIGHT_AGAIN_MS);
    const errors = gateway.lines.filter(({ level }) => level >= 50);
    expect(errors.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^Queries fail because the database is away \(.+\)/),
    ]);
    expect(JSON.stringify(errors)).not.toContain(' at ');
  } finally {
    await gateway.close();
    await line.cut();
  }
});
