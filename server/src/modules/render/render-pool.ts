import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { RenderQuery, RenderQueryAnswer, RenderRequest, RenderResult } from '@manna/shared/contracts';
import { Piscina } from 'piscina';
import type { Logger } from 'pino';
import { codeOf, messageOf, nameOf } from '../../start-error';
import { readPanels } from '@manna/shared/domain';
import { persistedQuery, type Documents, type GraphqlService, type QuerySession } from '../graphql/graphql-service';
import type { Shell } from '../shell/shell-release';
import { BEGIN, type LateFailure, type RenderTask, type WorkerMessage } from './render-messages';
import { FairQueue } from './fair-queue';
import { SuspendedPillars } from './suspended-pillars';

const MIN_THREADS = 1;
const MAX_THREADS = 2;
/** How long an idle second thread stays alive, because starting one takes longer than rendering many pages. */
const IDLE_THREAD_MS = 60_000;
/**
 * Counted from when a worker starts a page. It is meant for a hanging worker: a long page takes seconds on a busy
 * machine.
 */
export const RENDER_DEADLINE_MS = 4_000;
/** How long a page waits for a free worker that has loaded the shell. A thread starts slowly on a busy machine. */
const WORKER_DEADLINE_MS = 10_000;
const WORKER_HEAP_MB = 96;
/** Room for the garbage of one page. A larger young generation delays the next major garbage collection. */
const WORKER_YOUNG_MB = 16;

interface RenderPoolOptions {
  /** Script of the worker threads. */
  worker: string;
  shell: Shell;
  graphql: GraphqlService;
  log: Logger;
}

interface Failure {
  error: unknown;
  entered: string | undefined;
  hung: boolean;
  /** The thread ended, perhaps by what an earlier page left behind. */
  died: boolean;
}
type Outcome = { result: RenderResult } | Failure;

/** Pages and side panels that may wait, of one client and of all. */
const CLIENT_COST = 60;
const TOTAL_COST = 600;

/** A side panel costs as much as a page. */
const costOf = ({ url }: RenderRequest): number => 1 + readPanels(new URL(url).searchParams.get('panels') ?? '').length;

/** How often a page whose thread ended is begun again. */
const WHOLE_TRIES = 3;

async function runQuery(session: QuerySession, { id, hash, variables }: RenderQuery): Promise<RenderQueryAnswer> {
  try {
    const { data, errors } = await session.run({ extensions: persistedQuery(hash), variables });
    return errors?.[0] ? { id, error: errors[0].message } : { id, data };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
}

/** Worker threads that render pages, each page within a deadline. */
export class RenderPool {
  readonly #pool: Piscina;
  readonly #options: RenderPoolOptions;
  readonly #suspended = new SuspendedPillars();
  readonly #queue = new FairQueue({ atOnce: MAX_THREADS, perClient: CLIENT_COST, total: TOTAL_COST });
  #closed = false;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#pool = new Piscina({
      filename: options.worker,
      minThreads: MIN_THREADS,
      maxThreads: MAX_THREADS,
      idleTimeout: IDLE_THREAD_MS,
      // The gateway's settings have passwords in them.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB, maxYoungGenerationSizeMb: WORKER_YOUNG_MB },
    });
    // A worker that ends between two pages is replaced. Without this listener it would end the process.
    this.#pool.on('error', (error: unknown) =>
      options.log.error({ reason: messageOf(error) }, 'a render worker ended'),
    );
    this.#pool.on('message', ({ late, stack }: LateFailure) =>
      options.log.error({ reason: late, stack }, 'a pillar failed after its page was rendered'),
    );
  }

  /** Loads the shell in a worker before the first request. */
  async warm(): Promise<void> {
    const { log, shell } = this.#options;
    const { serverFile, serverIntegrity } = shell;
    try {
      await this.#pool.run({ serverFile, serverIntegrity }, { name: 'warm' });
    } catch (error) {
      if (!this.#closed) log.error({ reason: messageOf(error) }, 'the shell could not be loaded for rendering');
    }
  }

  /**
   * Renders a page when it is the client's turn. Throws QueueFull if too much waits.
   */
  render(request: RenderRequest, documents: Documents, client: string): Promise<RenderResult> {
    return this.#queue.run(client, costOf(request), () => this.#render(request, documents));
  }

  /**
   * Renders a page, without the pillars if they fail or take too long. Rejects if that fails too. `documents` are
   * the queries that the page may run, text by SHA-256.
   */
  async #render(request: RenderRequest, documents: Documents): Promise<RenderResult> {
    const { log } = this.#options;
    const whole = () => this.#attempt(request, documents, () => this.#suspended.of(request));
    let first = await whole();
    // The page may be innocent, so it is tried again whole before its own pillar is blamed.
    for (let tries = 1; 'error' in first && first.died && tries < WHOLE_TRIES; tries += 1) first = await whole();
    if ('result' in first) return first.result;
    const { entered: pillar, error, hung, died } = first;
    log.error(
      { url: request.url, pillar, reason: messageOf(error) },
      'a page failed and is rendered again without pillars',
    );
    if (hung || died) this.#suspended.add(request, pillar);
    const second = await this.#attempt(request, documents, () => Object.keys(request.pillars));
    if ('result' in second) return second.result;
    throw second.error;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
  }

  async #attempt(request: RenderRequest, documents: Documents, withheld: () => readonly string[]): Promise<Outcome> {
    const { shell, graphql } = this.#options;
    const { port1, port2 } = new MessageChannel();
    const session = graphql.openPageSession(documents);
    const ending = new AbortController();
    const endIn = (ms: number) => setTimeout(() => ending.abort(), ms);
    let deadline = endIn(WORKER_DEADLINE_MS);
    let entered: string | undefined;
    let pendingQueries = 0;
    port1.on('message', (message: WorkerMessage) => {
      if ('started' in message) {
        clearTimeout(deadline);
        deadline = endIn(RENDER_DEADLINE_MS);
        this.#reply(port1, { id: BEGIN, data: withheld() });
        return;
      }
      if ('entering' in message) {
        entered = message.entering;
        return;
      }
      pendingQueries += 1;
      void runQuery(session, message).then((response) => {
        pendingQueries -= 1;
        this.#reply(port1, response);
      });
    });
    const { serverFile, serverIntegrity } = shell;
    const task: RenderTask = { request, shell: { serverFile, serverIntegrity }, port: port2 };
    try {
      const { signal } = ending;
      const result = (await this.#pool.run(task, { transferList: [port2], signal })) as RenderResult;
      return { result };
    } catch (error) {
      // Waiting for the database is not a hang of the pillar.
      const hung = nameOf(error) === 'AbortError' && pendingQueries === 0;
      const died = codeOf(error)?.startsWith('ERR_WORKER_') === true || messageOf(error).startsWith('worker exited');
      return { error, entered, hung, died };
    } finally {
      clearTimeout(deadline);
      port1.close();
    }
  }

  #reply(port: MessagePort, response: RenderQueryAnswer): void {
    try {
      port.postMessage(response);
    } catch (error) {
      port.postMessage({ id: response.id, error: messageOf(error) } satisfies RenderQueryAnswer);
    }
  }
}
