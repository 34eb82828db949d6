import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { kitFolder, KIT_PACKAGE } from '@manna/shared/build/kit-host';
import { moduleOnlyPackages, nodeAndBrowser, swcOptions } from '@manna/shared/build/jest-settings';
import type { Project } from './project';

/** A busy machine is slow. Milliseconds. */
const TEST_LIMIT_MS = 30_000;

const testing = (name: string): string => path.join(kitFolder, 'src/testing', name);

/** The settings of Jest for a pillar: the kit is transformed, too, because it ships modules, and Jest runs CommonJS. */
function jestConfig({ folder }: Project) {
  const { resolve } = createRequire(import.meta.url);
  const common = {
    rootDir: folder,
    transform: { '^.+\\.(m|c)?[jt]sx?$': [resolve('@swc/jest'), swcOptions] },
    transformIgnorePatterns: [`/node_modules/(?!(${[KIT_PACKAGE, ...moduleOnlyPackages].join('|')})/)`],
    moduleNameMapper: {
      '\\.css$': testing('css-module.js'),
      '\\.(png|woff2)$': testing('data-url.js'),
    },
  };
  return { testTimeout: TEST_LIMIT_MS, projects: nodeAndBrowser(common, (name) => testing(`${name}.js`)) };
}

/** Runs the tests of a pillar with these arguments of Jest. Returns Jest's exit code. */
export function runTests(project: Project, args: readonly string[]): Promise<number> {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const all = [jest, '--config', JSON.stringify(jestConfig(project)), '--rootDir', project.folder, ...args];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, all, { cwd: project.folder, stdio: 'inherit' })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1));
  });
}
