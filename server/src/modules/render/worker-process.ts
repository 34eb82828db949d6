import type { ChildProcess } from 'node:child_process';
import type { RenderQuery, RenderQueryAnswer, RenderRequest, RenderResult } from '@manna/shared/contracts';
import { messageOf } from '../../start-error';
import { forkConfined } from './confined-process';
import { residentBytes } from './process-memory';
import type { PinnedFile } from './bundle-evaluator';
import type { FromWorker, ToWorker } from './render-messages';

const HEAP_MB = 96;
/** The young generation takes three times this. With 8 MB a worker keeps 12 MB more. */
const SEMI_SPACE_MB = 2;
/** Garbage is collected when it is a fifth of what is in use: there are several workers. */
const HEAP_GROWING_PERCENT = 20;
/** A worker has one page at most, so it takes a page at once unless something that an earlier page left behind holds it. */
const START_DEADLINE_MS = 1_500;
/** How much of what a worker prints is kept, to say why it could not start. */
const PRINTED_CHARACTERS = 600;

export interface WorkerScript {
  /** The program of the worker. */
  file: string;
  /** The folders of the bundles, the only files that it may read. */
  readable: readonly string[];
  shell: PinnedFile;
}

/** Why a worker ended. */
export type WorkerEnd = 'hang' | 'memory' | 'exit' | 'renewed';

export interface PageTask {
  request: RenderRequest;
  withheld: readonly string[];
  deadlineMs: number;
  runQuery: (query: RenderQuery) => Promise<RenderQueryAnswer>;
}

export type PageOutcome = { entered: readonly string[] } & (
  | { kind: 'rendered'; result: RenderResult; isWaiting: boolean }
  /** If it is uncertain, what an earlier page left behind may be to blame. */
  | { kind: 'failed'; reason: string; isUncertain: boolean }
  /** The page took too long. If it waited for the gateway then, it is not its pillar's fault. */
  | { kind: 'hung'; reason: string; isWaiting: boolean }
  /** The process ended, perhaps by what an earlier page left behind or by the hand of the operator. */
  | { kind: 'ended'; reason: string }
);

