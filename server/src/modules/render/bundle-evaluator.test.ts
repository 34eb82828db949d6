import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';
import { BundleCache, evaluateBundle, lendBuiltins, lendHostModules } from './bundle-evaluator';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'bundle-'))));
afterEach(() => rm(folder, { recursive: true }));

async function bundle(text: string) {
  const file = path.join(folder, 'pillar.cjs');
  await writeFile(file, text);
  return { file, integrity: await integrityOf(Buffer.from(text)) };
}
const react = { name: 'the one React' };
const lend = lendHostModules('bible', { react });

test('a pillar gets the shell’s own instances of the singletons', async () => {
  expect(await evaluateBundle(await bundle("module.exports = require('react');"), lend)).toBe(react);
});

test.each(['node:fs', 'fs', 'left-pad', 'toString', '__proto__'])('a pillar cannot require %s', async (id) => {
  await expect(evaluateBundle(await bundle(`require('${id}');`), lend)).rejects.toThrow(
    `the server bundle of bible requires "${id}", which the shell does not provide`,
  );
});

test('a shell can require the modules of Node.js and nothing else', async () => {
  const name = await evaluateBundle(
    await bundle("module.exports = require('node:path').basename('/a/b');"),
    lendBuiltins,
  );
  expect(name).toBe('b');
  await expect(evaluateBundle(await bundle("require('react');"), lendBuiltins)).rejects.toThrow(/requires "react"/);
});

test('a file that was changed after it was pinned is not evaluated', async () => {
  const pinned = await bundle('globalThis.ran = true;');
  await writeFile(pinned.file, 'globalThis.ran = true; ');
  await expect(evaluateBundle(pinned, lend)).rejects.toThrow('pillar.cjs is not the file that was pinned');
  expect(globalThis).not.toHaveProperty('ran');
});

test('a bundle is evaluated once, until its release is no longer composed', async () => {
  const bundles = new BundleCache();
  const pinned = await bundle('module.exports = {};');
  const first = await bundles.get(pinned, lend);
  expect(await bundles.get(pinned, lend)).toBe(first);
  bundles.retainOnly(new Set());
  expect(await bundles.get(pinned, lend)).not.toBe(first);
});
