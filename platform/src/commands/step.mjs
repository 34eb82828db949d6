import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How many lines at the end of a failed step's output are shown. */
const TAIL_LINES = 60;
/** How many characters of a program's output are stored. If it writes more, the beginning is dropped. */
const STORED_CHARACTERS = 1_000_000;

/** A step of a command failed. The message is for the user of the command. */
export class StepFailure extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Seconds as a person reads them, such as '0.2 s'.
 * @param {number} milliseconds
 */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * The npm of this Node.js, as a command and its first arguments.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {[string, ...string[]]}
 */
export const npmCommand = (environment = process.env) =>
  // npm tells its scripts its own path. Without that, 'npm' would need a shell on Windows.
  environment.npm_execpath ? [process.execPath, environment.npm_execpath] : ['npm'];

/**
 * Runs a program until it ends. Passes SIGINT and SIGTERM on to it; after such a signal, this process exits too.
 * @param {readonly string[]} command
 * @param {{ root: string, output: 'stream' | 'store', environment?: Readonly<Record<string, string | undefined>>, timeoutMs?: number }} options
 * @returns {Promise<{ exitCode: number, text: string, tail: string }>} its output and the last lines of it, if the output was stored
 */
export function runProgram([program = '', ...rest], { root, output, environment, timeoutMs }) {
  return new Promise((done) => {
    const child = spawn(program, rest, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: output === 'stream' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        written = (written + text).slice(-STORED_CHARACTERS);
      });
    }
    /** @type {NodeJS.Signals | undefined} */
    let stopped;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      stopped = signal;
      child.kill(signal);
    };
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    const finish = (/** @type {number} */ exitCode) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      if (stopped) process.exit(128 + constants.signals[stopped]);
      done({ exitCode, text: written, tail: written.trimEnd().split('\n').slice(-TAIL_LINES).join('\n') });
    };
    child.on('error', (error) => {
      written += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * One step with its progress line: 'install … 41.2 s', or 'build … unchanged 0.2 s' if `isDone` returns true.
 * @param {{ name: string, isDone: () => boolean, work: () => Promise<void> }} step
 * @param {(text: string) => void} [write] receives the line in parts; by default prints it
 */
export async function runStep({ name, isDone, work }, write = (text) => void process.stdout.write(text)) {
  const began = performance.now();
  write(`${name} … `);
  const unchanged = isDone();
  try {
    if (!unchanged) await work();
  } catch (error) {
    write(`failed ${seconds(performance.now() - began)}\n`);
    throw error;
  }
  write(`${unchanged ? 'unchanged ' : ''}${seconds(performance.now() - began)}\n`);
}
