import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import type { HandoutJob } from './handout-messages';
import { HandoutProcess, JobFailed } from './handout-process';

/** How many jobs may wait. One takes 0.1 to 0.5 s. */
const MOST_WAITING = 64;
/** How long a request waits for its file, behind those of others. */
const DEADLINE_MS = 30_000;
/**
 * A process that has not made its file after this time is ended. Long, because on a busy machine it gets only what the pages
 * leave of the processors.
 */
const HANG_MS = 60_000;
/** The process ends when nobody has wanted anything for so long, and gives its memory back. */
const IDLE_MS = 60_000;

const sentences = {
  queue: 'Too many files are being made: try again in a moment.',
  late: 'This file takes longer than usual and is still being made: try again in a minute.',
  ended: 'This file could not be made just now: try again in a moment.',
};

/** Thrown when a file cannot be sent now: too many wait, it is not ready yet, or the process ended or hung. */
export class HandoutsBusy extends Error {
  override readonly name = 'HandoutsBusy';
  /** What a reader is told. */
  readonly sentence: string;

  constructor(kind: keyof typeof sentences, reason: string) {
    super(reason);
    this.sentence = sentences[kind];
  }
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
   * Makes a file and stores it, once for all who ask for the same key meanwhile. Rejects with HandoutsBusy if there is none now:
   * one that is only late is stored when it is made. Rejects with JobFailed if it can never be made.
   */
  async make(key: string, job: HandoutJob, store: (bytes: Buffer) => Promise<void>): Promise<Buffer> {
    const running = this.#jobs.get(key) ?? this.#enqueue(key, job, store);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const fail = () => reject(new HandoutsBusy('late', 'the file was not made in time'));
      timer = setTimeout(fail, this.#options.deadlineMs ?? DEADLINE_MS);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #enqueue(key: string, job: HandoutJob, store: (bytes: Buffer) => Promise<void>): Promise<Buffer> {
    if (this.#isClosed || this.#jobs.size >= (this.#options.mostWaiting ?? MOST_WAITING))
      throw new HandoutsBusy('queue', 'too many files wait to be made');
    const made = this.#last
      .then(() => this.#make(job))
      .then(async (bytes) => {
        await store(bytes);
        return bytes;
      })
      .finally(() => this.#jobs.delete(key));
    this.#jobs.set(key, made);
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #make(job: HandoutJob): Promise<Buffer> {
    if (this.#isClosed) throw new HandoutsBusy('ended', 'the gateway stops');
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
      throw new HandoutsBusy('ended', messageOf(error));
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
