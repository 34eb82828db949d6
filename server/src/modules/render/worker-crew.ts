import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { WorkerProcess, type WorkerEnd, type WorkerScript } from './worker-process';

/** A process starts slowly on a busy machine. */
const WORKER_DEADLINE_MS = 10_000;
const WATCH_MS = 50;
const MB = 1_024 * 1_024;
/** A worker with more is replaced after its page, so that a slow leak costs no page. Whole pages take less. */
const RENEW_BYTES = 220 * MB;
/** A worker with more is killed, whatever it does: typed arrays have no limit of their own. */
const KILL_BYTES = 320 * MB;
/** How long to wait before a worker is started again that could not start, at first and at most. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Why a page gets no worker any more. */
const STOPS = 'the gateway stops';

/** No worker can render the page now. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

interface CrewOptions {
  script: WorkerScript;
  size: number;
  /** How long a page waits for a worker that has loaded the shell; by default 10 s. */
  deadlineMs?: number | undefined;
  log: Logger;
  onEnded: (end: WorkerEnd) => void;
  /** Warms up a new worker, until a page waits for one. */
  rehearse: (worker: WorkerProcess, isWanted: () => boolean) => Promise<void>;
}

/** Keeps a number of workers ready: replaces those that end, those that grow, and all when the composition changes. */
export class WorkerCrew {
  readonly #options: CrewOptions;
  readonly #workers = new Set<WorkerProcess>();
  /** Ready workers without a page. The one that was used last comes last, and is taken first: its code is warm. */
  readonly #idle: WorkerProcess[] = [];
  readonly #takers: { give: (worker: WorkerProcess) => void; fail: (error: Error) => void }[] = [];
  /** Those that take pages, with a page or without. */
  readonly #ready = new Set<WorkerProcess>();
  /** Those that ran code of an earlier composition. */
  readonly #stale = new Set<WorkerProcess>();
  readonly #watch: NodeJS.Timeout;
  #pauseMs = 0;
  #closed = false;

  constructor(options: CrewOptions) {
    this.#options = options;
    for (let count = 0; count < options.size; count += 1) this.#start();
    this.#watch = setInterval(() => this.#checkMemory(), WATCH_MS).unref();
  }

  /** How many workers there should be, how many of them take pages, and the memory of all in bytes. */
  get state(): { size: number; ready: number; bytes: number } {
    const bytes = [...this.#workers].reduce((sum, worker) => sum + (worker.bytes ?? 0), 0);
    return { size: this.#options.size, ready: this.#ready.size, bytes };
  }

  /** Takes a worker that has no page. Rejects with NoWorker if none is ready in time, or if the gateway stops. */
  take(): Promise<WorkerProcess> {
    if (this.#closed) return Promise.reject(new NoWorker(STOPS));
    const worker = this.#idle.pop();
    if (worker) return Promise.resolve(worker);
    const { deadlineMs = WORKER_DEADLINE_MS } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const taken = new Promise<WorkerProcess>((give, fail) => {
      const taker = { give, fail };
      this.#takers.push(taker);
      timer = setTimeout(() => {
        this.#takers.splice(this.#takers.indexOf(taker), 1);
        fail(new NoWorker(`no render worker was ready within ${deadlineMs} ms`));
      }, deadlineMs);
    });
    return taken.finally(() => clearTimeout(timer));
  }

  /** Gives a worker back after its page. */
  give(worker: WorkerProcess): void {
    if (!this.#ready.has(worker) || worker.isEnding) return;
    if ((worker.bytes ?? 0) > RENEW_BYTES) this.#end(worker, 'renewed');
    else {
      this.#offer(worker);
      this.#retire();
    }
  }

  /** Replaces all workers one after the other, each when its successor is ready. */
  renew(): void {
    const isRenewing = this.#stale.size > 0;
    for (const worker of this.#workers) this.#stale.add(worker);
    if (!isRenewing) this.#start();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    for (const { fail } of this.#takers.splice(0)) fail(new NoWorker(STOPS));
    const ended = [...this.#workers].map((worker) => worker.ended);
    for (const worker of this.#workers) worker.kill('renewed');
    await Promise.all(ended);
  }

  #start(): void {
    const { script, log, rehearse } = this.#options;
    const worker = new WorkerProcess(script, ({ reason, stack }) =>
      log.error({ reason, stack }, 'a pillar failed after its page was rendered'),
    );
    this.#workers.add(worker);
    worker.ready.then(
      async (failure) => {
        if (failure !== undefined) log.error({ reason: failure }, 'the shell could not be loaded for rendering');
        else await rehearse(worker, () => this.#takers.length > 0);
        if (worker.isEnding || !this.#workers.has(worker)) return;
        this.#pauseMs = 0;
        this.#ready.add(worker);
        this.#offer(worker);
        this.#retire();
      },
      (error: unknown) => this.#closed || log.error({ reason: messageOf(error) }, 'a render worker could not start'),
    );
    void worker.ended.then(({ end, reason }) => this.#replace(worker, end, reason));
  }

  #replace(worker: WorkerProcess, end: WorkerEnd, reason: string): void {
    const { size, log, onEnded } = this.#options;
    const wasReady = this.#ready.delete(worker);
    this.#workers.delete(worker);
    this.#stale.delete(worker);
    this.#withdraw(worker);
    if (this.#closed) return;
    onEnded(end);
    if (wasReady && end !== 'renewed') log.error({ reason }, 'a render worker ended');
    if (!wasReady) this.#pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, this.#pauseMs * 2));
    const start = () => {
      // While stale workers remain, one more than usual is there, the successor of the next.
      if (!this.#closed && this.#workers.size < size + (this.#stale.size > 0 ? 1 : 0)) this.#start();
    };
    if (this.#pauseMs === 0) start();
    // A gateway that has stopped does not wait for it.
    else setTimeout(start, this.#pauseMs).unref();
  }

  /** Ends a stale worker without a page if its successor is ready. */
  #retire(): void {
    const stale = this.#idle.find((worker) => this.#stale.has(worker));
    if (stale && this.#ready.size > this.#options.size) this.#end(stale, 'renewed');
  }

  #end(worker: WorkerProcess, end: WorkerEnd): void {
    this.#withdraw(worker);
    worker.kill(end);
  }

  #withdraw(worker: WorkerProcess): void {
    const index = this.#idle.indexOf(worker);
    if (index >= 0) this.#idle.splice(index, 1);
  }

  #offer(worker: WorkerProcess): void {
    const taker = this.#takers.shift();
    if (taker) taker.give(worker);
    else this.#idle.push(worker);
  }

  #checkMemory(): void {
    for (const worker of this.#workers) if ((worker.bytes ?? 0) > KILL_BYTES) this.#end(worker, 'memory');
  }
}
