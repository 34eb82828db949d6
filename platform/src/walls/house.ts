import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** This repository's folder. */
export const repository = path.resolve(import.meta.dirname, '../../..');

const pillars = ['mfe-bible', 'mfe-search'];
const workspaces = ['shared', 'shell', ...pillars, 'server', 'content', 'platform', 'e2e'];

/** The files of this repository that enforce the walls. */
const walls = [
  'package.json',
  'tsconfig.base.json',
  '.dependency-cruiser.cjs',
  'shared/tsconfig.build.json',
  ...workspaces.flatMap((folder) => [`${folder}/package.json`, `${folder}/tsconfig.json`]),
];

/** The sources of a small house: at least one file in each room, and each imports only what it may. */
const rooms: Readonly<Record<string, string>> = {
  'shared/src/contracts/index.ts': "import 'zod';\nimport type { Node } from 'react';\nexport type N = Node;",
  'shared/src/domain/index.ts': "import '../contracts';",
  'shared/src/runtime/index.ts': "import '../domain';\nimport 'react';",
  'shared/src/runtime/data.ts': "import '../contracts';",
  'shared/src/ui/index.ts': "import '../domain';\nimport 'react';",
  'shared/src/testing/index.ts': "import '../runtime';",
  'shared/src/build/pillar-build.ts': "import 'webpack';",
  'shell/src/main.ts':
    "import '@manna/shared/runtime';\nimport '@manna/shared/runtime/data';\nimport '@manna/shared/ui';",
  'shell/src/main.test.ts': "import '@manna/shared/testing';\nimport './main';",
  'mfe-bible/src/pillar.ts': "import '@manna/shared/contracts';",
  'mfe-search/src/pillar.ts': "import '@manna/shared/domain';",
  'mfe-atlas/src/pillar.ts': "import '@manna/shared/contracts';\nimport './features/map/map';",
  'mfe-atlas/src/features/map/map.ts': "import '@manna/shared/ui';",
  'mfe-atlas/src/descriptor.json': '{ "name": "atlas", "routes": [{ "path": "/gazetteer/:place" }] }',
  'mfe-atlas/webpack.config.mts': "import '@manna/shared/build/pillar-build';",
  'mfe-atlas/package.json':
    '{ "name": "@manna/mfe-atlas", "exports": {}, "dependencies": { "@manna/shared": "1.0.0" } }',
  'server/src/server.ts': "import '@manna/shared/contracts';",
  'content/src/build.ts': "import '@manna/shared/domain';",
  'platform/src/build.ts': "import '@manna/shared/build/pillar-build';",
  'e2e/pillars/faulty/src/pillar.ts': "import '@manna/shared/runtime';",
  'e2e/journeys/reading.spec.ts': "import '@manna/shared/contracts';",
};

const packages = ['zod', 'react', 'react-router-dom', 'react-redux', 'webpack', 'stray', '@types/jest', '@types/node'];

function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${text}\n`);
  }
}

/** A fake of an installed package: it can be found, and is quick to read. */
const fakePackage = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    main: 'index.js',
    types: 'index.d.ts',
  }),
  [`node_modules/${name}/index.js`]: '',
  [`node_modules/${name}/index.d.ts`]: 'export interface Node { id: string }\nexport interface Router { id: string }',
});

/**
 * Builds a small copy of the house, with this repository's own walls, in a temporary folder.
 * @param extra files to add, by path from its root
 * @returns its root, which the caller removes
 */
export function buildHouse(extra: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'manna-walls-'));
  for (const file of walls) cpSync(path.join(repository, file), path.join(root, file));
  const installed = [...packages, '@testing-library/jest-dom'].map(fakePackage);
  writeFiles(root, Object.assign({}, rooms, ...installed, extra) as Record<string, string>);
  mkdirSync(path.join(root, 'node_modules/@manna'));
  for (const folder of [...workspaces, 'mfe-atlas']) {
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@manna', folder), 'junction');
  }
  return root;
}

export interface Ended {
  exitCode: number;
  output: string;
}

/**
 * Runs a script with Node.js.
 * @param root the folder that it runs in
 * @returns its exit code, and its output: first stdout, then stderr
 */
export const run = (root: string, script: string, args: readonly string[]): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, [script, ...args], { cwd: root, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      done({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

/** The pillars' folders in this repository. */
export const pillarFolders = (): string[] => readdirSync(repository).filter((name) => name.startsWith('mfe-'));
