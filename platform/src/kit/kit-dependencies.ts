import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages that no import names: loaders, what they and the minimizer run on, and the tests of a pillar. */
const NAMED_BY_SETTINGS = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  'css-loader',
  'esbuild',
  'jest',
  'jest-environment-jsdom',
  'swc-loader',
];

/** The pillar brings these itself, in the range of peerDependencies. */
const PEERS = ['react', 'react-dom'];

/** The package of an import: 'webpack' for 'webpack/lib/x'. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const isBuiltin = (request: string): boolean => request.startsWith('node:') || builtinModules.includes(request);

/** Exact versions of the packages that the kit imports, by name, as this repository declares them. */
export function kitDependencies(root: string, requests: Iterable<string>): Record<string, string> {
  const declared = new Map<string, string>();
  for (const folder of ['platform', 'shared', '.']) {
    const file = path.join(root, folder, 'package.json');
    if (!existsSync(file)) continue;
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Package;
    for (const [name, version] of Object.entries({ ...devDependencies, ...dependencies })) declared.set(name, version);
  }
  const names = new Set([...[...requests].filter((each) => !isBuiltin(each)).map(packageOf), ...NAMED_BY_SETTINGS]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !PEERS.includes(name))
      .sort()
      .map((name) => {
        const version = declared.get(name);
        if (version === undefined) throw new Error(`The kit imports ${name}, which no package.json declares`);
        return [name, version];
      }),
  );
}
