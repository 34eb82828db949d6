import { EventEmitter } from 'node:events';
import type { RenderQuery, RenderQueryAnswer, RenderRequest, RenderResult } from '@manna/shared/contracts';
import { readPanels } from '@manna/shared/domain';
import { areaOf } from '@manna/shared/domain/host';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { persistedQuery, type Documents, type GraphqlService } from '../graphql/graphql-service';
import type { Shell } from '../shell/shell-release';
import { FairQueue } from './fair-queue';
import { noTracing, type Tracing } from '../tracing/tracing';
import { SuspendedPillars, type Fault, type Suspension } from './suspended-pillars';
import { NoWorker, WorkerCrew } from './worker-crew';
import type { PageOutcome, WorkerEnd, WorkerProcess } from './worker-process';

/**
 * Counted from when a worker starts a page. It is meant for a hanging worker: a long page takes seconds on a busy
 * machine.
 */
export const RENDER_DEADLINE_MS = 4_000;
/** How long pages of the shell before may still wait for their turn and be rendered. Longer than any of them takes. */
const FORMER_SHELL_MS = 30_000;
/** Pages and side panels that may wait, of one client and of all. */
const CLIENT_COST = 60;
const TOTAL_COST = 600;
/** What a page takes that counts as one of `rendersPerMinute`. */
const PAGE_MS = 20;
/** A reader who opens many tabs at once does not wait. */
const BURST_MS = 2_000;
/** Longer than the longest page takes. */
const MOST_MS = 250;
const MINUTE_MS = 60_000;

/** How often a page is begun, each time without the pillar that failed before, until it is rendered without all. */
const TRIES = 3;

/** How many sections have a page that is kept for new workers to warm up with. */
const REHEARSALS = 4;

/**
 * What became of a pillar's part of a page: rendered; not tried, because the page has too many panels, or because the pillar
 * is suspended; thrown or ended; not ready in time. In all cases but the first the browser renders it.
 */
export type RenderOutcome = 'whole' | 'stripped' | 'suspended' | 'failed' | 'timed_out';

export interface RenderEvents {
  rendered: [pillar: string, outcome: RenderOutcome, version: string];
  workerEnded: [end: WorkerEnd];
  /** A worker hung or ended during a page, and the page goes on without this pillar, whose code ran last. */
  workerLost: [pillar: string];
}

interface RenderPoolOptions {
  /** Script of the workers. */
  worker: string;
  /** The folders of the bundles. */
  readable: readonly string[];
  /** How many pages are rendered at the same time, at least two. */
  workers: number;
  /** How many pages of usual length are rendered for one client in a minute. Longer ones count more. */
  rendersPerMinute: number;
  shell: Shell;
  graphql: GraphqlService;
  /** By default nothing is traced. */
  tracing?: Tracing;
  log: Logger;
}

/** Whether the page may be innocent of what became of it. */
const isUncertain = (outcome: PageOutcome): boolean =>
  outcome.kind === 'ended' || (outcome.kind === 'failed' && outcome.isUncertain);

type Session = ReturnType<GraphqlService['openPageSession']>;

/** A side panel costs as much as a page. The sections are the first segments of the paths that the page shows. */
const orderOf = ({ url }: RenderRequest, client: string) => {
  const { pathname, searchParams } = new URL(url);
  const paths = [pathname, ...readPanels(searchParams.get('panels'))];
  const groups = new Set(paths.map(areaOf));
  return { client, cost: paths.length, groups: [...groups] };
};

