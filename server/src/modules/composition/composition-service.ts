import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@manna/shared/contracts';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { readShell, type Shell } from '../shell/shell-release';
import { composedPillars, releasesOf, stableOf, type ComposedPillar } from './composed-releases';
import { followComposition } from './composition-file';
import { CompositionMemory, type Remembered } from './composition-memory';
import { foreignTo, notAfter } from './composition-rules';
import { collidingIn, type CompositionState } from './composition-state';
import { CompositionVariants, type IdleCanary } from './composition-variants';
import { FileCache } from './file-cache';
import { pendingPillar, type Resolution } from './pillar-resolver';
import type { Candidate } from './release-choice';
import { keyOf, Resolutions, type NamedRelease } from './resolutions';

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

interface GoodRelease {
  release: NamedRelease;
  resolution: Resolution;
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
  /** The shell of compositions that name none. */
  shell: Shell;
  log: Logger;
  retryMs?: number;
  pollMs?: number;
}

/** Whether a release could not be loaded, or is not the one that is pinned: what a fallback is for. */
const isLoadFailure = ({ pillar: { failure } }: Resolution): boolean =>
  failure !== null && ['http', 'timeout', 'integrity'].includes(failure.kind);

/** What is the same in two states does not matter to anybody, except for the generation. */
const isSame = (one: CompositionState, other: CompositionState): boolean =>
  isDeepStrictEqual({ ...one, generation: 0, id: '' }, { ...other, generation: 0, id: '' });

/**
 * The active composition: resolves and verifies its pillars, watches its file and retries what failed, in the
 * background.
 */
export class CompositionService {
  readonly #options: CompositionOptions;
  readonly #cache: FileCache;
  readonly #memory: CompositionMemory | undefined;
  readonly #read: () => Promise<Composition | undefined>;
  #shell: Shell;
  /** The releases as they were checked with this shell. */
  #resolutions: Resolutions;
  /** The last release of each pillar that was whole and in use, by the pillar's name. */
  #good = new Map<string, GoodRelease>();
  /** Why the canary of a pillar was stopped in this revision, by the pillar's name. */
  readonly #stopped = new Map<string, string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #refusals: Refusals = { count: 0, reason: undefined };
  /** The refused content of the file, if it was a composition. */
  #refused: Composition | undefined;
  #composition: Composition;
  #variants: CompositionVariants;

  private constructor(options: CompositionOptions) {
    this.#options = options;
    this.#cache = new FileCache(options.dataDir);
    this.#memory = options.isBuilt ? undefined : new CompositionMemory(options.dataDir, options.log);
    this.#read = followComposition(options.file, options.keys);
    this.#shell = options.shell;
    this.#resolutions = this.#resolutionsFor(options.shell);
    this.#composition = this.#ofSite(options.composition);
    this.#variants = this.#derive(1);
  }

  /** Resolves the pillars. Those that fail are retried in the background. */
  static async start(options: CompositionOptions): Promise<CompositionService> {
    const service = new CompositionService(options);
    const remembered = await service.#remember();
    const shell = await service.#shellOf(service.#composition);
    if (shell !== service.#shell) [service.#shell, service.#resolutions] = [shell, service.#resolutionsFor(shell)];
    if (remembered) await service.#recall(remembered);
    await service.#settle(service.#composition, service.#resolutions);
    service.#publish();
    service.#follow(options.pollMs ?? POLL_FILE_MS);
    const prune = () => void service.#prune();
    prune();
    service.#timers.push(
      setInterval(
        () => void service.#resolutions.resolve(releasesOf(service.#composition)),
        options.retryMs ?? RETRY_FAILED_MS,
      ),
      setInterval(prune, PRUNE_MS),
    );
    service.#timers.forEach((timer) => timer.unref());
    return service;
  }

  /** The state with the stable release of each pillar. */
  current(): CompositionState {
    return this.#variants.base;
  }

