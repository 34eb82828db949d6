// The one command of a contributor: installs, builds, and runs every check and every test.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './src/commands/browser.mjs';
import { nodeVersionProblem } from './src/commands/node-version.mjs';
import { ensureBuilt, ensureContent, ensureInstalled } from './src/commands/prepare.mjs';
import { checkResult, closingLine, jestResult, notRun, playwrightResult, total } from './src/commands/results.mjs';
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

/**
 * @param {string} name
 * @param {string} script
 * @returns {() => Promise<Result>}
 */
const check =
  (name, script = name) =>
  async () =>
    checkResult(name, (await runProgram(npm(script), { root, output: 'stream' })).exitCode);

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

/** @type {readonly { name: string, needs: 'nothing' | 'build', run: () => Promise<Result> }[]} */
const suites = [
  { name: 'format', needs: 'nothing', run: check('format') },
  { name: 'lint', needs: 'nothing', run: check('lint') },
  { name: 'types', needs: 'nothing', run: check('types') },
  { name: 'boundaries', needs: 'nothing', run: check('boundaries') },
  { name: 'unused', needs: 'nothing', run: check('unused') },
  { name: 'codegen', needs: 'nothing', run: check('codegen', 'codegen:check') },
  { name: 'graph', needs: 'nothing', run: check('graph', 'graph:check') },
  { name: 'sizes', needs: 'build', run: check('sizes') },
  { name: 'unit', needs: 'nothing', run: unit },
  { name: 'e2e', needs: 'build', run: e2e },
];

/**
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<Result>} no result of its own where it went well: it is no test
 */
async function preparation(name, work) {
  try {
    await work();
    return total([]);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    return checkResult(name, error.exitCode);
  }
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<Result>}
 */
async function runAll(names) {
  const chosen = suites.filter(({ name }) => names.includes(name));
  const installed = await preparation('install', () => ensureInstalled(root));
  if (installed.failed > 0) return installed;
  const prepared = chosen.some(({ needs }) => needs === 'build')
    ? total([
        await preparation('build', () => ensureBuilt(root)),
        await preparation('content', () => ensureContent(root)),
      ])
    : total([]);
  const results = [prepared];
  for (const { name, needs, run } of chosen) {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const ready = needs === 'nothing' || prepared.failed === 0;
    const result = ready ? await run() : notRun(name, 'since the build before it failed');
    console.log(`== ${name} ${result.failed > 0 ? 'FAILED' : 'ok'}, ${seconds(performance.now() - began)}`);
    results.push(result);
  }
  return total(results);
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
