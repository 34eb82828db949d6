import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { npmCommand, runProgram, runStep, StepFailure } from './step.mjs';

/**
 * A step that runs again only if its inputs or its outputs have changed.
 * @typedef {object} Preparation
 * @property {string} name
 * @property {readonly string[]} command
 * @property {string} stamp file that says for which inputs and outputs the step last succeeded
 * @property {readonly string[]} reads files and folders
 * @property {readonly string[]} settings environment variables that change what it makes
 * @property {readonly string[]} makes files that differ between different results
 * @property {string} advice what to do when it fails, as a sentence
 */

/** @param {string} root */
const pillarFolders = (root) =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort();

/** @type {Preparation} */
const install = {
  name: 'install',
  // Under NODE_ENV=production, npm would not install the packages that build the site.
  command: [...npmCommand(), 'ci', '--include=dev', '--no-audit', '--no-fund'],
  // In the folder that the step makes, so that it is deleted with the folder.
  stamp: 'node_modules/.manna-install',
  reads: ['package-lock.json'],
  settings: [],
  makes: [],
  advice: 'See above what npm said; with the network and the lock file in order, run the command again.',
};

/**
 * @param {string} root
 * @returns {Preparation}
 */
const build = (root) => ({
  name: 'build',
  command: [...npmCommand(), 'run', '--silent', 'build'],
  stamp: 'dist/.build-stamp',
  reads: [
    'package-lock.json',
    'tsconfig.base.json',
    'shared',
    'shell',
    ...pillarFolders(root),
    'server',
    'platform/src/build',
  ],
  settings: ['RELEASE_VERSION'],
  makes: ['dist/server/server.js', 'dist/composition.json', 'dist/shell/current'],
  advice: 'The build says above what is wrong; `npm run build` runs it alone.',
});

/** @type {Preparation} */
const content = {
  name: 'content',
  command: [...npmCommand(), 'run', '--silent', 'content', '--', 'build'],
  stamp: 'dist/.content-stamp',
  reads: ['package-lock.json', 'content', 'shared/src/contracts', 'shared/src/domain', 'shared/src/print'],
  settings: [],
  makes: ['dist/content/current'],
  advice: 'The content build says above what is wrong; `npm run content -- build` runs it alone.',
};

/** @type {Preparation} */
const testPillars = {
  name: 'test pillars',
  command: [...npmCommand(), 'run', '--silent', 'e2e:pillars'],
  stamp: '.cache/e2e-dist/.stamp',
  reads: ['package-lock.json', 'tsconfig.base.json', 'shared', 'mfe-articles-resources', 'e2e/pillars'],
  settings: [],
  makes: ['.cache/e2e-dist/pillars'],
  advice: 'The build of the test pillars says above what is wrong.',
};

/** @type {Preparation} */
const kit = {
  name: 'kit',
  command: [...npmCommand(), 'run', '--silent', 'kit'],
  stamp: 'dist/packages/.stamp',
  reads: [
    'package-lock.json',
    'tsconfig.base.json',
    'shared',
    'shell/src/app/descriptor.json',
    'server/src/modules',
    ...['package.json', 'kit', 'src/command-line', 'src/kit', 'src/pillar', 'src/sizes'].map(
      (name) => `platform/${name}`,
    ),
  ],
  settings: [],
  makes: ['dist/packages'],
  advice: 'The build of the package for teams says above what is wrong; `npm run kit` runs it alone.',
};

/** @type {Preparation} */
const testDatabase = {
  name: 'test database',
  command: [...npmCommand(), 'run', '--silent', 'e2e:database'],
  stamp: '.cache/e2e-data/.stamp',
  reads: [
    'dist/content/current',
    'dist/server/content.js',
    'dist/server/content-loader.js',
    'dist/server/migrations',
    'e2e/load-database.ts',
  ],
  settings: [],
  // Each new database has another one.
  makes: ['.cache/e2e-data/postgres-password'],
  advice: 'The command that loads the content says above what is wrong.',
};

/**
 * @param {string} root
 * @param {Preparation} preparation
 */
const inputsOf = (root, { reads, settings }) =>
  [fingerprint(root, reads), ...settings.map((name) => `${name}=${process.env[name] ?? ''}`)].join(' ');

/**
 * @param {string} root
 * @param {Preparation} preparation
 * @param {string} inputs
 */
const stampText = (root, { makes }, inputs) => `inputs ${inputs}\noutputs ${fingerprint(root, makes)}\n`;

/**
 * @param {string} root
 * @param {Preparation} preparation
 */
function isDone(root, preparation) {
  const stamp = join(root, preparation.stamp);
  if (!statSync(stamp, { throwIfNoEntry: false })) return false;
  return readFileSync(stamp, 'utf8') === stampText(root, preparation, inputsOf(root, preparation));
}

/**
 * @param {string} root
 * @param {Preparation} preparation
 */
async function prepare(root, preparation) {
  // Computed before the work, so that the work is repeated if a file changes meanwhile.
  const inputs = inputsOf(root, preparation);
  const { exitCode, tail } = await runProgram(preparation.command, { root, output: 'store' });
  if (exitCode !== 0) throw new StepFailure(`${tail}\n\n${preparation.name} failed. ${preparation.advice}`, exitCode);
  const stamp = join(root, preparation.stamp);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampText(root, preparation, inputs));
}

/**
 * @param {string} root
 * @param {Preparation} preparation
 * @param {((text: string) => void) | undefined} write
 */
const run = (root, preparation, write) =>
  runStep(
    {
      name: preparation.name,
      isDone: () => isDone(root, preparation),
      work: () => prepare(root, preparation),
    },
    write,
  );

/**
 * Installs the packages of the lock file, once for each state of it. Throws StepFailure.
 * @param {string} root
 */
export const ensureInstalled = (root) => run(root, install, undefined);

/**
 * Builds shell, pillars and gateway, unless dist has them from the current sources. Throws StepFailure.
 * @param {string} root
 * @param {(text: string) => void} [write] receives the progress line
 */
export const ensureBuilt = (root, write) => run(root, build(root), write);

/**
 * Builds the content release, unless dist has it from the current sources. Throws StepFailure.
 * @param {string} root
 * @param {(text: string) => void} [write] receives the progress line
 */
export const ensureContent = (root, write) => run(root, content, write);

/**
 * Builds the test pillars of e2e/, unless they are up to date. Throws StepFailure.
 * @param {string} root
 * @param {(text: string) => void} [write] receives the progress line
 */
export const ensureTestPillars = (root, write) => run(root, testPillars, write);

/**
 * Builds the package for teams, unless dist has it from the current sources. Throws StepFailure.
 * @param {string} root
 * @param {(text: string) => void} [write] receives the progress line
 */
export const ensureKit = (root, write) => run(root, kit, write);

/**
 * Loads the content release into the database of e2e/, unless it is up to date. Needs the build and the content release.
 * Throws StepFailure.
 * @param {string} root
 * @param {(text: string) => void} [write] receives the progress line
 */
export const ensureTestDatabase = (root, write) => run(root, testDatabase, write);
