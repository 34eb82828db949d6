import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HandoutStore } from './handout-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(process.env['TEST_FOLDER'] ?? tmpdir(), 'handouts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (size: number) => Buffer.alloc(size, 1);

test('a stored file is found by its key, and no other', async () => {
  const store = new HandoutStore(folder);
  await store.store('one', bytes(3));
  expect(await store.find('one')).toEqual(bytes(3));
  expect(await store.find('two')).toBeUndefined();
});

test('the least recently used files are deleted when there are too many bytes', async () => {
  const store = new HandoutStore(folder, 1_000);
  for (const [age, key] of ['a', 'b', 'c'].entries()) {
    await store.store(key, bytes(300));
    const time = new Date(Date.now() - (10 - age) * 60_000);
    await utimes(path.join(folder, 'handouts', key), time, time);
  }
  await store.find('a');
  await store.store('d', bytes(300));
  expect((await readdir(path.join(folder, 'handouts'))).toSorted()).toEqual(['a', 'd']);
});
