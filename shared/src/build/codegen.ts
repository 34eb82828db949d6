/**
 * Writes src/generated for the .graphql queries of each folder: types of results and variables, each query as a document
 * with the SHA-256 of its persisted text, and graphql.ts, which exports all of them. Each document has its own file, so that
 * a page loads only its own queries. Also writes shared/src/domain/generated: builders of the paths of every descriptor's
 * routes. `--check` writes nothing and fails if a file is stale.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { generatePaths } from './generate-paths';
import { PLATFORM_PACKAGE } from './pillar-home';
import { queryModules, readSchemaText } from './query-modules';
import { updateFiles } from './update-files';

const root = path.resolve(import.meta.dirname, '../../..');
const COMMAND = 'npm run codegen';
const isCheck = process.argv.includes('--check');

function onStale(file: string): void {
  const shown = path.relative(root, file);
  if (isCheck) throw new Error(`${shown} is stale: run ${COMMAND}`);
  console.log(`writing ${shown}`);
}

const schema = parse(readSchemaText(path.join(root, 'server/src/modules')));
for (const name of readdirSync(root).filter((entry) => entry === 'shell' || entry.startsWith('mfe-'))) {
  const folder = path.join(root, name);
  const modules = await queryModules(folder, schema, { command: COMMAND, platform: PLATFORM_PACKAGE });
  updateFiles(path.join(folder, 'src/generated'), modules, onStale);
}
updateFiles(path.join(root, 'shared/src/domain/generated'), generatePaths(root), onStale);
