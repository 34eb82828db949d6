import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Composition, ShellRelease } from '@manna/shared/contracts';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { followComposition } from './composition-file';
import { CompositionMemory } from './composition-memory';
import { foreignTo, notAfter } from './composition-rules';
import { collidingIn, deriveState, type CompositionState } from './composition-state';
import { FileCache } from './file-cache';
import { pendingPillar, resolvePillar, type Resolution } from './pillar-resolver';

const RETRY_FAILED_MS = 5_000;
const POLL_FILE_MS = 2_000;
/** How long activating a composition waits for its pillars. A slower pillar is added when it is ready. */
const SETTLE_MS = 1_500;
const PRUNE_MS = 3_600_000;

/** Files that were refused since the gateway started. */
export interface Refusals {
  count: number;
  /** Why the file that is there now has no effect; undefined if it has. The end of a sentence. */
  reason: string | undefined;
}

interface CompositionOptions {
  /** The initial composition, and the file that it was read from and that is watched. */
  composition: Composition;
  file: string;
  /** The environment that the site's settings name. */
  environment: string;
  /** Whether the build wrote the file. It belongs to `distDir`, so no revision is remembered, and the environment is the site's. */
  isBuilt: boolean;
  /** Public keys, one of which must have signed the file; none by default. */
  keys?: readonly KeyObject[];
  distDir: string;
  dataDir: string;
  shell: ShellRelease;
  log: Logger;
  retryMs?: number;
  pollMs?: number;
}

type PillarEntry = Composition['pillars'][string];

const enabledPillars = ({ pillars }: Composition): [name: string, entry: PillarEntry][] =>
  Object.entries(pillars).filter(([, { enabled }]) => enabled);

const keyOf = (name: string, entry: PillarEntry): string => JSON.stringify([name, entry]);

/**
 * The active composition: resolves and verifies its pillars, watches its file and retries what failed, in the
 * background.
 */
export class CompositionService {
  readonly #options: CompositionOptions;
  readonly #cache: FileCache;
  readonly #memory: CompositionMemory | undefined;
  readonly #read: () => Promise<Composition | undefined>;
  /** By name and pin, so that a verified release is not fetched again. */
  readonly #resolutions = new Map<string, Resolution>();
  readonly #pending = new Map<string, Promise<void>>();
  /** The last release of each pillar that was whole and in use, by the pillar's name. */
  readonly #good = new Map<string, { entry: PillarEntry; resolution: Resolution }>();
  readonly #timers: NodeJS.Timeout[] = [];
  #refusals: Refusals = { count: 0, reason: undefined };
  /** The refused content of the file, if it was a composition. */
  #refused: Composition | undefined;
  #composition: Composition;
  #state: CompositionState;

  private constructor(options: CompositionOptions) {
    this.#options = options;
    this.#cache = new FileCache(options.dataDir);
    this.#memory = options.isBuilt ? undefined : new CompositionMemory(options.dataDir, options.log);
    this.#read = followComposition(options.file, options.keys);
    this.#composition = this.#ofSite(options.composition);
    this.#state = this.#derive(1).state;
  }

  /** Resolves the pillars. Those that fail are retried in the background. */
  static async start(options: CompositionOptions): Promise<CompositionService> {
    const service = new CompositionService(options);
    await service.#remember();
    await service.#settle(service.#composition);
    service.#publish();
    service.#follow(options.pollMs ?? POLL_FILE_MS);
    const prune = () => void service.#prune();
    prune();
    service.#timers.push(
      setInterval(() => void service.#resolve(service.#composition), options.retryMs ?? RETRY_FAILED_MS),
      setInterval(prune, PRUNE_MS),
    );
    service.#timers.forEach((timer) => timer.unref());
    return service;
  }

  current(): CompositionState {
    return this.#state;
  }

  refusals(): Refusals {
    return this.#refusals;
  }

  async close(): Promise<void> {
    this.#timers.forEach(clearInterval);
    await this.#memory?.settled();
  }

