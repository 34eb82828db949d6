import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createRequire } from 'node:module';
import { runProgram } from './step.mjs';

/** Program names of Chromium. A headless shell, which has no windows, is the fastest. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Paths of Chromium on systems that do not put it on the PATH. */
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** How long a download or an installation may take, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 600_000;
const CHECK_TIMEOUT_MS = 20_000;

/** Debian has both packages; distributions that are based on it have only the second. */
const packages = ['chromium-headless-shell', 'chromium'];

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium that the system has, or null.
 * @param {string} path folders to look in, as PATH has them
 */
function systemBrowser(path) {
  const folders = path.split(delimiter).filter(Boolean);
  const candidates = [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...systemPaths];
  return candidates.find(canRun) ?? null;
}

/**
 * Whether a browser starts. A downloaded one may lack system libraries.
 * @param {string} root
 * @param {string} file
 */
async function starts(root, file) {
  if (!canRun(file)) return false;
  const command = [file, '--version'];
  return (await runProgram(command, { root, output: 'store', timeoutMs: CHECK_TIMEOUT_MS })).exitCode === 0;
}

/** @param {string} root */
async function downloadedBrowser(root) {
  /** @type {unknown} */
  const playwright = createRequire(join(root, 'package.json'))('@playwright/test');
  const { chromium } = /** @type {{ chromium: { executablePath(): string } }} */ (playwright);
  const file = chromium.executablePath();
  if (await starts(root, file)) return file;
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  await runProgram([process.execPath, tool, 'install', 'chromium'], {
    root,
    output: 'stream',
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  return (await starts(root, file)) ? file : null;
}

/** @param {string} root */
async function packagedBrowser(root) {
  const succeeds = async (/** @type {string[]} */ ...command) =>
    (await runProgram(command, { root, output: 'store', timeoutMs: CHECK_TIMEOUT_MS })).exitCode === 0;
  if (!(await succeeds('apt-get', '--version'))) return null;
  const isAdministrator = process.getuid?.() === 0;
  if (!isAdministrator && !(await succeeds('sudo', '-n', 'true'))) return null;
  const prefix = isAdministrator ? [] : ['sudo', '-n'];
  const aptGet = async (/** @type {string[]} */ ...command) =>
    runProgram([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...command], {
      root,
      output: 'stream',
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
    });
  await aptGet('update');
  for (const name of packages)
    if ((await aptGet('install', '-y', '--no-install-recommends', name)).exitCode === 0) break;
  return systemBrowser(process.env.PATH ?? '');
}

/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM_PATH names, the system's, or Playwright's download.
 * Otherwise installs a package, if the system is like Debian and this user may do so.
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<{ file: string } | { problem: string }>} problem: one sentence that says what to do
 */
export async function findBrowser(root, environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    return canRun(named)
      ? { file: named }
      : { problem: `CHROMIUM_PATH is '${named}', which is not a program: name a Chromium, or leave it unset.` };
  }
  const file =
    systemBrowser(environment.PATH ?? '') ?? (await downloadedBrowser(root)) ?? (await packagedBrowser(root));
  return file
    ? { file }
    : {
        problem:
          'No Chromium was found, and none could be downloaded or installed: install one and name it in CHROMIUM_PATH.',
      };
}
