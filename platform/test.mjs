// The one command of a contributor: installs, builds, and runs every check and every test.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './src/commands/browser.mjs';
import { nodeVersionProblem } from './src/commands/node-version.mjs';
import { ensureBuilt, ensureContent, ensureInstalled } from './src/commands/prepare.mjs';
import { checkResult, closingLine, jestResult, notRun, playwrightResult, total } from './src/commands/results.mjs';
import { runTogether } from './src/commands/run-together.mjs';
import { selectSuites } from './src/commands/selection.mjs';
import { npmCommand, runProgram, seconds, StepFailure } from './src/commands/step.mjs';

/** @typedef {import('./src/commands/results.mjs').Result} Result */
/** @typedef {import('./src/commands/results.mjs').JestReport} JestReport */
/** @typedef {import('./src/commands/results.mjs').PlaywrightReport} PlaywrightReport */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reports = mkdtempSync(join(tmpdir(), 'manna-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const npm = (/** @type {string[]} */ ...args) => [...npmCommand(), 'run', '--silent', ...args];

/**
 * @param {string} file
 * @returns {unknown} null where the tool wrote none
 */
const readReport = (file) =>
  statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** What is held back is written as for a terminal where there is one. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * A piece of the run. Those that share the machine hold back what they write until they end; the others write at once.
 * @typedef {object} Work
 * @property {string} name
 * @property {readonly string[]} needs
 * @property {number} cores
 * @property {(write: (text: string) => void) => Promise<Result>} run
 */

/**
 * @param {string} name
 * @param {string} script
 * @returns {Work['run']}
 */
const check =
  (name, script = name) =>
  async (write) => {
    const { exitCode, text } = await runProgram(npm(script), { root, output: 'keep', environment: colours });
    write(text);
    return checkResult(name, exitCode);
  };

async function unit() {
  const report = join(reports, 'jest.json');
  const command = npm('unit', '--', '--json', `--outputFile=${report}`, '--maxWorkers=2');
  const { exitCode } = await runProgram(command, { root, output: 'stream' });
  return jestResult(exitCode, /** @type {JestReport | null} */ (readReport(report)));
}

async function e2e() {
  const browser = await findBrowser(root);
  if ('problem' in browser) return notRun('e2e', browser.problem);
  console.log(`browser: ${browser.file}`);
  const report = join(reports, 'playwright.json');
  const { exitCode } = await runProgram(npm('e2e', '--', '--reporter=list,json'), {
    root,
    output: 'stream',
    environment: { CHROMIUM_PATH: browser.file, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return playwrightResult(exitCode, /** @type {PlaywrightReport | null} */ (readReport(report)));
}

/** Tests bring two workers, and would only wait for each other beside anything else. */
const ALL_CORES = 2;

/**
 * What takes longest stands before what takes no time: side by side they then end at about the same time.
 * @type {readonly Work[]}
 */
const suites = [
  { name: 'lint', needs: [], cores: 1, run: check('lint') },
  { name: 'format', needs: [], cores: 1, run: check('format') },
  { name: 'types', needs: [], cores: 1, run: check('types') },
  { name: 'graph', needs: [], cores: 1, run: check('graph', 'graph:check') },
  { name: 'boundaries', needs: [], cores: 1, run: check('boundaries') },
  { name: 'unused', needs: [], cores: 1, run: check('unused') },
  { name: 'codegen', needs: [], cores: 1, run: check('codegen', 'codegen:check') },
  { name: 'sizes', needs: ['build'], cores: 1, run: check('sizes') },
  { name: 'unit', needs: [], cores: ALL_CORES, run: unit },
  { name: 'e2e', needs: ['build', 'content'], cores: ALL_CORES, run: e2e },
];

/**
 * @param {string} name
 * @param {(write: (text: string) => void) => Promise<void>} ensure
 * @param {(text: string) => void} write
 * @returns {Promise<Result>} no result of its own where it went well: it is no test
 */
async function preparation(name, ensure, write) {
  try {
    await ensure(write);
    return total([]);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    write(`${error.message}\n`);
    return checkResult(name, error.exitCode);
  }
}

/**
 * @param {string} name
 * @param {(root: string, write: (text: string) => void) => Promise<void>} ensure
 * @returns {Work}
 */
const prepared = (name, ensure) => ({
  name,
  needs: [],
  cores: 1,
  run: (write) => preparation(name, (line) => ensure(root, line), write),
});
const preparations = [prepared('content', ensureContent), prepared('build', ensureBuilt)];

const write = (/** @type {string} */ text) => void process.stdout.write(text);

/**
 * Runs a suite between two lines that say which it is and how it ended; a preparation says so itself.
 * @param {Work} work
 * @param {ReadonlyMap<string, Result>} ended
 */
async function runWork({ name, needs, cores, run }, ended) {
  const isPreparation = preparations.some((one) => one.name === name);
  const heading = isPreparation ? '' : `\n== ${name}\n`;
  const began = performance.now();
  let held = heading;
  const hold = (/** @type {string} */ text) => {
    held += text;
  };
  if (cores > 1) write(heading);
  const missing = needs.find((need) => (ended.get(need)?.failed ?? 0) > 0);
  const result = missing ? notRun(name, `since the ${missing} before it failed`) : await run(cores > 1 ? write : hold);
  if (cores <= 1) write(held.replace(/([^\n])$/, '$1\n'));
  if (!isPreparation)
    write(`== ${name} ${result.failed > 0 ? 'FAILED' : 'ok'}, ${seconds(performance.now() - began)}\n`);
  return result;
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<Result>}
 */
async function runAll(names) {
  const installed = await preparation('install', () => ensureInstalled(root), write);
  if (installed.failed > 0) return installed;
  const chosen = suites.filter(({ name }) => names.includes(name));
  const needed = preparations.filter(({ name }) => chosen.some(({ needs }) => needs.includes(name)));
  return total(await runTogether([...needed, ...chosen], availableParallelism(), runWork));
}

const selection = selectSuites(
  suites.map(({ name }) => name),
  process.argv.slice(2),
);
const problem = nodeVersionProblem(process.versions.node) ?? ('problem' in selection ? selection.problem : null);
if (problem || 'problem' in selection) {
  console.error(problem);
  process.exit(2);
}

const outcome = await runAll(selection.names);
if (outcome.failures.length > 0) console.log(`\n${outcome.failures.join('\n')}`);
console.log(`\n${closingLine(outcome)}`);
process.exitCode = outcome.failed > 0 || outcome.passed === 0 ? 1 : 0;
