import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';
import { FileCache } from './file-cache';

const DAY_MS = 86_400_000;
const bytesOf = (text: string) => Buffer.from(text.padEnd(1_000, '.'));
const pinOf = (text: string) => integrityOf(bytesOf(text));

let folder: string;
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
  now = Date.now();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (maxBytes = 1_000_000) => new FileCache(folder, { maxBytes, now: () => now });
const fill = async (...texts: string[]) => {
  for (const text of texts) await open().store(await pinOf(text), '.file', bytesOf(text));
};
/** The files that are there. */
const left = async (...texts: string[]) => {
  const found = await Promise.all(
    texts.map(async (text) => ((await open().find(await pinOf(text), '.file')) ? [text] : [])),
  );
  return found.flat();
};

test('a file that nobody has used for thirty days is deleted, and one in use is not', async () => {
  await fill('old', 'used');
  now += 20 * DAY_MS;
  await open().prune([await pinOf('used')]);
  expect(await left('old', 'used')).toEqual(['old', 'used']);
  now += 11 * DAY_MS;
  await open().prune([]);
  expect(await left('old', 'used')).toEqual(['used']);
});

test('too many bytes cost the least recently used files first, and never what another gateway may use', async () => {
  await fill('first', 'second', 'third');
  now += DAY_MS;
  // Another gateway on the same folder uses it.
  await open().prune([await pinOf('third')]);
  await open(2_500).prune([]);
  expect(await left('third')).toEqual(['third']);
  expect(await left('first', 'second')).toHaveLength(1);
  await open(500).prune([]);
  expect(await left('first', 'second', 'third')).toEqual(['third']);
});

test('half a file that a killed gateway left is deleted, and one that is being written is not', async () => {
  await fill('whole');
  const [name = ''] = await readdir(path.join(folder, 'cache'));
  const draft = path.join(folder, 'cache', `${name}.0f`);
  await writeFile(draft, 'half');
  await open().prune([]);
  expect(await readdir(path.join(folder, 'cache'))).toHaveLength(2);
  const yesterday = new Date(now - DAY_MS);
  await utimes(draft, yesterday, yesterday);
  await open().prune([]);
  expect(await readdir(path.join(folder, 'cache'))).toEqual([name]);
});

test('two gateways that prune one folder at the same time do not fail, nor does one without a folder', async () => {
  await open().prune([]);
  await fill('one', 'two', 'three');
  now += 31 * DAY_MS;
  await Promise.all([open().prune([]), open().prune([])]);
  expect(await left('one', 'two', 'three')).toEqual([]);
});

test('what is stored already is not written again, and what has changed is', async () => {
  const file = await open().store(await pinOf('text'), '.cjs', bytesOf('text'));
  await utimes(file, 1, 1);
  await open().store(await pinOf('text'), '.cjs', bytesOf('text'));
  await open().prune([]);
  expect(await readdir(path.join(folder, 'cache'))).toEqual([]);
  await writeFile(file, 'changed');
  await open().store(await pinOf('text'), '.cjs', bytesOf('text'));
  expect(await open().find(await pinOf('text'), '.cjs')).toEqual(bytesOf('text'));
});
