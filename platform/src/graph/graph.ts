/** Writes the graph of imports into README.md, between its two marks. `--check` writes nothing, and fails if it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { folderGraph, replaceGraph } from './folder-graph';

const root = path.resolve(import.meta.dirname, '../../..');
const readme = path.join(root, 'README.md');

/** A folder of the house, or a room of shared/. */
const folder = /^(?:shared\/src\/[^/]+|shell|mfe-[^/]+|server|content|platform|e2e)(?=\/)/;

const { output } = await cruise(
  ['.'],
  {
    baseDir: root,
    doNotFollow: 'node_modules',
    exclude: '(\\.test\\.tsx?$|^(dist|\\.cache|data|test-results)/)',
    // Reads the TypeScript sources directly, because compiling each first would take three times as long.
    tsPreCompilationDeps: true,
    parser: 'tsc',
  },
  { extensions: ['.ts', '.tsx', '.mts', '.mjs'], exportsFields: ['exports'], conditionNames: ['import', 'types'] },
);
const { modules } = output as ICruiseResult;
const edges = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
    .flatMap(({ resolved }) => {
      const [from] = folder.exec(source) ?? [];
      const [to] = folder.exec(resolved) ?? [];
      return from && to ? [[from, to] as const] : [];
    }),
);
const current = readFileSync(readme, 'utf8');
const wanted = replaceGraph(current, folderGraph(edges));
if (wanted !== current) {
  if (process.argv.includes('--check')) {
    console.error('The graph in README.md is stale: run npm run graph.');
    process.exitCode = 1;
  } else writeFileSync(readme, wanted);
}
