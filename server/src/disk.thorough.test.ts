import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadRelease } from './modules/content/load-release';
import { findRunningPostgres } from './modules/storage/embedded-postgres';
import { childrenOf } from './testing/child-processes';
import { FailingSite, hasNewPage, postmasterOf, RIGHT_AGAIN_MS, untilRight } from './testing/failing-site';
import { START_WITHIN_MS } from './testing/run-program';
import { copyCluster, createDatabase } from './testing/test-database';

const MEBIBYTE = 2 ** 20;

const failing = FailingSite.forEachTest();

/**
 * A limit of a process for the size of each file stands for a full disk, because every user may set it, and lift it
 * again: blocks of 0.5 or 1 kB.
 */
const limitedTo = (blocks: number) => ['sh', '-c', `ulimit -S -f ${blocks}; exec "$@"`, 'sh'];
/** By default the signal of that limit ends Node.js, which a full disk does not. */
const IGNORE_SIGNAL = "--import=data:text/javascript,process.on('SIGXFSZ',()=>{})";

test('a log that fills the disk stops neither the readers nor the gateway', async () => {
  const database = await createDatabase({ template: 'whole_site' });
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  const file = path.join(failing.site.folder, 'gateway.log');
  const log = openSync(file, 'a');
  const environment = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    PORT: String(port),
    ACCOUNTS_PORT: 'off',
    NODE_OPTIONS: IGNORE_SIGNAL,
  };
  const gateway = failing.run({ environment, under: limitedTo(8), log });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  await untilRight(() => hasNewPage(url), START_WITHIN_MS);
  // Each logs a line of some 200 bytes.
  for (let count = 0; count < 80; count += 1) await fetch(`${url}/livez`);
  expect((await stat(file)).size).toBeLessThanOrEqual(8 * 1_024);
  expect(await hasNewPage(url)).toBe(true);
  const ended = once(gateway.child, 'exit');
  gateway.child.kill('SIGTERM');
  expect(await Promise.race([ended, sleep(RIGHT_AGAIN_MS, undefined, { ref: false })])).toEqual([0, null]);
  await database.drop();
});

/** Limits how large the files may become that a process writes, if it has not ended. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  if (!existsSync(`/proc/${pid}`)) return;
  // A user may do it with processes of the same user, and this one may be root in a container, who may not do it with all.
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [uid, gid] = ['Uid', 'Gid'].map((name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]));
  execFileSync('prlimit', [`--fsize=${bytes}:unlimited`, `--pid=${pid}`], { uid, gid });
}

test('a disk that PostgreSQL fills while content loads', async () => {
  const { site } = failing;
  await copyCluster(site.dataDir);
  const { program, url } = await failing.start({ environment: { LOG_LEVEL: 'error', NODE_OPTIONS: IGNORE_SIGNAL } });
  const databaseUrl = (await findRunningPostgres(site.dataDir)) ?? '';
  const query = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows;
  };
  const cached = await (await fetch(`${url}/bible/genesis/1`)).text();

  // The log of what is written has files of 16 MB. A little more of one can be filled, and when PostgreSQL ends, the
  // gateway starts another that can write nothing there.
  const [row] = await query('select (pg_walfile_name_offset(pg_current_wal_lsn())).file_offset');
  const gateway = program.child.pid ?? 0;
  const postmaster = await postmasterOf(site);
  const full = Number(row?.['file_offset']) + MEBIBYTE;
  // What it starts from now on inherits the limit.
  for (const pid of [postmaster, ...(await childrenOf(postmaster))]) limitFiles(pid, full);
  limitFiles(gateway, MEBIBYTE);
  const release = await site.writeContent({ 'Gen.1': randomBytes(3 * MEBIBYTE).toString('base64') });
  const load = () =>
    loadRelease({
      databaseUrl,
      databaseFolder: site.dataDir,
      folder: path.join(site.dist, 'content', release),
      superseded: [],
      onStep: () => undefined,
    });
  await expect(load()).rejects.toMatchObject({ name: 'ReleaseError', isPassing: true });
  const reason =
    /PostgreSQL in \S+ did not start: could not write to log file .* File too large\. It is tried again until/;
  expect(await untilRight(() => reason.test(program.output()))).toBeLessThan(RIGHT_AGAIN_MS);
  expect(await (await fetch(`${url}/bible/genesis/1`)).text()).toBe(cached);
  const { status, headers } = await fetch(`${url}/bible/genesis/2`);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);

  limitFiles(gateway, 'unlimited');
  expect(await untilRight(() => hasNewPage(url))).toBeLessThan(RIGHT_AGAIN_MS);
  expect(await load()).toBe('loaded');
  expect(await query('select current from content_pointer')).toEqual([{ current: release }]);
});

/**
 * Makes all files of a folder read-only, for open files too if this user may do that, as on a file system that turned
 * read-only after an error. Returns a function that undoes it.
 */
function makeReadOnly(folder: string): () => void {
  // A socket can't have the attribute.
  const run = (command: string, change: string) =>
    execFileSync('find', [folder, '(', '-type', 'f', '-o', '-type', 'd', ')', '-exec', command, change, '{}', '+'], {
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C' },
    });
  try {
    run('chattr', '+i');
    return () => run('chattr', '-i');
  } catch {
    run('chmod', 'a-w');
    return () => run('chmod', 'u+w');
  }
}

test('a file system that turns read-only costs readers what PostgreSQL has not opened, until it can be written again', async () => {
  const { site } = failing;
  await copyCluster(site.dataDir);
  const { program, url } = await failing.start({ environment: { LOG_LEVEL: 'error' } });
  /** Reads a table that nothing has read. */
  const introductions = async () =>
    fetch(`${url}/data/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ book(slug: "genesis") { introduction { genre } } }' }),
    });
  const cached = await (await fetch(`${url}/bible/genesis/1`)).text();
  const writeAgain = makeReadOnly(site.dataDir);
  try {
    const began = performance.now();
    // Longer than the lock of DATA_DIR may stay untouched.
    for (let page = 2; performance.now() - began < 7_000; page += 1) {
      const { status, headers } = await fetch(`${url}/bible/genesis/${page}`);
      if (status !== 200)
        expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
      const query = await introductions();
      expect([query.status, query.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await query.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
      expect(await (await fetch(`${url}/bible/genesis/1`)).text()).toBe(cached);
      await sleep(250);
    }
    expect(program.child.exitCode).toBeNull();
    expect(program.output()).toMatch(/Queries fail because the database is away \(.+\); readers get 503 until/);
    expect(program.output()).not.toContain('    at ');
  } finally {
    writeAgain();
  }
  const isRight = async () => (await hasNewPage(url)) && (await introductions()).status === 200;
  expect(await untilRight(isRight)).toBeLessThan(RIGHT_AGAIN_MS);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a DATA_DIR where nothing can be written gets one sentence without a stack', async () => {
  const folders = ['/proc/self/fd', '/proc/manna'];
  const gateways = folders.map((folder) => failing.run({ environment: { DATA_DIR: folder } }));
  for (const [index, { child, output }] of gateways.entries()) {
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(output()).toMatch(new RegExp(`^[^\\n]*${folders[index]}[^\\n]*\\n$`));
  }
});
