import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { databaseAway } from './database-away';

interface RoundsOptions {
  everyMs: number;
  log: Logger;
  /** Logged with the reason if a round fails. While the database is away nothing is logged: others say so. */
  failure: string;
}

/** Work with the database that is done again and again, never twice at once. No request waits for it. */
export class DatabaseRounds {
  readonly #work: () => Promise<void>;
  readonly #options: RoundsOptions;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(work: () => Promise<void>, options: RoundsOptions) {
    this.#work = work;
    this.#options = options;
    this.#timer = setInterval(() => void this.run(), options.everyMs).unref();
  }

  /** Does the work now, or waits for the round that runs. Never rejects. */
  run(): Promise<void> {
    const { log, failure } = this.#options;
    this.#running ??= this.#work()
      .catch((error: unknown) => {
        if (databaseAway(error) === undefined) log.error({ reason: messageOf(error) }, failure);
      })
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Begins no other round, and waits for the one that runs. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
