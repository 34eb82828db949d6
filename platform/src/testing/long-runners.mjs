/** How long a test file may run before the output names it, in milliseconds. Every file ends sooner on a quiet machine. */
const LONG_MS = 180_000;

/** @param {string} text */
const writeError = (text) => void process.stderr.write(text);

/**
 * A reporter that names test files that run for minutes. A file that never ends keeps jest from ending, and jest itself
 * prints the names of files only when they end.
 */
export default class LongRunners {
  /** @type {Map<string, NodeJS.Timeout>} */
  #timers = new Map();
  #write;

  /**
   * @param {unknown} _globalConfig
   * @param {{ longMs?: number, write?: (text: string) => void }} [options]
   */
  constructor(_globalConfig, { longMs = LONG_MS, write = writeError } = {}) {
    this.longMs = longMs;
    this.#write = write;
  }

  /** @param {{ path: string }} test */
  onTestFileStart({ path }) {
    const began = Date.now();
    const report = () => {
      this.#write(`RUNS ${path} has not ended after ${Math.round((Date.now() - began) / 1000)} s.\n`);
    };
    this.#timers.set(path, setInterval(report, this.longMs).unref());
  }

  /** @param {{ path: string }} test */
  onTestFileResult({ path }) {
    clearInterval(this.#timers.get(path));
    this.#timers.delete(path);
  }
}
