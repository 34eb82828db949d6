import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isRunning } from './modules/storage/process-state';
import { createWholeSite, GENESIS, type FixtureSite } from './testing/fixture-site';
import { DatabaseLine } from './testing/database-line';
import { openGateway } from './testing/open-gateway';
import { endProgram, listening, runProgram, type Program } from './testing/run-program';
import { copyCluster, createDatabase } from './testing/test-database';

jest.setTimeout(30_000);

/** How long a part may take that comes back. */
const RIGHT_AGAIN_MS = 10_000;
/** How long a restart after a crash may take, and by how much it may exceed a start on a machine that is busy. */
const RESTART_MS = 2_000;

let site: FixtureSite;
let programs: Program[] = [];
beforeEach(async () => {
  site = await createWholeSite();
});
afterEach(async () => {
  for (const program of programs)
    if (program.child.exitCode === null && program.child.signalCode === null) {
      const kill = setTimeout(() => program.child.kill('SIGKILL'), RIGHT_AGAIN_MS);
      await endProgram(program, 'SIGTERM').finally(() => clearTimeout(kill));
    }
  programs = [];
  await site.remove();
});

const run = (options: Parameters<typeof runProgram>[2]): Program => {
  const program = runProgram('server', site, options);
  programs.push(program);
  return program;
};

/** Asks until the response is right. Returns how long that took. */
async function untilRight(isRight: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isRight().catch(() => false)) && performance.now() - began < RIGHT_AGAIN_MS) await sleep(20);
  return performance.now() - began;
}

/** Whether a page that nobody has asked for has its text. */
let asked = 0;
const hasNewPage = (url: string) => async (): Promise<boolean> => {
  asked += 1;
  const response = await fetch(`${url}/bible/${asked}`);
  return response.status === 200 && (await response.text()).includes(GENESIS['Gen.1']);
};
const postmasterOf = async ({ dataDir }: FixtureSite) =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

