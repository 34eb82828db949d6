import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { forkWithUs } from '../render/fork-with-us';
import { residentBytes } from '../render/process-memory';
import type { FromPrinter, HandoutJob, ToPrinter } from './handout-messages';

const MB = 1_024 * 1_024;
/** The longest book with its cover takes 150 MB of it. */
const HEAP_MB = 256;
/** A process with more is ended after its job. */
const MOST_BYTES = 300 * MB;

/** Thrown when the process says that this job cannot be made: another process would say the same. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

/** A process that makes hand-outs, one at a time. Pages come first: it gets what they leave of the processors. */
export class HandoutProcess {
  readonly #child: ChildProcess;
  readonly #onMessage = new Set<(message: FromPrinter) => void>();
  /** Rejects when the process has ended. */
  readonly #ended: Promise<never>;
  #hasEnded = false;
  #id = 0;

  constructor(program: string) {
    this.#child = forkWithUs(program, () => [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=4']);
    // Nobody reads what it prints, and a full pipe would stop it.
    this.#child.stderr?.resume();
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_LOW);
    this.#ended = new Promise((_, reject) => {
      const fail = (reason: string) => {
        this.#hasEnded = true;
        reject(new Error(`the process of the hand-outs ended (${reason})`));
      };
      this.#child.once('exit', (code, signal) => fail(String(signal ?? code)));
      this.#child.once('error', (error) => fail(error.message));
    });
    this.#ended.catch(() => undefined);
    this.#child.on('message', (message: FromPrinter) => this.#onMessage.forEach((listen) => listen(message)));
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether it has taken so much memory that a new one should follow. */
  get isLarge(): boolean {
    return this.#child.pid !== undefined && (residentBytes(this.#child.pid) ?? 0) > MOST_BYTES;
  }

  /** Makes a file. Rejects if the process ends, with JobFailed if it cannot, and when the signal is aborted. */
  async make(job: HandoutJob, signal: AbortSignal): Promise<Buffer> {
    this.#id += 1;
    const id = this.#id;
    let listen: ((message: FromPrinter) => void) | undefined;
    const made = new Promise<Buffer>((resolve, reject) => {
      listen = (message) => {
        if (message.id !== id) return;
        if (message.kind === 'made') resolve(Buffer.from(message.bytes));
        else reject(new JobFailed(message.reason));
      };
      this.#onMessage.add(listen);
      signal.addEventListener('abort', () => reject(new Error('it took too long')), { once: true });
    });
    const message: ToPrinter = { id, job };
    if (this.#child.connected) this.#child.send(message, () => undefined);
    try {
      return await Promise.race([made, this.#ended]);
    } finally {
      if (listen) this.#onMessage.delete(listen);
    }
  }

  /** Ends the process at once, whatever it does. */
  kill(): void {
    this.#hasEnded = true;
    this.#child.kill('SIGKILL');
  }
}