async function runQuery(session: Session, { id, hash, variables }: RenderQuery): Promise<RenderQueryAnswer> {
  try {
    const { data, errors } = await session.run({ extensions: persistedQuery(hash), variables });
    return errors?.[0] ? { id, error: errors[0].message } : { id, data };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
}

type ShellFile = Pick<Shell, 'serverFile' | 'serverIntegrity'>;

interface ShellCrew {
  /** The pin of the shell's server bundle. */
  shell: string;
  workers: WorkerCrew;
}

/** Worker processes that render pages, each page within a deadline. */
export class RenderPool {
  readonly events = new EventEmitter<RenderEvents>();
  #crew: ShellCrew;
  /** That of the shell before, for pages that were asked for before the shell changed. */
  #formerCrew: ShellCrew | undefined;
  readonly #options: RenderPoolOptions;
  readonly #suspended = new SuspendedPillars();
  readonly #queue: FairQueue;
  readonly #tracing: Tracing;
  /** The last page of each section that was rendered whole, with the composition that is used now. */
  readonly #rehearsals = new Map<string, { request: RenderRequest; documents: Documents }>();
  #generation: number | undefined;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#tracing = options.tracing ?? noTracing;
    const { workers, rendersPerMinute, shell } = options;
    // Pages of a section come from one pillar, so the last worker is never held by a pillar that holds all others.
    this.#queue = new FairQueue({
      atOnce: workers,
      perGroup: workers - 1,
      perClient: CLIENT_COST,
      total: TOTAL_COST,
      pace: { share: (rendersPerMinute * PAGE_MS) / MINUTE_MS, burstMs: BURST_MS, mostMs: MOST_MS },
    });
    this.#crew = this.#crewFor(shell);
  }

  /** How many pages wait for their turn. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** The worker processes: how many there should be, how many take pages, and the memory of all in bytes. */
  get workers(): WorkerCrew['state'] {
    return this.#crew.workers.state;
  }

  /** The releases that are left to the browser now. */
  suspensions(): Suspension[] {
    return this.#suspended.list();
  }

  /**
   * Renders a page when it is the client's turn. Throws QueueFull if too much waits. A pillar that fails or takes too
   * long is left out. Rejects if the page fails without any pillar too. `documents` are the queries that the page may
   * run, text by SHA-256. `generation` grows with each change of the composition; all variants of one have the same.
   */
  async render(
    request: RenderRequest,
    documents: Documents,
    { client, generation }: { client: string; generation: number },
  ): Promise<RenderResult> {
    // What pillars did to a worker must not outlive them.
    if (this.#generation === undefined || generation > this.#generation) {
      this.#rehearsals.clear();
      const isFirst = this.#generation === undefined;
      this.#generation = generation;
      if (this.#crew.shell !== request.shell.serverIntegrity) this.#changeShell(request.shell);
      else if (!isFirst) this.#crew.workers.renew();
    }
    return this.#tracing.span('render page', {}, () => {
      // The queue calls it when another page is done.
      const render = this.#tracing.bind(() => this.#render(request, documents, generation));
      return this.#queue.run(orderOf(request, client), render);
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#crew.workers.close(), this.#formerCrew?.workers.close()]);
  }

  /** Workers that render with one shell. A process never loads a second one: what pillars hold of the first would be wrong. */
  #crewFor({ serverFile, serverIntegrity: shell }: ShellFile): ShellCrew {
    const { worker: file, readable, workers: size, log } = this.#options;
    return {
      shell,
      workers: new WorkerCrew({
        script: { file, readable, shell: { file: serverFile, integrity: shell } },
        size,
        log,
        onEnded: (end) => void this.events.emit('workerEnded', end),
        rehearse: async (worker, isWanted) => {
          if (this.#crew.shell === shell) await this.#rehearse(worker, isWanted);
        },
      }),
    };
  }

  /** Pages of the shell before are finished by its own workers. */
  #changeShell(shell: ShellFile): void {
    const former = this.#crew;
    void this.#formerCrew?.workers.close();
    this.#formerCrew = former;
    this.#crew = this.#crewFor(shell);
    setTimeout(() => {
      if (this.#formerCrew === former) this.#formerCrew = undefined;
      void former.workers.close();
    }, FORMER_SHELL_MS).unref();
  }

  /** The workers that can render a page. */
  #workersFor({ shell: { serverIntegrity } }: RenderRequest): WorkerCrew {
    const crew = [this.#crew, this.#formerCrew].find((one) => one?.shell === serverIntegrity);
    if (!crew) throw new NoWorker('the shell of the page is not in force any more');
    return crew.workers;
  }

  async #render(request: RenderRequest, documents: Documents, generation: number): Promise<RenderResult> {
    const { log, workers } = this.#options;
    const all = Object.keys(request.pillars);
    const attempt = (withheld: readonly string[]) => this.#attempt(request, documents, withheld);
    const suspended = this.#suspended.of(request);
    let withheld = [...suspended];
    let outcome = await attempt(withheld);
    // The page may be innocent, so it is tried again whole before one of its pillars is blamed. Whoever killed its worker
    // may have killed all of them: an end before any pillar's code began says nothing of the page.
    for (let ends = 1; isUncertain(outcome) && ends <= workers; ends += 1) {
      if (ends > 1 && outcome.entered.length > 0) break;
      outcome = await attempt(withheld);
    }
    let guilt: { pillar: string; fault: Fault } | undefined;
    for (let tries = 1; outcome.kind !== 'rendered'; tries += 1) {
      if (withheld.length >= all.length) throw new Error(outcome.reason);
      const { reason, entered, kind } = outcome;
      const blamed = entered.at(-1);
      log.error({ url: request.url, pillar: blamed, reason }, 'a page failed and is rendered again without the pillar');
      if (blamed !== undefined) this.#tell(request, blamed, kind === 'hung' ? 'timed_out' : 'failed');
      if (blamed !== undefined && kind !== 'failed') this.events.emit('workerLost', blamed);
      const isGuilty = kind === 'ended' || (kind === 'hung' && !outcome.isWaiting);
      guilt = isGuilty && blamed !== undefined ? { pillar: blamed, fault: kind === 'hung' ? 'slow' : kind } : undefined;
      withheld = blamed === undefined || tries === TRIES ? all : [...withheld, blamed];
      outcome = await attempt(withheld);
    }
    // Only now is it certain: without that pillar the page goes well.
    if (guilt) this.#suspended.add(request, guilt.pillar, guilt.fault);
    if (withheld.length === 0 && generation === this.#generation)
      this.#keepForRehearsal(request, documents, outcome.result);
    return this.#account(request, outcome, suspended);
  }

  #tell({ composition }: RenderRequest, pillar: string, outcome: RenderOutcome): void {
    const version = composition.pillars.find(({ name }) => name === pillar)?.version ?? '';
    this.events.emit('rendered', pillar, outcome, version);
  }

  /** Counts what became of the pillars of a page, and suspends those whose data does not come. */
  #account(request: RenderRequest, outcome: PageOutcome & { kind: 'rendered' }, suspended: readonly string[]) {
    const { result, entered, isWaiting } = outcome;
    if (result.kind === 'redirect') return result;
    const failed = new Set(result.failures.map(({ pillar }) => pillar));
    for (const pillar of new Set(entered)) if (!failed.has(pillar)) this.#tell(request, pillar, 'whole');
    for (const { pillar, kind } of result.failures) {
      const isTried = entered.includes(pillar);
      if (kind === 'postponed') this.#tell(request, pillar, 'stripped');
      else if (suspended.includes(pillar)) this.#tell(request, pillar, 'suspended');
      else if (isTried) this.#tell(request, pillar, kind === 'timeout' ? 'timed_out' : 'failed');
      // Waiting for the database is not the pillar's fault.
      if (isTried && kind === 'timeout' && !isWaiting) this.#suspended.add(request, pillar, 'slow');
    }
    return result;
  }

  async #attempt(request: RenderRequest, documents: Documents, withheld: readonly string[]): Promise<PageOutcome> {
    const crew = this.#workersFor(request);
    const worker = await crew.take();
    const outcome = await this.#tracing.span('render in a worker', {}, async (span) => {
      const rendered = await this.#run(worker, request, documents, withheld);
      const { kind, entered } = rendered;
      span.set({ 'manna.outcome': kind, 'manna.pillars': entered.join(), 'manna.withheld': withheld.join() });
      if (kind !== 'rendered') span.fail();
      return rendered;
    });
    crew.give(worker);
    return outcome;
  }

  #run(worker: WorkerProcess, request: RenderRequest, documents: Documents, withheld: readonly string[]) {
    const session = this.#options.graphql.openPageSession(documents);
    return worker.run({
      request,
      withheld,
      deadlineMs: RENDER_DEADLINE_MS,
      runQuery: this.#tracing.bind((query: RenderQuery) => {
        const hash = documents.has(query.hash) ? query.hash : 'unknown';
        return this.#tracing.span('query', { 'graphql.document.hash': hash }, () => runQuery(session, query));
      }),
    });
  }

  #keepForRehearsal(request: RenderRequest, documents: Documents, result: RenderResult): void {
    if (result.kind !== 'page' || result.status !== 200 || result.failures.length > 0) return;
    const section = areaOf(new URL(request.url).pathname);
    this.#rehearsals.delete(section);
    this.#rehearsals.set(section, { request, documents });
    const [oldest] = this.#rehearsals.keys();
    if (oldest !== undefined && this.#rehearsals.size > REHEARSALS) this.#rehearsals.delete(oldest);
  }

  /**
   * Renders pages that went well before in a new worker, for nobody: the first page of a section takes a worker ten times
   * as long as the next ones, and no reader shall wait for that.
   */
  async #rehearse(worker: WorkerProcess, isWanted: () => boolean): Promise<void> {
    for (const [section, { request, documents }] of [...this.#rehearsals].reverse()) {
      if (isWanted() || worker.isEnding) return;
      const { kind } = await this.#run(worker, request, documents, []);
      // It may be what ends workers.
      if (kind !== 'rendered') this.#rehearsals.delete(section);
    }
  }
}
