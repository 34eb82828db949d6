import { setTimeout as sleep } from 'node:timers/promises';
import { thorough } from '@manna/shared/testing/thorough';
import { FaultServer, faults } from '../../testing/fault-server';
import { createBareSite, type FixtureSite } from '../../testing/fixture-site';
import { endProgram, listening, runProgram, type Program } from '../../testing/run-program';
import { createDatabase, templateFor, type TestDatabase } from '../../testing/test-database';

/** How long the registry takes to send a file. */
const FILE_MS = 600;
const ASK_EVERY_MS = 143;

let site: FixtureSite;
let registry: FaultServer;
let database: TestDatabase;
let program: Program;
let url: string;
/** The version that was composed last. */
let newest: string;

beforeAll(async () => {
  site = await createBareSite();
  registry = await FaultServer.start(site.dist);
  registry.delayMs = FILE_MS;
  await compose('1.0.0');
  database = await createDatabase({ template: templateFor(site.release) });
  await start();
});
afterAll(async () => {
  await endProgram(program, 'SIGTERM');
  await registry.stop();
  await database.drop();
  await site.remove();
});

async function start(): Promise<void> {
  program = runProgram('server', site, { environment: { DATABASE_URL: database.url } });
  url = await listening(program);
}

/** Composes a site with a release of the pillar 'remote' on the registry. Its pages say which release they are of. */
async function compose(version: string): Promise<void> {
  newest = version;
  const base = `${registry.origin}/pillars/remote/${version}/`;
  const server = `exports.default = { page: async () => 'release ${version}' };`;
  const remote = await site.writePillar('remote', { version, base, server });
  await site.compose({ remote }, { allowedOrigins: [registry.origin], timeoutMs: 5_000 });
}

let asked = 0;
/** Asks for a page that is not cached. Returns its status and what the pillar wrote. */
async function ask(): Promise<string> {
  asked += 1;
  const response = await fetch(`${url}/remote/${asked}`);
  return `${response.status} ${/<main>(.*)<\/main>/.exec(await response.text())?.[1] ?? ''}`;
}

/** Asks seven times a second until a page says `last`, or for `forMs`. Returns the different responses, in their order. */
async function askUntil(last: string, forMs: number): Promise<string[]> {
  const seen: string[] = [];
  for (const until = performance.now() + forMs; seen.at(-1) !== last && performance.now() < until;) {
    const response = await ask();
    if (response !== seen.at(-1)) seen.push(response);
    await sleep(ASK_EVERY_MS);
  }
  return seen;
}

test('while a slow registry sends a new release, every page comes from the last good one', async () => {
  expect(await askUntil('200 release 1.0.0', 20_000)).toContain('200 release 1.0.0');
  await compose('1.1.0');
  expect(await askUntil('200 release 1.1.0', 20_000)).toEqual(['200 release 1.0.0', '200 release 1.1.0']);
});

thorough.test('a wrong pin changes no page, and the next right one does', async () => {
  registry.file = 'pillar.cjs';
  registry.fault = faults.tampered;
  await compose('1.2.0');
  expect(await askUntil('200 release 1.2.0', 6 * FILE_MS)).toEqual(['200 release 1.1.0']);
  registry.fault = faults.none;
  expect(await askUntil('200 release 1.2.0', 20_000)).toEqual(['200 release 1.1.0', '200 release 1.2.0']);
});

test('after a restart without the registry, the first page is whole', async () => {
  await registry.stop();
  await endProgram(program, 'SIGTERM');
  await start();
  expect(await ask()).toBe(`200 release ${newest}`);
});
