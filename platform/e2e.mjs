// Prepares what the browser tests need if it is missing or outdated, then runs them. Arguments go to Playwright.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './src/commands/browser.mjs';
import {
  ensureBuilt,
  ensureContent,
  ensureInstalled,
  ensureKit,
  ensureTestDatabase,
  ensureTestPillars,
} from './src/commands/prepare.mjs';
import { StepFailure } from './src/commands/step.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} problem */
function fail(problem, exitCode = 1) {
  console.error(problem);
  process.exit(exitCode);
}

try {
  for (const ensure of [ensureInstalled, ensureBuilt, ensureContent, ensureTestPillars, ensureKit, ensureTestDatabase])
    await ensure(root);
} catch (error) {
  if (!(error instanceof StepFailure)) throw error;
  fail(error.message, error.exitCode);
}

const browser = await findBrowser(root);
if ('problem' in browser) fail(browser.problem);
else {
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [tool, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM_PATH: browser.file };
  spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).once('close', (code) => process.exit(code ?? 1));
}
