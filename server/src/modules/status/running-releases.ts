import type { PartHealth, StatusPart } from '@manna/shared/contracts';
import type { CompositionService } from '../composition/composition-service';
import { LastHour } from '../health/last-hour';
import type { RenderOutcome, RenderPool } from '../render/render-pool';
import type { Suspension } from '../render/suspended-pillars';
import type { WorkerEnd } from '../render/worker-process';
import { SHELL } from '../signals/page-releases';
import type { ReportsOptions } from '../signals/reports-routes';

/** How often it looks for a change of the composition. */
const LOOK_MS = 1_000;

interface RunningReleasesOptions {
  composition: Pick<CompositionService, 'current'>;
  pool: Pick<RenderPool, 'events' | 'suspensions'>;
}

type Signal = keyof StatusPart['lastHour'];
const signals: readonly Signal[] = [
  'whole',
  'stripped',
  'failed',
  'timedOut',
  'workersLost',
  'loadFailures',
  'otherErrors',
];
const signalOf: Readonly<Record<RenderOutcome, Signal>> = {
  whole: 'whole',
  stripped: 'stripped',
  // The page says beside it that the pillar is suspended.
  suspended: 'stripped',
  failed: 'failed',
  timed_out: 'timedOut',
};
const workerEnds: readonly WorkerEnd[] = ['hang', 'memory', 'exit', 'renewed'];

const WORKERS = 'workers';
// No pillar's name has a space.
const REVISION = 'the revision';

/** An ISO time from one of performance.now(), which does not jump when somebody sets the clock. */
export const timeOf = (ms: number): string => new Date(Date.now() - (performance.now() - ms)).toISOString();

function healthOf({ failure, suspensions, lastHour }: Omit<StatusPart, 'health'>): PartHealth {
  if (failure) return 'failed';
  if (suspensions.length > 0) return 'suspended';
  const { whole, ...troubles } = lastHour;
  if (Object.values(troubles).some((times) => times > 0)) return 'errors';
  return whole > 0 ? 'well' : 'idle';
}

/** Which releases this gateway uses, since when, and what became of them in the last hour. In memory only. */
export class RunningReleases {
  readonly #options: RunningReleasesOptions;
  readonly #lastHour = new LastHour();
  /** Since when each part, and the revision, is what it is. */
  readonly #since = new Map<string, { what: string; ms: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: RunningReleasesOptions) {
    this.#options = options;
    const { events } = options.pool;
    events.on('rendered', (pillar, outcome) => this.#count(pillar, signalOf[outcome]));
    events.on('workerLost', (pillar) => this.#count(pillar, 'workersLost'));
    events.on('workerEnded', (end) => this.#lastHour.count(`${WORKERS} ${end}`));
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** A browser reported an error on a page of this pillar or of the shell. */
  readonly errorReported: ReportsOptions['onReport'] = (kind, pillar) =>
    this.#count(pillar, kind === 'pillar' ? 'loadFailures' : 'otherErrors');

  /** The shell, and the pillars in the order of the composition. */
  parts(): { shell: StatusPart; pillars: StatusPart[] } {
    this.#look();
    const { composition, pool } = this.#options;
    const { resolved, held, bundles, shell } = composition.current();
    const suspended = pool.suspensions();
    const { version } = shell.release;
    return {
      shell: this.#part({ name: SHELL, title: 'Shell', version, base: shell.base, owner: null }),
      pillars: resolved.pillars.map(({ name, title, version: used, base, owner, failure }) => {
        const refused = held.find(({ pillar }) => pillar === name);
        return this.#part({
          name,
          title,
          version: used,
          base,
          owner: owner === '' ? null : owner,
          failure,
          refused: refused ? { version: refused.version, ...refused.failure } : null,
          suspensions: suspended.filter(({ pin }) => pin === bundles[name]?.serverIntegrity).map(suspensionOf),
        });
      }),
    };
  }

  /** Since when the revision of the composition is active. */
  revisionSince(): string {
    this.#look();
    return this.#sinceOf(REVISION);
  }

  /** How many render workers ended in the last hour, by reason. */
  workersEnded(): Record<WorkerEnd, number> {
    const ended = { hang: 0, memory: 0, exit: 0, renewed: 0 };
    for (const end of workerEnds) ended[end] = this.#lastHour.of(`${WORKERS} ${end}`);
    return ended;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #part({
    failure = null,
    refused = null,
    suspensions = [],
    ...release
  }: Pick<StatusPart, 'name' | 'title' | 'version' | 'base' | 'owner'> &
    Partial<Pick<StatusPart, 'failure' | 'refused' | 'suspensions'>>): StatusPart {
    const counts = signals.map((signal) => [signal, this.#lastHour.of(`${release.name} ${signal}`)]);
    const lastHour = Object.fromEntries(counts) as StatusPart['lastHour'];
    const part = { ...release, since: this.#sinceOf(release.name), failure, refused, suspensions, lastHour };
    return { ...part, health: healthOf(part) };
  }

  #count(pillar: string, signal: Signal): void {
    this.#lastHour.count(`${pillar} ${signal}`);
  }

  #sinceOf(name: string): string {
    return timeOf(this.#since.get(name)?.ms ?? performance.now());
  }

  #look(): void {
    const { shell, resolved } = this.#options.composition.current();
    const { revision, pillars } = resolved;
    this.#see(REVISION, String(revision));
    this.#see(SHELL, shell.release.version);
    // What an earlier release did says nothing of this one.
    for (const { name, release } of pillars)
      if (this.#see(name, release)) for (const signal of signals) this.#lastHour.forget(`${name} ${signal}`);
    const named = new Set([REVISION, SHELL, ...pillars.map(({ name }) => name)]);
    for (const name of this.#since.keys()) if (!named.has(name)) this.#since.delete(name);
  }

  /** Returns whether it is something else than before. */
  #see(name: string, what: string): boolean {
    if (this.#since.get(name)?.what === what) return false;
    this.#since.set(name, { what, ms: performance.now() });
    return true;
  }
}

const suspensionOf = ({ url, endsInMs }: Suspension): StatusPart['suspensions'][number] => {
  const path = url === undefined ? null : new URL(url);
  return { path: path && path.pathname + path.search, endsInSeconds: Math.ceil(endsInMs / 1_000) };
};
