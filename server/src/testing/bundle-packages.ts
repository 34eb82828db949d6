import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import requests from './bundled-packages.json';

const serverFolder = path.resolve(__dirname, '../..');
const folder = path.join(serverFolder, '../.cache/server-packages');

/**
 * Bundles the large packages for the tests, into the folder that jest.config.mjs expects. Jest loads every module again
 * for every suite: from one file these take 0.4 s, from their thousand files 0.9 s. The bundle is reused until
 * package-lock.json changes.
 */
export async function bundlePackages(): Promise<void> {
  const lock = await readFile(path.join(serverFolder, '../package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lock).update(JSON.stringify(requests)).digest('hex');
  const stampFile = path.join(folder, 'stamp');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  await rm(folder, { recursive: true, force: true });
  const exports = requests.map((request) => `get '${request}'() { return require('${request}'); },`);
  await build({
    stdin: { contents: `module.exports = { ${exports.join('\n')} };`, resolveDir: serverFolder },
    outfile: path.join(folder, 'all.cjs'),
    bundle: true,
    minifyWhitespace: true,
    // pg tries to load it and works without it.
    external: ['pg-native'],
    platform: 'node',
    target: 'node20',
    format: 'cjs',
  });
  for (const request of requests) {
    const file = path.join(folder, `${request}.cjs`);
    await mkdir(path.dirname(file), { recursive: true });
    const all = path.relative(path.dirname(file), path.join(folder, 'all.cjs'));
    await writeFile(file, `module.exports = require('./${all}')['${request}'];\n`);
  }
  await writeFile(stampFile, stamp);
}
