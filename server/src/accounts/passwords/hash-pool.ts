import { Worker } from 'node:worker_threads';
import type { HashResult, HashTask } from './hash-messages';

/** Waiting tasks; a hash takes about 30 ms, so the last waits for about a second. */
const QUEUE = 32;
/** A worker without work ends after this time and returns its memory. Milliseconds. */
const IDLE_MS = 30_000;

/** The queue of passwords is full. */
export class TooManyHashes extends Error {
  override readonly name = 'TooManyHashes';
}

interface Waiting {
  task: HashTask;
  resolve(result: HashResult): void;
  reject(error: unknown): void;
}

/**
 * argon2id hash of a random text that nobody knows. A password for an unknown e-mail address is compared with it, so that
 * it takes as long as for a known one.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ySjyLO4KZ5F3CIYZWMjCtw$Vglbu2UHAbzxdXpIx1NWSws9faWaIkFXlCmL2+d37Ro';

/**
 * Hashes and verifies passwords in one thread of its own. Node's own thread pool is left free: the gateway reads files
 * and resolves host names in it. One thread, because a flood of sign-ins must leave the other cores to readers.
 */
export class HashPool {
  readonly #program: string;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #running: Waiting | undefined;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 0;
  #isClosed = false;

  constructor(program: string) {
    this.#program = program;
  }

  /** Throws TooManyHashes if another password could not be hashed now, before anything else is done for it. */
  expectRoom(): void {
    if (this.#isClosed || this.#waiting.length >= QUEUE)
      throw new TooManyHashes('too many passwords wait to be hashed');
  }

  /** The hash of a password in the PHC format; undefined if it is one of the commonest. Throws TooManyHashes. */
  async hash(password: string): Promise<string | undefined> {
    const result = await this.#run({ id: this.#nextId++, password });
    return 'hash' in result ? result.hash : undefined;
  }

  /** Whether a password has this hash; false, after the same time, if there is no hash. Throws TooManyHashes. */
  async verify(hashed: string | null | undefined, password: string): Promise<boolean> {
    const result = await this.#run({ id: this.#nextId++, password, hashed: hashed ?? NOBODYS_HASH });
    return hashed != null && 'isRight' in result && result.isRight;
  }

  async #run(task: HashTask): Promise<HashResult> {
    this.expectRoom();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running) return;
    const next = this.#waiting.shift();
    clearTimeout(this.#idle);
    if (!next) {
      this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref();
      return;
    }
    this.#running = next;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(next.task);
  }

  #start(): Worker {
    const worker = new Worker(this.#program);
    worker.on('message', (result: HashResult) => {
      const finished = this.#running;
      this.#running = undefined;
      worker.unref();
      finished?.resolve(result);
      this.#next();
    });
    const failed = (error: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const unfinished = this.#running;
      this.#running = undefined;
      unfinished?.reject(error);
      this.#next();
    };
    worker.on('error', failed);
    worker.on('exit', (code) => failed(new Error(`the hash worker ended with code ${code}`)));
    return worker;
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    const unfinished = [...(this.#running ? [this.#running] : []), ...this.#waiting.splice(0)];
    this.#running = undefined;
    for (const { reject } of unfinished) reject(new TooManyHashes('the accounts server stops'));
    await this.#end();
  }
}
