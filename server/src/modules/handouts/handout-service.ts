import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import type { HandoutJob } from './handout-messages';
import { HandoutProcess, JobFailed } from './handout-process';

/** How many jobs may wait. One takes 0.1 to 0.5 s. */
const MOST_WAITING = 64;
/** How long a request waits for its file, behind those of others. */
const DEADLINE_MS = 30_000;
/** A process that has not made its file after this time is ended. */
const HANG_MS = 20_000;
/** The process ends when nobody has wanted anything for so long, and gives its memory back. */
const IDLE_MS = 60_000;

/** Thrown when a file cannot be made now: too many wait, or the process ended or hung. */
export class HandoutsBusy extends Error {
  override readonly name = 'HandoutsBusy';
}

/** See MOST_WAITING, DEADLINE_MS, HANG_MS and IDLE_MS. */
export interface HandoutLimits {
  mostWaiting?: number | undefined;
  deadlineMs?: number | undefined;
  hangMs?: number | undefined;
  idleMs?: number | undefined;
}

interface HandoutServiceOptions extends HandoutLimits {
  /** Script of the process. */
  program: string;
  log: Logger;
}

/** Makes files, one after the other, in a process that is started by the first and ends when nobody wants any. */
export class HandoutService {
  readonly #options: HandoutServiceOptions;
  /** The jobs that wait or run, by key: whoever asks for the same waits for the same. */
  readonly #jobs = new Map<string, Promise<Buffer>>();
  #process: HandoutProcess | undefined;
  /** Resolves when the last job that waits has ended. */
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: HandoutServiceOptions) {
    this.#options = options;
  }

  /** Whether a job with this key waits or runs. */
  isMaking(key: string): boolean {
    return this.#jobs.has(key);
  }

  /**
   * Makes a file, once for all who ask for the same key meanwhile. Rejects with HandoutsBusy if it cannot be made now, and with
   * JobFailed if it can never be made.
   */
  async make(key: string, job: HandoutJob): Promise<Buffer> {
    const running = this.#jobs.get(key) ?? this.#enqueue(key, job);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const fail = () => reject(new HandoutsBusy('the file was not made in time'));
      timer = setTimeout(fail, this.#options.deadlineMs ?? DEADLINE_MS);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #enqueue(key: string, job: HandoutJob): Promise<Buffer> {
    if (this.#isClosed || this.#jobs.size >= (this.#options.mostWaiting ?? MOST_WAITING))
      throw new HandoutsBusy('too many files wait to be made');
    const made = this.#last.then(() => this.#make(job)).finally(() => this.#jobs.delete(key));
    this.#jobs.set(key, made);
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #make(job: HandoutJob): Promise<Buffer> {
    if (this.#isClosed) throw new HandoutsBusy('the gateway stops');
    clearTimeout(this.#idle);
    const { program, log, hangMs = HANG_MS, idleMs = IDLE_MS } = this.#options;
    try {
      if (!this.#process || this.#process.hasEnded) this.#process = new HandoutProcess(program);
      const running = this.#process;
      const bytes = await running.make(job, AbortSignal.timeout(hangMs));
      if (running.isLarge) this.#end();
      return bytes;
    } catch (error) {
      if (error instanceof JobFailed) throw error;
      this.#end();
      if (this.#mayLog()) log.error({ reason: messageOf(error) }, 'a hand-out was not made');
      throw new HandoutsBusy(messageOf(error));
    } finally {
      this.#idle = setTimeout(() => this.#end(), idleMs).unref();
    }
  }

  /** Closing the gateway ends the process, which is no failure. */
  #mayLog(): boolean {
    return !this.#isClosed;
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#process?.kill();
    this.#process = undefined;
  }
}
