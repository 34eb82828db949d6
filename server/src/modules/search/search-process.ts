import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { forkConfined } from '../render/confined-process';
import { residentBytes } from '../render/process-memory';
import type { FromSearcher, SearchedRelease, ToSearcher } from './search-messages';

const MB = 1_024 * 1_024;
/** All listings and their indexes take 60 MB of it. */
const HEAP_MB = 128;
/** A process with more is ended after its query: typed arrays have no limit of their own. */
const MOST_BYTES = 140 * MB;
const SEMI_SPACE_MB = 1;

/** The parts of a worker's messages that say which query and which collection they are about. The rest is the pillar's own. */
const answerSchema = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('results'), id: z.int(), collection: z.string() }),
  z.looseObject({ kind: z.literal('suggestion'), id: z.int() }),
]);

/** What a worker is asked for. */
interface WorkerQuery {
  query: string;
  /** What is searched, in the order of the results. */
  collections: readonly string[];
  /** The rest of the message to the worker, which is the pillar's own. */
  options: Readonly<Record<string, unknown>>;
}

interface SearchProcessOptions {
  /** Script of the process. */
  program: string;
  /** The folders of the script and of the listings. */
  readable: readonly string[];
  release: SearchedRelease;
}

/** A process that runs a pillar's search worker, one query at a time. */
export class SearchProcess {
  readonly #child: ChildProcess;
  readonly #onMessage = new Set<(message: FromSearcher) => void>();
  /** Rejects when the process has ended. */
  readonly #ended: Promise<never>;
  #hasEnded = false;
  #query = 0;

  constructor({ program, readable, release }: SearchProcessOptions) {
    const flags = [
      `--max-old-space-size=${HEAP_MB}`,
      `--max-semi-space-size=${SEMI_SPACE_MB}`,
      // It runs rarely, so memory counts more than time. These two save 15 MB of 68.
      '--optimize-for-size',
      '--single-threaded',
    ];
    this.#child = forkConfined(program, { readable, flags });
    // Nobody reads what it prints, and a full pipe would stop it.
    this.#child.stderr?.resume();
    this.#ended = new Promise((_, reject) => {
      const fail = (reason: string) => {
        this.#hasEnded = true;
        reject(new Error(`the search process ended (${reason})`));
      };
      this.#child.once('exit', (code, signal) => fail(String(signal ?? code)));
      this.#child.once('error', (error) => fail(error.message));
    });
    this.#ended.catch(() => undefined);
    this.#child.on('message', (message: FromSearcher) => this.#onMessage.forEach((listen) => listen(message)));
    this.#send({ kind: 'open', release });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether it has taken so much memory that a new one should follow. */
  get isLarge(): boolean {
    return this.#child.pid !== undefined && (residentBytes(this.#child.pid) ?? 0) > MOST_BYTES;
  }

  /**
   * Posts a query to the worker and returns its messages as JSON: one of kind 'results' for each collection, and behind them
   * that of kind 'suggestion', if there is one. Rejects if the process ends, if its script cannot be run, or when the signal is
   * aborted.
   */
  async search({ query, collections, options }: WorkerQuery, signal: AbortSignal): Promise<string[]> {
    this.#query += 1;
    const id = this.#query;
    const found = new Map<string, string>();
    const suggestions: string[] = [];
    let listen: ((message: FromSearcher) => void) | undefined;
    const finished = new Promise<string[]>((resolve, reject) => {
      const take = (message: unknown) => {
        const answer = answerSchema.safeParse(message);
        if (!answer.success || answer.data.id !== id) return;
        if (answer.data.kind === 'suggestion') suggestions.push(JSON.stringify(message));
        else found.set(answer.data.collection, JSON.stringify(message));
        // The first query of a process gets its suggestion behind its results, and most queries have none.
        if (found.size === collections.length) this.#send({ kind: 'settle', id });
      };
      listen = (message) => {
        if (message.kind === 'failed') reject(new Error(message.reason));
        else if (message.kind === 'posted') take(message.message);
        else if (message.id === id) resolve([...collections.flatMap((name) => found.get(name) ?? []), ...suggestions]);
      };
      this.#onMessage.add(listen);
      signal.addEventListener('abort', () => reject(new Error('the search took too long')), { once: true });
    });
    this.#send({ kind: 'post', message: { ...options, kind: 'search', id, query, collections } });
    try {
      return await Promise.race([finished, this.#ended]);
    } finally {
      if (listen) this.#onMessage.delete(listen);
    }
  }

  /** Ends the process at once, whatever it does. */
  kill(): void {
    this.#hasEnded = true;
    this.#child.kill('SIGKILL');
  }

  #send(message: ToSearcher): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }
}
