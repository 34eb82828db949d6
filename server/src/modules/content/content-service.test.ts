import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FixtureSite } from '../../testing/fixture-site';
import { openContent } from '../../testing/open-content';
import { recordingLog } from '../../testing/recording-log';
import { bundledAssets } from '../../testing/test-assets';
import { emptyContent, openTestStorage } from '../../testing/test-database';
import { BibleRepository } from '../bible/bible-repository';
import { contentReleases } from '../storage/schema';
import type { Storage } from '../storage/storage';
import { loadInChildProcess } from './content-loader-process';
import { changeContent } from './content-repository';
import { startContent } from './content-service';
import { loadRelease, rollBack } from './load-release';

let site: FixtureSite;
let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  site = await FixtureSite.create();
});
afterEach(async () => {
  await emptyContent(storage);
  await site.remove();
});

/** Starts a gateway's content, with a new release if a text is given, and waits until the load is done. */
async function start(text?: string) {
  const hash = text === undefined ? '' : await site.writeContent({ 'Gen.1': text });
  const { log, lines } = recordingLog();
  const content = await openContent({ site, storage, log });
  await content.close();
  return { hash, content, lines };
}
const folderOf = (hash: string) => path.join(site.dist, 'content', hash);
const loadAs = (superseded: readonly string[]) => (hash: string) =>
  loadRelease({ databaseUrl: storage.url, folder: folderOf(hash), superseded, onStep: () => undefined });
const operatorLoads = loadAs([]);
const operatorRollsBack = () =>
  rollBack({
    databaseUrl: storage.url,
    root: path.join(site.dist, 'content'),
    superseded: [],
    onStep: () => undefined,
  });
const textIn = async (release: string | undefined) =>
  (await new BibleRepository(storage.db, release ?? '').chapter({ translation: 'kjv', osisId: 'Gen.1' }))?.content;
const storedReleases = async () =>
  (await storage.db.select({ hash: contentReleases.hash }).from(contentReleases)).map(({ hash }) => hash).sort();

test('a release is loaded once, and not again at the next start', async () => {
  const first = await start('In the beginning');
  expect(first.content.current()).toBe(first.hash);
  expect(await textIn(first.hash)).toBe('In the beginning');
  expect(first.lines.map(({ msg }) => msg)).toEqual(['loading a content release', 'content release loaded']);
  const second = await start();
  expect(second.content.current()).toBe(first.hash);
  expect(second.lines).toEqual([]);
});

test('a new release becomes current, the previous one stays for running requests, older ones are deleted', async () => {
  const [one, two, three] = [await start('one'), await start('two'), await start('three')];
  expect(three.content.current()).toBe(three.hash);
  expect(await textIn(two.hash)).toBe('two');
  expect(await storedReleases()).toEqual([two.hash, three.hash].sort());
  expect(await textIn(one.hash)).toBeUndefined();
});

test('gateways with a shared database switch together', async () => {
  const { content: first } = await start('one');
  const second = await start('two');
  await first.refresh();
  expect(first.current()).toBe(second.hash);
});

/** Holds the lock of another process that changes content. Returns a function that releases it. */
async function occupyContent(): Promise<() => Promise<void>> {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let over: Promise<void> = Promise.resolve();
  await new Promise<void>((started) => {
    const change = () => {
      started();
      return ended;
    };
    over = changeContent(storage.url, change, () => undefined);
  });
  return () => {
    end();
    return over;
  };
}

const waiting = 'another process is loading content; waiting for it';

describe('during a load', () => {
  test('a gateway starts with the current release and switches when the new one is loaded', async () => {
    const old = await start('old');
    const wanted = await site.writeContent({ 'Gen.1': 'new' });
    const endOther = await occupyContent();
    const { log, lines } = recordingLog();
    const content = await startContent({
      db: storage.db,
      distDir: site.dist,
      load: (folder, { onStep }) => loadRelease({ databaseUrl: storage.url, folder, onStep }),
      log,
    });
    while (!lines.some(({ msg }) => msg === waiting)) await sleep(10);
    expect(content.current()).toBe(old.hash);
    await endOther();
    await content.loaded;
    expect(content.current()).toBe(wanted);
    await content.close();
  });

  test('a gateway that stops cancels the load, and the transaction is rolled back', async () => {
    const old = await start('old');
    await site.writeContent({ 'Gen.1': 'new' });
    const endOther = await occupyContent();
    const { log, lines } = recordingLog();
    const load = loadInChildProcess(bundledAssets().loader, storage.url);
    const content = await startContent({ db: storage.db, distDir: site.dist, load, log });
    while (!lines.some(({ msg }) => msg === waiting)) await sleep(10);
    await content.close();
    await endOther();
    // Any process that still waited for the lock would get it before this one.
    await (
      await occupyContent()
    )();
    expect(await storedReleases()).toEqual([old.hash]);
    expect(lines.map(({ msg }) => msg)).toEqual(['loading a content release', waiting]);
  });
});

