// The one command of a contributor: installs, builds, and runs every check and every test.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './src/commands/browser.mjs';
import { nodeVersionProblem } from './src/commands/node-version.mjs';
import {
  ensureBuilt,
  ensureContent,
  ensureInstalled,
  ensureKit,
  ensureTestDatabase,
  ensureTestPillars,
} from './src/commands/prepare.mjs';
import {
  checkResult,
  endedFiles,
  jestResult,
  nothingTested,
  notRun,
  playwrightResult,
  withFilesRunAgain,
} from './src/commands/results.mjs';
import { runTogether } from './src/commands/run-together.mjs';
import { selectSuites } from './src/commands/selection.mjs';
import { npmCommand, runProgram, seconds, StepFailure } from './src/commands/step.mjs';
import { closingLine, suiteTable, total } from './src/commands/summary.mjs';

/** @typedef {import('./src/commands/results.mjs').Result} Result */
/** @typedef {import('./src/commands/results.mjs').JestReport} JestReport */
/** @typedef {import('./src/commands/results.mjs').PlaywrightReport} PlaywrightReport */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

// The space for new objects, in MB, in every Node.js program of the run. With V8's default of 16, garbage collection copies
// so many objects again and again that the programs take a tenth longer.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
const reports = mkdtempSync(join(tmpdir(), 'manna-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const npm = (/** @type {string[]} */ ...args) => [...npmCommand(), 'run', '--silent', ...args];

/**
 * @param {string} file
 * @returns {unknown} null if the tool wrote none
 */
const readReport = (file) =>
  statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** Stored output has the same colours as in the terminal, if there is one. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * A suite, or a preparation that suites need. The output of works that run at the same time is stored until they end; works
 * that use all cores print it at once.
 * @typedef {object} Work
 * @property {string} name
 * @property {readonly string[]} needs names of preparations
 * @property {number} cores
 * @property {boolean} isPreparation
 * @property {(write: (text: string) => void) => Promise<Result>} run
 */

/**
 * @param {string} name
 * @param {(root: string, write: (text: string) => void) => Promise<void>} ensure
 * @param {{ needs?: readonly string[], cores?: number }} [options]
 * @returns {Work}
 */
const preparation = (name, ensure, { needs = [], cores = 1 } = {}) => ({
  name,
  needs,
  cores,
  isPreparation: true,
  async run(write) {
    try {
      await ensure(root, write);
      return nothingTested;
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      write(`${error.message}\n`);
      return checkResult(name, error.exitCode);
    }
  },
});

/**
 * @param {string} name
 * @param {{ script?: string, needs?: readonly string[] }} [options] by default the npm script has the name of the suite
 * @returns {Work}
 */
const check = (name, { script = name, needs = [] } = {}) => ({
  name,
  needs,
  cores: 1,
  isPreparation: false,
  async run(write) {
    const { exitCode, text } = await runProgram(npm(script), { root, output: 'store', environment: colours });
    write(text);
    return checkResult(name, exitCode);
  },
});

/** Unit and browser tests keep all cores busy, so they gain nothing from running at the same time as others. */
const ALL_CORES = Number.POSITIVE_INFINITY;
/** With fewer than two workers most of the time is spent waiting; more than four need more memory than most machines have. */
const MOST_WORKERS = 4;
/** One more than there are cores: a test waits for a third of its time, for timers, for frames, for other processes. */
const WORKERS = Math.min(Math.max(availableParallelism(), 2) + 1, MOST_WORKERS);

/** @type {Work} */
const unit = {
  name: 'unit',
  needs: ['content'],
  cores: ALL_CORES,
  isPreparation: false,
  async run() {
    const first = await runJest([]);
    const ended = endedFiles(first.report);
    if (ended.length === 0) return first.result;
    return withFilesRunAgain(first.result, ended, (await runJest(['--runTestsByPath', ...ended])).result);
  },
};

/** @param {readonly string[]} args */
async function runJest(args) {
  const file = join(reports, `jest-${args.length}.json`);
  const command = npm('unit', '--', '--json', `--outputFile=${file}`, `--maxWorkers=${WORKERS}`, ...args);
  const { exitCode } = await runProgram(command, { root, output: 'stream' });
  const report = /** @type {JestReport | null} */ (readReport(file));
  return { report, result: jestResult(exitCode, report) };
}

/** @type {Work} */
const e2e = {
  name: 'e2e',
  needs: ['build', 'content', 'test pillars', 'kit', 'test database'],
  cores: ALL_CORES,
  isPreparation: false,
  async run() {
    const browser = await findBrowser(root);
    if ('problem' in browser) return notRun('e2e', browser.problem);
    console.log(`browser: ${browser.file}`);
    const report = join(reports, 'playwright.json');
    const { exitCode } = await runProgram(npm('e2e', '--', '--reporter=list,json', `--workers=${WORKERS}`), {
      root,
      output: 'stream',
      environment: { CHROMIUM_PATH: browser.file, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return playwrightResult(exitCode, /** @type {PlaywrightReport | null} */ (readReport(report)));
  },
};

const install = preparation('install', (folder) => ensureInstalled(folder));

/** They start in this order when cores become free: first what others wait for, then what takes longest. */
const works = [
  preparation('content', ensureContent),
  preparation('build', ensureBuilt),
  preparation('test pillars', ensureTestPillars),
  preparation('kit', ensureKit),
  // Only the browser tests need it: it runs beside the unit tests, for which it would keep a core idle.
  preparation('test database', ensureTestDatabase, { needs: ['build', 'content'], cores: 0 }),
  check('format'),
  check('lint'),
  check('types'),
  check('boundaries'),
  check('graph', { script: 'graph:check' }),
  check('unused'),
  check('sizes', { needs: ['build'] }),
  check('codegen', { script: 'codegen:check' }),
  unit,
  e2e,
];

const write = (/** @type {string} */ text) => void process.stdout.write(text);

/** @type {import('./src/commands/summary.mjs').Row[]} */
const rows = [];

/**
 * Runs a suite between two lines with its name and its outcome. A preparation prints such a line itself.
 * @param {Work} work
 * @param {ReadonlyMap<string, Result>} ended
 */
async function runWork({ name, needs, cores, isPreparation, run }, ended) {
  const heading = isPreparation ? '' : `\n== ${name}\n`;
  const began = performance.now();
  let stored = heading;
  const store = (/** @type {string} */ text) => {
    stored += text;
  };
  if (cores > 1) write(heading);
  const missing = needs.find((need) => (ended.get(need)?.failed ?? 0) > 0);
  const result = missing ? notRun(name, `since the ${missing} before it failed`) : await run(cores > 1 ? write : store);
  const milliseconds = performance.now() - began;
  if (cores <= 1) write(stored.replace(/([^\n])$/, '$1\n'));
  if (!isPreparation) write(`== ${name} ${result.failed > 0 ? 'FAILED' : 'ok'}, ${seconds(milliseconds)}\n`);
  rows.push({ name, milliseconds, result });
  return result;
}

/**
 * @param {readonly string[]} names of suites
 * @returns {Promise<Result>}
 */
async function runAll(names) {
  const installed = await runWork(install, new Map());
  if (installed.failed > 0) return installed;
  const needed = new Set(
    works.filter(({ name }) => names.includes(name)).flatMap(({ name, needs }) => [name, ...needs]),
  );
  const chosen = works.filter(({ name }) => needed.has(name));
  return total([installed, ...(await runTogether(chosen, availableParallelism(), runWork))]);
}

const selection = selectSuites(
  works.filter(({ isPreparation }) => !isPreparation).map(({ name }) => name),
  process.argv.slice(2),
);
const problem = nodeVersionProblem(process.versions.node) ?? ('problem' in selection ? selection.problem : null);
if (problem || 'problem' in selection) {
  console.error(problem);
  process.exit(2);
}

// The test runners leave out the tests that take long if this is set. A developer who starts them alone runs every test.
if (!selection.isThorough) process.env.SKIP_THOROUGH_TESTS = '1';

const outcome = await runAll(selection.names);
console.log(`\n${suiteTable(rows, performance.now())}`);
if (outcome.failures.length > 0) console.log(`\n${outcome.failures.join('\n')}`);
if (!selection.isThorough && ['unit', 'e2e'].some((name) => selection.names.includes(name)))
  console.log('\nTests that take long were left out: npm run thorough runs them, too.');
console.log(`\n${closingLine(outcome)}`);
process.exitCode = outcome.failed > 0 || outcome.passed === 0 ? 1 : 0;