test('kill -9 of the embedded PostgreSQL, of the gateway, and of both', async () => {
  await copyCluster(site.dataDir);
  const startedIn = async (): Promise<{ program: Program; url: string; ms: number }> => {
    const began = performance.now();
    const program = run({ environment: { LOG_LEVEL: 'error' } });
    return { program, url: await listening(program), ms: performance.now() - began };
  };
  const first = await startedIn();
  const cached = () => fetch(`${first.url}/bible/genesis/1`);
  expect((await cached()).status).toBe(200);

  process.kill(await postmasterOf(site), 'SIGKILL');
  const during = cached();
  expect(await untilRight(hasNewPage(first.url))).toBeLessThan(RIGHT_AGAIN_MS);
  expect((await during).status).toBe(200);
  expect(first.program.child.exitCode).toBeNull();
  const lines = first.program.output().split('\n');
  expect(lines.filter((line) => line.includes('PostgreSQL ended (it was killed) and is started again.'))).toHaveLength(
    1,
  );
  expect(lines.filter((line) => line.includes('PostgreSQL runs again.'))).toHaveLength(1);
  const ready = async () => (await fetch(`${first.url}/readyz`)).status === 200;
  expect(await untilRight(ready)).toBeLessThan(RIGHT_AGAIN_MS);

  const orphan = await postmasterOf(site);
  await endProgram(first.program, 'SIGKILL');
  expect(await isRunning(orphan, 'postgres')).toBe(true);
  const second = await startedIn();
  expect(await isRunning(orphan, 'postgres')).toBe(false);
  expect(second.ms).toBeLessThan(Math.max(RESTART_MS, first.ms + RESTART_MS / 2));
  expect(await untilRight(hasNewPage(second.url))).toBeLessThan(RIGHT_AGAIN_MS);

  const postmaster = await postmasterOf(site);
  const ended = endProgram(second.program, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await ended;
  const third = await startedIn();
  expect(third.ms).toBeLessThan(Math.max(RESTART_MS, first.ms + RESTART_MS / 2));
  expect(await untilRight(hasNewPage(third.url))).toBeLessThan(RIGHT_AGAIN_MS);
});

test('a database that goes away and returns', async () => {
  const line = await DatabaseLine.open(process.env['TEST_DATABASE_URL'] ?? '');
  const gateway = await openGateway(site, undefined, { reach: (url) => line.to(url) });
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

test('kill -9 of the gateway while it loads content leaves the old release, and the next start loads the new one', async () => {
  const old = site.release;
  const database = await createDatabase({ template: 'whole_site' });
  const chapters = Array.from({ length: 150 }, (_, index) => [`Ps.${index + 1}`, 'In the new release. '.repeat(2_500)]);
  const wanted = await site.writeContent({ 'Gen.1': 'At the first.', ...Object.fromEntries(chapters) });
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'debug' };
  const killed = run({ environment });
  await untilRight(async () => killed.output().includes('"kind":"file"'));
  await endProgram(killed, 'SIGKILL');
  expect(killed.output()).not.toContain('content release loaded');

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const rowsOf = async (statement: string) => (await client.query(statement)).rows as unknown[];
  // The process that loads ends with the gateway, and PostgreSQL undoes what it did.
  const others = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  expect(await untilRight(async () => (await rowsOf(others)).length === 0)).toBeLessThan(RIGHT_AGAIN_MS);
  expect(await rowsOf('select current from content_pointer')).toEqual([{ current: old }]);
  expect(await rowsOf('select hash from content_releases')).toEqual([{ hash: old }]);
  expect(await rowsOf('select distinct release from chapter_texts')).toEqual([{ release: old }]);

  const restarted = run({ environment });
  const url = await listening(restarted);
  const text = async () => (await fetch(`${url}/bible/genesis/1`)).text();
  expect(await untilRight(async () => (await text()).includes('At the first.'))).toBeLessThan(RIGHT_AGAIN_MS);
  expect(await rowsOf('select current from content_pointer')).toEqual([{ current: wanted }]);
  expect(await rowsOf(`select count(*)::int as n from chapter_texts where release = '${wanted}'`)).toEqual([
    { n: 152 },
  ]);
  await client.end();
  await endProgram(restarted, 'SIGTERM');
  await database.drop();
});

/** A limit of the process stands for a full disk, because every user may set it: eight blocks of a file, of 0.5 or 1 kB. */
const FULL_DISK = ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'];
const FULL_BYTES = 8 * 1_024;
/** By default the signal of that limit ends a process, which a full disk does not. */
const IGNORE_SIGNAL = "--import=data:text/javascript,process.on('SIGXFSZ',()=>{})";

test('a log that fills the disk stops neither the readers nor the gateway', async () => {
  const database = await createDatabase({ template: 'whole_site' });
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  const file = path.join(site.folder, 'gateway.log');
  const log = openSync(file, 'a');
  const environment = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    PORT: String(port),
    NODE_OPTIONS: IGNORE_SIGNAL,
  };
  const gateway = run({ environment, under: FULL_DISK, log });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  expect(await untilRight(hasNewPage(url))).toBeLessThan(RIGHT_AGAIN_MS);
  // Each logs a line of some 200 bytes.
  for (let count = 0; count < 80; count += 1) expect(await hasNewPage(url)()).toBe(true);
  expect((await stat(file)).size).toBeLessThanOrEqual(FULL_BYTES);
  const ended = once(gateway.child, 'exit');
  gateway.child.kill('SIGTERM');
  expect(await Promise.race([ended, sleep(RIGHT_AGAIN_MS, undefined, { ref: false })])).toEqual([0, null]);
  await database.drop();
});

test.each([
  ['that is read-only', '/proc/self/fd'],
  ['where nothing can be created', '/proc/manna'],
])('a DATA_DIR %s gets one sentence without a stack', async (_kind, folder) => {
  const gateway = run({ environment: { DATA_DIR: folder } });
  expect(await once(gateway.child, 'exit')).toEqual([1, null]);
  expect(gateway.output()).toMatch(/^[^\n]*\/proc\/(?:self\/fd|manna)[^\n]*\n$/);
});