test('the loader process reports why a load failed', async () => {
  const { log, lines } = recordingLog();
  const hash = await site.writeContent({ 'Gen.1': 'text' }, { 'verses.ndjson': '{"id":1}\n' });
  const load = loadInChildProcess(bundledAssets().loader, storage.url);
  const content = await startContent({ db: storage.db, distDir: site.dist, load, log });
  await content.close();
  expect(content.current()).toBeUndefined();
  expect(lines.at(-1)?.msg).toBe(
    `The content release was not loaded: ${folderOf(hash)}/verses.ndjson line 1 is not valid: osisId is missing: expected string, received undefined.`,
  );
});

test('a load whose process is killed is repeated, and readers get the release without a restart', async () => {
  const hash = await site.writeContent({ 'Gen.1': 'text' });
  const { log, lines } = recordingLog();
  let tries = 0;
  const killed = path.join(site.folder, 'killed.cjs');
  await writeFile(killed, "process.kill(process.pid, 'SIGKILL');");
  const content = await startContent({
    db: storage.db,
    distDir: site.dist,
    load(folder, options) {
      tries += 1;
      return loadInChildProcess(tries === 1 ? killed : bundledAssets().loader, storage.url)(folder, options);
    },
    log,
  });
  expect(content.current()).toBeUndefined();
  await content.loaded;
  expect(content.current()).toBe(hash);
  await content.close();
  expect(lines.map(({ msg }) => msg)).toEqual([
    'loading a content release',
    'The content release was not loaded: its process ended early (SIGKILL); it is loaded again.',
    'loading a content release',
    'content release loaded',
  ]);
});

test('the loader process loads the release that it is given', async () => {
  const hash = await site.writeContent({ 'Gen.1': 'text' });
  const load = loadInChildProcess(bundledAssets().loader, storage.url);
  const { log } = recordingLog();
  const content = await startContent({ db: storage.db, distDir: site.dist, load, log });
  await content.close();
  expect(content.current()).toBe(hash);
  expect(await textIn(hash)).toBe('text');
});

describe('a rollback by an operator', () => {
  test('a rollback makes the previous release current, and running gateways switch too', async () => {
    const one = await start('one');
    const two = await start('two');
    expect(await operatorRollsBack()).toBe(one.hash);
    await two.content.refresh();
    expect(two.content.current()).toBe(one.hash);
    expect(await textIn(two.hash)).toBe('two');
  });

  test('a gateway that starts after a rollback does not switch to the newer release, and logs that', async () => {
    const one = await start('one');
    const two = await start('two');
    await operatorRollsBack();
    const restarted = await start();
    expect(restarted.content.current()).toBe(one.hash);
    expect(restarted.lines.map(({ msg }) => msg)).toEqual([
      `${site.dist}/content names the release ${two.hash}, but an operator chose another one: readers keep ${one.hash} until "npm run content -- load".`,
    ]);
  });

  test('a rollback lasts until a newer release is built or the release is loaded by hand', async () => {
    await start('one');
    const two = await start('two');
    await operatorRollsBack();
    const three = await start('three');
    expect(three.content.current()).toBe(three.hash);
    expect(await operatorLoads(two.hash)).toBe('loaded');
    await site.writeContent({ 'Gen.1': 'two' });
    const restarted = await start();
    expect(restarted.content.current()).toBe(two.hash);
    expect(restarted.lines).toEqual([]);
  });

  test('a rollback fails if there is no previous release', async () => {
    await expect(operatorRollsBack()).rejects.toThrow('no content release is loaded');
    const one = await start('one');
    await expect(operatorRollsBack()).rejects.toThrow(`there is no release before ${one.hash} to roll back to`);
    await start('two');
    await operatorRollsBack();
    await expect(operatorRollsBack()).rejects.toThrow(`there is no release before ${one.hash} to roll back to`);
  });
});

test('a gateway that starts later keeps the release that an operator loaded from another folder', async () => {
  const other = await site.writeContent({ 'Gen.1': 'other' });
  const built = await start('built');
  await loadAs([built.hash])(other);
  const restarted = await start();
  expect(restarted.content.current()).toBe(other);
  expect(restarted.lines[0]?.msg).toMatch(/but an operator chose another one/);
});

test('a site without content starts and logs that', async () => {
  const { content, lines } = await start();
  expect(content.current()).toBeUndefined();
  expect(lines[0]?.msg).toMatch(/contains no content release$/);
});

test('an invalid `current` file is reported by its name', async () => {
  await site.write('content/current', 'latest');
  const { lines } = await start();
  expect(lines[0]?.msg).toMatch(/content\/current does not contain the hash of a content release/);
});
