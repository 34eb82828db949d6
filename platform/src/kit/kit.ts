/** `npm run kit`: builds @manna/pillar-kit and packs it into dist/packages/ (or into the folder that is named). */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildKit, packKit } from './build-kit';

const root = path.resolve(import.meta.dirname, '../../..');
const target = path.resolve(root, process.argv[2] ?? 'dist/packages');

// The package has the types that the compiler writes.
execFileSync(
  process.execPath,
  [path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-b', 'shared/tsconfig.build.json'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
const folder = path.join(root, '.cache/kit/package');
const { name, version } = await buildKit(root, folder);
console.log(`${name} ${version} is in ${path.relative(root, packKit(folder, target))}`);