  #ofSite(composition: Composition): Composition {
    const { environment, isBuilt } = this.#options;
    return isBuilt ? { ...composition, environment } : composition;
  }

  /** Goes on with the composition and the releases that were in force when the gateway ended. */
  async #remember(): Promise<void> {
    const { environment } = this.#options;
    const remembered = await this.#memory?.read(environment);
    if (!remembered) return;
    const { accepted, good } = remembered;
    const next = this.#composition;
    const objection = isDeepStrictEqual(next, accepted) ? undefined : notAfter(accepted, next);
    if (objection !== undefined) {
      this.#composition = accepted;
      this.#refuse(objection, next);
    }
    const named = this.#composition.pillars;
    const others = Object.entries(good).filter(([name, entry]) => !isDeepStrictEqual(entry, named[name]));
    await Promise.all(
      others.map(async ([name, entry]) => {
        const resolution = await this.#fetch(name, entry);
        if (resolution.pillar.failure === null) this.#good.set(name, { entry, resolution });
      }),
    );
  }

  #refuse(reason: string, composition?: Composition): void {
    const { revision } = this.#composition;
    this.#refused = composition;
    this.#refusals = { count: this.#refusals.count + 1, reason };
    this.#options.log.error(
      `The composition ${this.#options.file} is refused, and revision ${revision} stays active: ${reason}.`,
    );
  }

  #follow(everyMs: number): void {
    let reading = false;
    const look = async () => {
      if (reading) return;
      reading = true;
      try {
        await this.#lookAtFile();
      } catch (error) {
        this.#refuse(messageOf(error));
      } finally {
        reading = false;
      }
    };
    this.#timers.push(setInterval(() => void look(), everyMs));
  }

  async #lookAtFile(): Promise<void> {
    const read = await this.#read();
    if (!read) return;
    const composition = this.#ofSite(read);
    // The first look finds what a start has refused.
    if (isDeepStrictEqual(composition, this.#refused)) return;
    if (!isDeepStrictEqual(composition, this.#composition)) {
      const { environment } = this.#options;
      const objection = foreignTo(environment, composition) ?? notAfter(this.#composition, composition);
      if (objection !== undefined) {
        this.#refuse(objection, composition);
        return;
      }
      await this.#activate(composition);
    }
    this.#refused = undefined;
    this.#refusals = { ...this.#refusals, reason: undefined };
  }

  async #activate(composition: Composition): Promise<void> {
    // Its pillars are fetched first, so that no reader sees a moment between the old composition and the new one.
    await this.#settle(composition);
    this.#composition = composition;
    const composed = new Set(enabledPillars(composition).map(([name, entry]) => keyOf(name, entry)));
    for (const key of this.#resolutions.keys()) if (!composed.has(key)) this.#resolutions.delete(key);
    this.#options.log.info({ revision: composition.revision }, 'composition changed');
    this.#publish();
  }

  /** Resolves pillars that are new or have failed. Does not wait long for slow ones. */
  async #settle(composition: Composition): Promise<void> {
    const deadline = new Promise((resolve) => setTimeout(resolve, SETTLE_MS).unref());
    await Promise.race([Promise.all(this.#resolve(composition)), deadline]);
  }

  #resolve(composition: Composition): Promise<void>[] {
    return enabledPillars(composition).flatMap(([name, entry]) => {
      const key = keyOf(name, entry);
      const before = this.#resolutions.get(key)?.pillar;
      return before?.failure === null ? [] : [this.#pending.get(key) ?? this.#resolveOne(key, name, entry)];
    });
  }

  #fetch(name: string, entry: PillarEntry): Promise<Resolution> {
    const { distDir, shell } = this.#options;
    return resolvePillar(name, entry, { distDir, shell, cache: this.#cache });
  }

  #resolveOne(key: string, name: string, entry: PillarEntry): Promise<void> {
    const { log } = this.#options;
    const work = this.#fetch(name, entry)
      .then((resolution) => {
        const { failure, version } = resolution.pillar;
        const before = this.#resolutions.get(key)?.pillar;
        this.#resolutions.set(key, resolution);
        if (before && isDeepStrictEqual(failure, before.failure)) return;
        if (failure) log.error({ pillar: name, version, kind: failure.kind }, failure.message);
        else log.info({ pillar: name, version }, 'pillar ready');
        this.#publish();
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, work);
    return work;
  }

  /** Activates the current resolutions, and remembers what is in force. */
  #publish(): void {
    const { state, chosen } = this.#derive(this.#state.generation + 1);
    if (!isDeepStrictEqual({ ...state, generation: 0 }, { ...this.#state, generation: 0 })) {
      this.#reportCollisions(state);
      this.#state = state;
    }
    const enabled = enabledPillars(this.#composition);
    for (const name of this.#good.keys()) if (!enabled.some(([one]) => one === name)) this.#good.delete(name);
    for (const [name, entry] of enabled) {
      const resolution = this.#resolutions.get(keyOf(name, entry));
      // A release that takes what belongs to another is verified, but not chosen.
      if (resolution?.pillar.failure === null && chosen.includes(resolution))
        this.#good.set(name, { entry, resolution });
    }
    const good = Object.fromEntries([...this.#good].map(([name, { entry }]) => [name, entry]));
    this.#memory?.write({ accepted: this.#composition, good });
  }

  #reportCollisions(next: CompositionState): void {
    const known = collidingIn(this.#state);
    for (const { failure, ...release } of collidingIn(next)) {
      const isKnown = known.some((one) => one.pillar === release.pillar && one.failure.message === failure.message);
      // What one release lacks alone is logged when it is resolved.
      const isOwn = [...this.#resolutions.values()].some(({ pillar }) => pillar.failure?.message === failure.message);
      if (!isKnown && !isOwn) this.#options.log.error({ ...release, kind: failure.kind }, failure.message);
    }
  }

  /** The last good release of a pillar, if the composition still allows its origin. */
  #goodOf(name: string): Resolution | undefined {
    const good = this.#good.get(name)?.resolution;
    if (!good) return undefined;
    const { base } = good.pillar;
    const isAllowed = base.startsWith('/') || this.#composition.allowedOrigins.includes(new URL(base).origin);
    return isAllowed ? good : undefined;
  }

  /** Deletes release files that are no longer used, and marks the others as used. */
  async #prune(): Promise<void> {
    const used = [...this.#resolutions.values(), ...[...this.#good.values()].map(({ resolution }) => resolution)];
    try {
      await this.#cache.prune(used.flatMap(({ pins }) => pins));
    } catch (error) {
      this.#options.log.warn({ reason: messageOf(error) }, 'the cached release files could not be pruned');
    }
  }

  #derive(generation: number) {
    const candidates = enabledPillars(this.#composition).map(([name, entry]) => ({
      named: this.#resolutions.get(keyOf(name, entry)) ?? pendingPillar(name, entry),
      good: this.#goodOf(name),
    }));
    return deriveState(this.#composition, candidates, { shell: this.#options.shell, generation });
  }
}
