// For developers: runs the start command, and restarts it when a source file changes.
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An editor may save several files at once: how long to wait for the last of them. Milliseconds. */
const QUIET_MS = 200;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const start = join(root, 'platform/start.mjs');
const sources = readdirSync(root)
  .filter((name) => /^(shared|shell|server|content|mfe-.+)$/.test(name))
  .map((name) => join(root, name, 'src'));

/** Nothing in front of the gateway must learn that it stops. */
const env = { DRAIN_SECONDS: '0', ...process.env };
const run = () => spawn(process.execPath, [start], { stdio: 'inherit', env });

let running = run();
/** @type {NodeJS.Timeout | undefined} */
let timer;

function restart() {
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
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  });
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (running.exitCode !== null || running.signalCode !== null) process.exit(0);
  running.once('close', (code) => process.exit(code ?? 1));
  // A terminal sends its interrupt to the site too, and a second signal would stop the site at once.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) running.kill(signal);
}
process.once('SIGINT', stop).once('SIGTERM', stop);