  /** The state in which these pillars have their canary, in the order of `current().canaries`. */
  withCanaries(pillars: readonly string[]): CompositionState {
    return this.#variants.of(pillars);
  }

  /** Canaries of the composition that no visitor gets. */
  idleCanaries(): readonly IdleCanary[] {
    return this.#variants.idle;
  }

  /** Gives all visitors the stable release of a pillar, until there is another revision. `reason` ends a sentence. */
  stopCanary(pillar: string, reason: string): void {
    const canary = this.current().canaries.find((each) => each.pillar === pillar);
    if (!canary) return;
    const { version } = canary.settings;
    const { revision } = this.#composition;
    this.#stopped.set(pillar, reason);
    this.#options.log.error({ pillar, version, revision }, `The canary ${pillar} ${version} is stopped: ${reason}.`);
    this.#publish();
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

  #resolutionsFor(shell: Shell): Resolutions {
    const { distDir, log } = this.#options;
    const onChange = () => this.#publish();
    return new Resolutions({ distDir, shell: shell.release, log, cache: this.#cache, onChange });
  }

  /** The shell of a composition. Throws a StartError if the gateway does not have it. */
  async #shellOf({ shell: pin }: Composition): Promise<Shell> {
    const { distDir, shell } = this.#options;
    if (!pin) return shell;
    const known = [this.#shell, shell].find((one) => isDeepStrictEqual(one.pin, pin));
    return known ?? readShell(distDir, pin);
  }

  /** Goes on with the composition that was in force when the gateway ended, if the file may not follow it. */
  async #remember(): Promise<Remembered | undefined> {
    const { environment } = this.#options;
    const remembered = await this.#memory?.read(environment);
    if (!remembered) return undefined;
    const { accepted, stopped } = remembered;
    const next = this.#composition;
    const objection = isDeepStrictEqual(next, accepted) ? undefined : notAfter(accepted, next);
    if (objection !== undefined) {
      this.#composition = accepted;
      this.#refuse(objection, next);
    }
    if (this.#composition.revision === accepted.revision)
      for (const [name, reason] of Object.entries(stopped)) this.#stopped.set(name, reason);
    return remembered;
  }

  /** Goes on with the last good releases of the time before. */
  async #recall({ good }: Remembered): Promise<void> {
    const named = new Set(releasesOf(this.#composition).map(keyOf));
    const others = Object.entries(good).map(([name, entry]) => stableOf(name, entry));
    await Promise.all(
      others
        .filter((release) => !named.has(keyOf(release)))
        .map(async (release) => {
          const resolution = await this.#resolutions.fetch(release);
          if (resolution.pillar.failure === null) this.#good.set(release.name, { release, resolution });
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
    const shell = await this.#shellOf(composition);
    const isSame = shell === this.#shell;
    const resolutions = isSame ? this.#resolutions : this.#resolutionsFor(shell);
    if (isSame) await this.#settle(composition, resolutions);
    else await this.#mustFit(composition, resolutions);
    const good = isSame ? this.#good : await this.#goodWith(resolutions);
    [this.#shell, this.#resolutions, this.#good] = [shell, resolutions, good];
    this.#composition = composition;
    this.#stopped.clear();
    this.#resolutions.retainOnly(releasesOf(composition));
    this.#options.log.info({ revision: composition.revision }, 'composition changed');
    this.#publish();
  }

  /** Resolves all pillars of a composition with another shell. Throws an Error if one does not fit it: then no page would have it. */
  async #mustFit(composition: Composition, resolutions: Resolutions): Promise<void> {
    await Promise.all(resolutions.resolve(releasesOf(composition)));
    for (const { stable } of composedPillars(composition)) {
      const failure = resolutions.of(stable)?.pillar.failure;
      if (failure?.kind === 'contract' || failure?.kind === 'shared') throw new Error(failure.message);
    }
  }

  /** The last good releases that fit another shell, too. */
  async #goodWith(resolutions: Resolutions): Promise<Map<string, GoodRelease>> {
    const checked = await Promise.all(
      [...this.#good].map(async ([name, { release }]) => {
        const resolution = resolutions.of(release) ?? (await resolutions.fetch(release));
        return [name, { release, resolution }] as const;
      }),
    );
    return new Map(checked.filter(([, { resolution }]) => resolution.pillar.failure === null));
  }

  /** Resolves pillars that are new or have failed. Does not wait long for slow ones. */
  async #settle(composition: Composition, resolutions: Resolutions): Promise<void> {
    const deadline = new Promise((resolve) => setTimeout(resolve, SETTLE_MS).unref());
    await Promise.race([Promise.all(resolutions.resolve(releasesOf(composition))), deadline]);
  }

  /** Activates the current resolutions, and remembers what is in force. */
  #publish(): void {
    const before = this.#variants;
    const next = this.#derive(before.base.generation + 1);
    if (!isSame(next.base, before.base) || !isDeepStrictEqual(next.idle, before.idle)) {
      this.#reportCollisions(next.base);
      this.#reportFallbacks(next.base);
      this.#variants = next;
    }
    const enabled = composedPillars(this.#composition);
    for (const name of this.#good.keys()) if (!enabled.some((one) => one.name === name)) this.#good.delete(name);
    for (const { name, stable } of enabled) {
      const resolution = this.#resolutions.of(stable);
      // A release that takes what belongs to another is verified, but not chosen.
      if (resolution?.pillar.failure === null && next.chosen.includes(resolution))
        this.#good.set(name, { release: stable, resolution });
    }
    const good = Object.fromEntries(
      [...this.#good].map(([name, { release }]) => [
        name,
        { enabled: true, timeoutMs: release.timeoutMs, stable: release.pin },
      ]),
    );
    this.#memory?.write({ accepted: this.#composition, good, stopped: Object.fromEntries(this.#stopped) });
  }

  #reportFallbacks(next: CompositionState): void {
    for (const { pillar, version } of next.fallbacks) {
      const isKnown = this.current().fallbacks.some((one) => one.pillar === pillar && one.version === version);
      if (!isKnown)
        this.#options.log.error(
          { pillar, version },
          `${pillar} has its fallback ${version}, because its stable release cannot be loaded.`,
        );
    }
  }

  #reportCollisions(next: CompositionState): void {
    const known = collidingIn(this.current());
    for (const { failure, ...release } of collidingIn(next)) {
      const isKnown = known.some((one) => one.pillar === release.pillar && one.failure.message === failure.message);
      // What one release lacks alone is logged when it is resolved.
      const isOwn = this.#resolutions.all().some(({ pillar }) => pillar.failure?.message === failure.message);
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
    const used = [...this.#resolutions.all(), ...[...this.#good.values()].map(({ resolution }) => resolution)];
    try {
      await this.#cache.prune(used.flatMap(({ pins }) => pins));
    } catch (error) {
      this.#options.log.warn({ reason: messageOf(error) }, 'the cached release files could not be pruned');
    }
  }

  #candidateOf({ name, stable, fallback }: ComposedPillar): Candidate {
    const named = this.#resolutions.of(stable);
    const spare = named && isLoadFailure(named) && fallback ? this.#resolutions.of(fallback) : undefined;
    return {
      named: named ?? pendingPillar(name, stable),
      good: this.#goodOf(name),
      fallback: spare?.pillar.failure === null ? spare : undefined,
    };
  }

  #derive(generation: number): CompositionVariants {
    const pillars = composedPillars(this.#composition);
    return new CompositionVariants({
      composition: this.#composition,
      candidates: pillars.map((pillar) => this.#candidateOf(pillar)),
      pillars,
      resolve: (release) => this.#resolutions.of(release),
      stopped: this.#stopped,
      shell: this.#shell,
      generation,
    });
  }
}
