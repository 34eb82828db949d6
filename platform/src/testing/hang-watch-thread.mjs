// A thread beside the tests of a jest process. It ends the process if nothing happens in it for too long, since no timeout
// of jest interrupts a loop that never ends, and the whole run would wait for it.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';

/** @typedef {{ params: { scriptId: string, url: string } }} Parsed */
/** @typedef {{ functionName: string, location: { scriptId: string, lineNumber: number } }} Frame */
/** @typedef {{ params: { callFrames: readonly Frame[] } }} Paused */

/** `state`: how many times something happened, and 1 while a test file runs. */
const { state, limitMs } = /** @type {{ state: Int32Array, limitMs: number }} */ (workerData);
const CHECKS = 20;
/** How long the main thread may take to say what it does, in milliseconds. */
const STACK_MS = 5000;

const STANDARD_ERROR = 2;

// The main thread is blocked, and process.stderr of a thread goes through it.
const write = (/** @type {string} */ text) => void writeSync(STANDARD_ERROR, `${text}\n`);

/**
 * What the main thread runs: a line for each function, the innermost first.
 * @returns {Promise<string>}
 */
function stackOfTests() {
  return new Promise((resolve) => {
    const session = new Session();
    session.connectToMainThread();
    /** @type {Map<string, string>} */
    const files = new Map();
    session.on(
      'Debugger.scriptParsed',
      (/** @type {Parsed} */ { params }) => void files.set(params.scriptId, params.url),
    );
    const line = (/** @type {Frame} */ { functionName, location: { scriptId, lineNumber } }) =>
      `    at ${functionName} (${files.get(scriptId)}:${lineNumber + 1})`;
    session.on('Debugger.paused', (/** @type {Paused} */ { params }) =>
      resolve(params.callFrames.map(line).join('\n')),
    );
    session.post('Debugger.enable');
    session.post('Debugger.pause');
    setTimeout(() => resolve('    It runs no JavaScript: it waits for something.'), STACK_MS);
  });
}

let seen = Atomics.load(state, 0);
let quiet = 0;
setInterval(() => {
  const count = Atomics.load(state, 0);
  quiet = count === seen && Atomics.load(state, 1) === 1 ? quiet + 1 : 0;
  seen = count;
  if (quiet !== CHECKS) return;
  void stackOfTests().then((stack) => {
    write(
      `In a test file nothing has happened for ${Math.round(limitMs / 1000)} s, so its process is ended. It runs:\n${stack}`,
    );
    process.kill(process.pid, 'SIGKILL');
  });
}, limitMs / CHECKS);
