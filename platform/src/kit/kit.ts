/**
 * `npm run kit`: builds @manna/pillar-kit and packs it into dist/packages/ (or into the folder that is named), unless it breaks
 * the contract that was published last. `npm run kit -- --record` records its contract as the published one.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '@manna/shared/contracts';
import { buildKit, packKit } from './build-kit';
import { contractProblem, recordContract } from './published-contract';

const root = path.resolve(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({ options: { record: { type: 'boolean' } }, allowPositionals: true });
const target = path.resolve(root, positionals[0] ?? 'dist/packages');

// Apart from `npm run types`, which may run at the same time.
const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'platform/kit/tsconfig.types.json'], { cwd: root, stdio: 'inherit' });
const folder = path.join(root, '.cache/kit/package');
const { name, version } = await buildKit(root, folder);
const problem = values.record ? undefined : contractProblem(root, folder, CONTRACT_VERSION);
if (values.record) recordContract(root, folder, CONTRACT_VERSION);
if (problem === undefined) console.log(`${name} ${version} is in ${path.relative(root, packKit(folder, target))}`);
else {
  console.error(problem);
  process.exitCode = 1;
}
