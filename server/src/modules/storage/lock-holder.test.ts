import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetHolder, hasHolderEnded, recordHolder, removeLockOfEnded } from './lock-holder';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-holder-'));
  file = path.join(folder, 'holder.json');
});
afterEach(() => rm(folder, { recursive: true }));

const change = async (fields: object) =>
  writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...fields }));

test('a process that runs holds its lock', async () => {
  await recordHolder(file);
  expect(await hasHolderEnded(file)).toBe(false);
});

test('a process that was killed holds nothing, and neither does another one that got its number', async () => {
  await recordHolder(file);
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  await change({ pid: child.pid });
  expect(await hasHolderEnded(file)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await hasHolderEnded(file)).toBe(true);
});

test('a process on another machine or in another container may run', async () => {
  await recordHolder(file);
  await change({ pid: 4_194_305, place: 'another' });
  expect(await hasHolderEnded(file)).toBe(false);
});

test('only one of several processes removes the lock of a killed one', async () => {
  await recordHolder(file);
  await change({ began: '0' });
  let removed = 0;
  const remove = () => {
    removed += 1;
    return Promise.resolve();
  };
  await Promise.all(Array.from({ length: 5 }, () => removeLockOfEnded(file, remove)));
  expect(removed).toBe(1);
  await recordHolder(file);
  await removeLockOfEnded(file, remove);
  expect([removed, await hasHolderEnded(file)]).toEqual([1, false]);
});

test('nothing is known without a record, or with a broken one', async () => {
  expect(await hasHolderEnded(file)).toBe(false);
  await writeFile(file, '{"pid":');
  expect(await hasHolderEnded(file)).toBe(false);
  await recordHolder(file);
  await forgetHolder(file);
  expect(await hasHolderEnded(file)).toBe(false);
});
