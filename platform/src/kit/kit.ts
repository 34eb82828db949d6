/** `npm run kit`: builds @manna/pillar-kit and packs it into dist/packages/ (or into the folder that is named). */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildKit, packKit } from './build-kit';

const root = path.resolve(import.meta.dirname, '../../..');
const target = path.resolve(root, process.argv[2] ?? 'dist/packages');

// Apart from `npm run types`, which may run at the same time.
const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'platform/kit/tsconfig.types.json'], { cwd: root, stdio: 'inherit' });
const folder = path.join(root, '.cache/kit/package');
const { name, version } = await buildKit(root, folder);
console.log(`${name} ${version} is in ${path.relative(root, packKit(folder, target))}`);
