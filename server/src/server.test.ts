import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createWholeSite, GENESIS, type FixtureSite } from './testing/fixture-site';
import { endProgram, listening, runProgram, type Program } from './testing/run-program';
import { copyCluster, createDatabase, templateFor } from './testing/test-database';

// The second start of a test waits out a lock, on a machine that may be busy.
jest.setTimeout(180_000);

let site: FixtureSite;
const programs: Program[] = [];
beforeEach(async () => {
  site = await createWholeSite();
});
afterEach(async () => {
  for (const program of programs.splice(0))
    if (program.child.exitCode === null && program.child.signalCode === null) await endProgram(program, 'SIGTERM');
  await site.remove();
});

/** Starts the real program in a process of its own. */
function run(environment: Record<string, string> = {}): Program {
  const program = runProgram('server', site, { environment });
  programs.push(program);
  return program;
}

const pidFile = () => path.join(site.dataDir, 'postgres/postmaster.pid');
const chapterAt = async (address: string) => (await fetch(`${address}/bible/genesis/1`)).text();

test('a gateway says where it listens, serves, and ends its database when it is told to stop', async () => {
  const gateway = run();
  const address = await listening(gateway);
  expect(await chapterAt(address)).toContain(GENESIS['Gen.1']);
  expect(existsSync(pidFile())).toBe(true);
  expect(await endProgram(gateway, 'SIGTERM')).toEqual([0, null]);
  expect(existsSync(pidFile())).toBe(false);
  expect(gateway.output()).toBe(`Daily Manna listens on ${address}\n`);
});

test('a second gateway on the same DATA_DIR is refused with a sentence, and the first goes on', async () => {
  await copyCluster(site.dataDir);
  const address = await listening(run());
  const second = run();
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  expect(second.output()).toBe(
    `Another gateway, or a content command, is using DATA_DIR ${site.dataDir}: stop it, or set DATA_DIR to another folder (or DATABASE_URL, to share one database).\n`,
  );
  expect(await chapterAt(address)).toContain(GENESIS['Gen.1']);
});

test('after a kill -9 the next start ends the database that was left running, and serves again', async () => {
  await copyCluster(site.dataDir);
  const first = run();
  await listening(first);
  await endProgram(first, 'SIGKILL');
  const [left] = (await readFile(pidFile(), 'utf8')).split('\n');
  process.kill(Number(left), 0);
  const address = await listening(run());
  expect(() => process.kill(Number(left), 0)).toThrow(/ESRCH/);
  expect(await chapterAt(address)).toContain(GENESIS['Gen.1']);
});

test.each([
  ['PORT', 'http', /^PORT is "http": set it to a whole number[^\n]*\n$/],
  [
    'DATABASE_URL',
    'postgres://reader:secret@127.0.0.1:1/bible',
    /^The database at 127\.0\.0\.1:1\/bible cannot be reached[^\n]*\n$/,
  ],
  ['DATA_DIR', '/dev/null', /^DATA_DIR \/dev\/null cannot be used[^\n]*\n$/],
  // A file system that takes no folders, though it says that there is room for one.
  ['DATA_DIR', '/proc/manna/data', /^DATA_DIR \/proc\/manna\/data cannot be used[^\n]*\n$/],
  ['COMPOSITION', '/dev/null', /^COMPOSITION: \/dev\/null is not JSON[^\n]*\n$/],
  ['DIST_DIR', '/dev/null', /^There is no shell in \/dev\/null\/shell[^\n]*\n$/],
])('a bad %s stops the start with one sentence and no stack', async (key, value, sentence) => {
  const gateway = run({ [key]: value });
  expect(await once(gateway.child, 'exit')).toEqual([1, null]);
  expect(gateway.output()).toMatch(sentence);
  expect(gateway.output()).not.toContain('secret');
});

test('a port that is taken is told, and nothing is left running', async () => {
  const database = await createDatabase({ template: templateFor(site.release) });
  const first = run({ DATABASE_URL: database.url });
  const address = await listening(first);
  const other = await createWholeSite();
  await copyCluster(other.dataDir);
  const second = run({ PORT: new URL(address).port, DATA_DIR: other.dataDir });
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  expect(second.output()).toMatch(
    /cannot be listened on \(another program listens there\): set PORT or HOST to another one\.\n$/,
  );
  await expect(stat(path.join(other.dataDir, 'postgres/postmaster.pid'))).rejects.toThrow(/ENOENT/);
  await other.remove();
  await endProgram(first, 'SIGTERM');
  await database.drop();
});
