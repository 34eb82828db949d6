// For whoever writes code: runs the start command, and runs it again whenever a source file has changed.
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An editor saves several files at once; the wait, in milliseconds, for the last of them. */
const QUIET_MS = 200;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const start = join(root, 'platform/start.mjs');
const sources = readdirSync(root)
  .filter((name) => /^(shared|shell|server|content|mfe-.+)$/.test(name))
  .map((name) => join(root, name, 'src'));

const run = () => spawn(process.execPath, [start], { stdio: 'inherit' });

let running = run();
/** @type {NodeJS.Timeout | undefined} */
let waiting;

function startAgain() {
  const old = running;
  const next = () => {
    running = run();
  };
  if (old.exitCode === null && old.signalCode === null) {
    old.once('close', next);
    old.kill('SIGTERM');
  } else next();
}

for (const folder of sources) {
  watch(folder, { recursive: true }, (_, file) => {
    if (file === null || /\.test\.tsx?$/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(startAgain, QUIET_MS);
  });
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (running.exitCode !== null || running.signalCode !== null) process.exit(0);
  running.once('close', (code) => process.exit(code ?? 1));
  // A terminal has sent its interrupt to the site too, which does not wait when it is asked twice.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) running.kill(signal);
}
process.once('SIGINT', stop).once('SIGTERM', stop);
