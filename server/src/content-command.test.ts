import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { thorough } from '@manna/shared/testing/thorough';
import { createWholeSite, GENESIS, type FixtureSite } from './testing/fixture-site';
import { endProgram, listening, runProgram, type Program } from './testing/run-program';
import { copyCluster, createDatabase } from './testing/test-database';

// Each test starts several real programs.
jest.setTimeout(240_000);

const NEW_TEXT = 'At the first God made the heaven and the earth.';
let site: FixtureSite;
/**
 * Settings of the commands. Without DATABASE_URL they start PostgreSQL in DATA_DIR, or connect to the one that runs
 * there.
 */
let environment: Record<string, string>;
const programs: Program[] = [];
beforeEach(async () => {
  site = await createWholeSite();
  environment = {};
});
afterEach(async () => {
  for (const program of programs.splice(0))
    if (program.child.exitCode === null && program.child.signalCode === null) await endProgram(program, 'SIGTERM');
  await site.remove();
});

async function startGateway(): Promise<{ program: Program; text: () => Promise<string> }> {
  const program = runProgram('server', site, { environment: { LOG_LEVEL: 'warn' } });
  programs.push(program);
  const url = await listening(program);
  return { program, text: async () => (await fetch(`${url}/bible/genesis/1`)).text() };
}

/** Runs a command until it exits. */
async function content(...args: string[]): Promise<{ code: unknown; output: string }> {
  const program = runProgram('content-command', site, { args, environment });
  const [code] = await once(program.child, 'exit');
  return { code, output: program.output() };
}

/** Waits until readers get a text, for longer than running gateways take to switch. */
async function untilReadersGet(text: () => Promise<string>, wanted: string): Promise<void> {
  for (let waited = 0; waited < 15_000 && !(await text()).includes(wanted); waited += 100) await sleep(100);
  expect(await text()).toContain(wanted);
}

/** A release in another folder, as if another machine had built it. */
async function releaseElsewhere(): Promise<{ dir: string; hash: string }> {
  const other = await createWholeSite();
  const hash = await other.writeContent({ 'Gen.1': NEW_TEXT });
  const dir = path.join(site.folder, 'elsewhere');
  await cp(path.join(other.dist, 'content'), dir, { recursive: true });
  await other.remove();
  return { dir, hash };
}

thorough.test(
  'next to a running gateway, load and rollback switch its release, and a restarted gateway does not undo that',
  async () => {
    await copyCluster(site.dataDir);
    const gateway = await startGateway();
    expect(await gateway.text()).toContain(GENESIS['Gen.1']);
    const { dir, hash } = await releaseElsewhere();

    const loaded = await content('load', dir);
    expect(loaded).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^chapters-kjv\.ndjson: 1 row \(\d+ %\)$/m),
    });
    expect(loaded.output).toMatch(new RegExp(`^Readers get the content release ${hash} now\\..*s\\)\n$`, 'm'));
    expect(existsSync(path.join(site.dist, 'content', hash, 'manifest.json'))).toBe(true);
    await untilReadersGet(gateway.text, NEW_TEXT);
    expect(await content('load', dir)).toMatchObject({ code: 0, output: expect.stringContaining('already') });

    const back = await content('rollback');
    expect(back).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Readers get the content release \w{64} again\./),
    });
    await untilReadersGet(gateway.text, GENESIS['Gen.1']);

    await rm(path.join(site.dist, 'content/current'));
    await cp(path.join(dir, 'current'), path.join(site.dist, 'content/current'));
    await endProgram(gateway.program, 'SIGTERM');
    const again = await startGateway();
    expect(await again.text()).toContain(GENESIS['Gen.1']);
    expect(again.program.output()).toContain(`names the release ${hash}, but an operator chose another one`);
  },
);

test('without a gateway, load starts PostgreSQL in DATA_DIR and stops it again', async () => {
  await copyCluster(site.dataDir);
  await rm(path.join(site.dist, 'content/current'));
  const { dir, hash } = await releaseElsewhere();
  expect(await content('load', dir)).toMatchObject({ code: 0 });
  expect(existsSync(path.join(site.dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect((await content('status')).output).toMatch(new RegExp(`^${hash} +loaded [^ ]+ +current\n$`));
  const gateway = await startGateway();
  expect(await gateway.text()).toContain(NEW_TEXT);
});

test('a failing command prints one sentence without a stack and exits with code 1', async () => {
  const database = await createDatabase();
  environment = { DATABASE_URL: database.url };
  const nowhere = path.join(site.folder, 'nowhere');
  for (const [args, sentence] of [
    [['rollback'], 'The content was not changed: no content release is loaded.\n'],
    [['load', nowhere], `The content was not changed: ${nowhere} contains no content release: build one first.\n`],
  ] as const) {
    expect(await content(...args)).toEqual({ code: 1, output: sentence });
  }
  for (const args of [['lod'], ['rollback', 'now'], ['load', '--fast'], []]) {
    const { code, output } = await content(...args);
    expect(code).toBe(1);
    expect(output).toContain('Usage: node content.js <command>');
    expect(output).not.toMatch(/^\s+at /m);
  }
  await database.drop();
});

test('status prints the current release, the one for a rollback, and what the next start would load', async () => {
  const database = await createDatabase();
  environment = { DATABASE_URL: database.url };
  expect((await content('status')).output).toMatch(
    /^No content release is loaded\.\n\w{64} +built +loaded at the next start/,
  );
  await content('load');
  const { dir, hash } = await releaseElsewhere();
  await content('load', dir);
  const { output } = await content('status');
  expect(output).toMatch(new RegExp(`^${hash} +loaded [^ ]+ +current$`, 'm'));
  expect(output).toMatch(/^\w{64} +loaded [^ ]+ +previous, for a rollback$/m);
  expect(output).toMatch(/^\w{64} +built +ignored at the next start of a gateway/m);
  await content('rollback');
  expect((await content('status')).output).toMatch(new RegExp(`^${hash} +loaded [^ ]+ +rolled back from$`, 'm'));
  await database.drop();
});