/** A process that renders pages, one at a time. It may read bundles, and nothing else: no other file, no settings. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #onMessage = new Set<(message: FromWorker) => void>();
  #printed = '';
  #shared: RenderRequest['composition'] | undefined;
  #page = 0;
  #end: WorkerEnd | undefined;
  /** Why the process has ended, if it has. */
  #ended: string | undefined;
  /** Called when it ends during a page. A page that waited for `ended` itself would be kept in memory until then. */
  #onEnded: ((reason: string) => void) | undefined;
  /** Resolves when it takes pages, with the reason if it could not load the shell. Rejects if it ends before. */
  readonly ready: Promise<string | undefined>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<{ end: WorkerEnd; reason: string }>;

  constructor(script: WorkerScript, onLate: (message: FromWorker & { kind: 'late' }) => void) {
    this.#child = forkConfined(script.file, {
      readable: script.readable,
      flags: [
        `--max-old-space-size=${HEAP_MB}`,
        `--max-semi-space-size=${SEMI_SPACE_MB}`,
        `--heap-growing-percent=${HEAP_GROWING_PERCENT}`,
        // Saves 7 to 12 MB of 60 in each worker; the median of 350 pages stays between 14 and 19 ms.
        '--optimize-for-size',
      ],
    });
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#printed = (this.#printed + text.toString()).slice(0, PRINTED_CHARACTERS);
    });
    this.ended = new Promise((resolve) => {
      const finish = (why: string) => {
        const end = this.#end ?? 'exit';
        resolve({ end, reason: `the worker ended (${end === 'exit' ? why : end})` });
      };
      this.#child.once('exit', (code, signal) => finish([signal ?? code, this.#printed.trim()].join(' ').trim()));
      this.#child.once('error', (error) => finish(error.message));
    });
    this.#child.on('message', (message: FromWorker) => {
      if (message.kind === 'late') onLate(message);
      else for (const listener of this.#onMessage) listener(message);
    });
    this.ready = Promise.race([
      this.#next('ready').then(({ failure }) => failure),
      this.ended.then(({ reason }) => Promise.reject(new Error(reason))),
    ]);
    // Callers of `ready` get the error.
    this.ready.catch(() => undefined);
    void this.ended.then(({ reason }) => {
      this.#ended = reason;
      this.#onEnded?.(reason);
    });
    this.#send({ kind: 'shell', shell: script.shell });
  }

  /** Bytes of memory that the process has; undefined if this system does not say. */
  get bytes(): number | undefined {
    return this.#child.pid === undefined ? undefined : residentBytes(this.#child.pid);
  }

  get isEnding(): boolean {
    return this.#end !== undefined;
  }

  /** Ends the process at once, whatever it does. */
  kill(end: WorkerEnd): void {
    this.#end ??= end;
    this.#child.kill('SIGKILL');
  }

  /** Renders a page. Never rejects. The process is killed if the page hangs. */
  async run({ request, withheld, deadlineMs, runQuery }: PageTask): Promise<PageOutcome> {
    const { composition, shell, pillars, ...parts } = request;
    this.#page += 1;
    const page = this.#page;
    const entered: string[] = [];
    let pending = 0;
    let timer: NodeJS.Timeout | undefined;
    const finished = new Promise<PageOutcome>((resolve) => {
      const killAfter = (ms: number, outcome: () => PageOutcome) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          resolve(outcome());
          this.kill('hang');
        }, ms);
      };
      this.#onMessage.add((message) => {
        if (!('page' in message) || message.page !== page) return;
        if (message.kind === 'started') {
          const reason = `the page took longer than ${deadlineMs} ms`;
          killAfter(deadlineMs, () => ({ kind: 'hung', reason, entered, isWaiting: pending > 0 }));
        } else if (message.kind === 'entering') entered.push(message.pillar);
        else if (message.kind === 'query') {
          pending += 1;
          void runQuery(message.query).then((answer) => {
            pending -= 1;
            this.#answer(page, answer);
          });
        } else if (message.kind === 'rendered')
          resolve({ kind: 'rendered', result: message.result, entered, isWaiting: pending > 0 });
        else resolve({ kind: 'failed', reason: message.reason, isUncertain: message.isUncertain, entered });
      });
      this.#onEnded = (reason) => resolve({ kind: 'ended', reason, entered });
      if (this.#ended !== undefined) this.#onEnded(this.#ended);
      killAfter(START_DEADLINE_MS, () => ({ kind: 'ended', reason: 'the worker did not take the page', entered }));
    });
    if (this.#shared !== composition) this.#send({ kind: 'shared', parts: { composition, shell, pillars } });
    this.#shared = composition;
    this.#send({ kind: 'page', page, parts, withheld });
    const outcome = await finished;
    clearTimeout(timer);
    this.#onMessage.clear();
    this.#onEnded = undefined;
    return outcome;
  }

  #answer(page: number, answer: RenderQueryAnswer): void {
    if (page !== this.#page) return;
    try {
      this.#send({ kind: 'answer', page, answer });
    } catch (error) {
      // Data that cannot be sent.
      this.#send({ kind: 'answer', page, answer: { id: answer.id, error: messageOf(error) } });
    }
  }

  /** A worker that has ended takes no messages, and its page ends with it. */
  #send(message: ToWorker): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #next<Kind extends FromWorker['kind']>(kind: Kind): Promise<FromWorker & { kind: Kind }> {
    return new Promise((resolve) => {
      const listener = (message: FromWorker) => {
        if (message.kind !== kind) return;
        this.#onMessage.delete(listener);
        resolve(message as FromWorker & { kind: Kind });
      };
      this.#onMessage.add(listener);
    });
  }
}
