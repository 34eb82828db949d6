import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How much of a failed step's output is worth repeating, in lines. */
const TAIL_LINES = 60;
/** How much of a program's output is stored to show it later, in characters. If it writes more, the beginning is dropped. */
const KEPT_OUTPUT = 1_000_000;

/** A step of a command that did not succeed; the message is one sentence for whoever ran the command. */
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
  // Under npm its own script is known; asking the system for 'npm' would need a shell on Windows.
  environment.npm_execpath ? [process.execPath, environment.npm_execpath] : ['npm'];

/**
 * Runs a program to its end. A SIGINT or SIGTERM to this process goes to the program, and then ends this process too.
 * @param {readonly string[]} command
 * @param {{ root: string, output: 'stream' | 'keep', environment?: Readonly<Record<string, string | undefined>>, timeoutMs?: number }} options
 * @returns {Promise<{ exitCode: number, text: string, tail: string }>} what it wrote, and the last lines of that, if the output was stored
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
        written = (written + text).slice(-KEPT_OUTPUT);
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
 * One step with its progress line: 'install … 41.2 s', or 'build … unchanged 0.2 s' where `isDone` finds nothing to do.
 * @param {{ name: string, isDone: () => boolean, work: () => Promise<void> }} step
 * @param {(text: string) => void} [write] takes the line, in parts; to the terminal unless told otherwise
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
