import { isDeepStrictEqual } from 'node:util';
import type { Composition, ResolvedComposition, ShellRelease } from '@manna/shared/contracts';
import { extensionsOf } from '@manna/shared/domain';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { collisionsOf } from './collisions';
import { followComposition } from './composition-file';
import { FileCache } from './file-cache';
import { resolvePillar, unresolvedPillar, type PillarBundle, type Resolution } from './pillar-resolver';

const RETRY_FAILED_MS = 5_000;
const POLL_FILE_MS = 2_000;
/** How long activating a composition waits for its pillars. A slower pillar is added when it is ready. */
const SETTLE_MS = 1_500;

/** Everything that is derived from one version of the composition. Immutable; a change replaces it. */
export interface CompositionState {
  /** Grows with each change. Anything derived from an older state is out of date. */
  generation: number;
  allowedOrigins: readonly string[];
  resolved: ResolvedComposition;
  /** Pillars that can be rendered, by name. */
  bundles: Readonly<Record<string, PillarBundle>>;
  /** The verified scripts of the pillars' offline packs, in the order of their slot. */
  offlinePacks: readonly { pillar: string; script: string }[];
  /** Releases that the composition names and that cannot be used, while the last good one of their pillar stays. */
  held: readonly { pillar: string; version: string; failure: PillarFailure }[];
  /** Persisted queries of the shell and of the pillars: text by SHA-256. */
  documents: ReadonlyMap<string, string>;
}

interface CompositionOptions {
  /** The initial composition, and the file that it was read from and that is watched. */
  composition: Composition;
  file: string;
  distDir: string;
  dataDir: string;
  shell: ShellRelease;
  log: Logger;
  retryMs?: number;
  pollMs?: number;
}

type PillarEntry = Composition['pillars'][string];
type PillarFailure = NonNullable<Resolution['pillar']['failure']>;

const enabledPillars = ({ pillars }: Composition): [name: string, entry: PillarEntry][] =>
  Object.entries(pillars).filter(([, { enabled }]) => enabled);

const keyOf = (name: string, entry: PillarEntry): string => JSON.stringify([name, entry]);

/** Replaces pillars that take what belongs to another by their failure. They keep no routes. */
function withoutCollisions(resolutions: readonly Resolution[], shell: ShellRelease): Resolution[] {
  const claims = resolutions.flatMap(({ pillar: { name, metadata } }) => (metadata ? [{ name, metadata }] : []));
  const collisions = collisionsOf(claims, shell);
  return resolutions.map((resolution) => {
    const { pillar } = resolution;
    const message = collisions.get(pillar.name);
    if (message === undefined) return resolution;
    const failure = pillar.failure ?? ({ kind: 'contract', message } as const);
    return { pillar: { ...pillar, metadata: null, failure }, bundle: undefined, offlinePack: undefined, documents: {} };
  });
}

/**
 * The active composition: resolves and verifies its pillars, watches its file and retries what failed, in the
 * background.
 */
export class CompositionService {
  readonly #options: CompositionOptions;
  readonly #cache: FileCache;
  readonly #read: () => Promise<Composition | undefined>;
  /** By name and pin, so that a verified release is not fetched again. */
  readonly #resolutions = new Map<string, Resolution>();
  readonly #pending = new Map<string, Promise<void>>();
  /** The last release of each pillar that was whole, by the pillar's name. */
  readonly #lastGood = new Map<string, Resolution>();
  readonly #timers: NodeJS.Timeout[] = [];
  #composition: Composition;
  #state: CompositionState;

  private constructor(options: CompositionOptions) {
    this.#options = options;
    this.#cache = new FileCache(options.dataDir);
    this.#read = followComposition(options.file);
    this.#composition = options.composition;
    this.#state = this.#derive(1);
  }

  /** Resolves the pillars. Those that fail are retried in the background. */
  static async start(options: CompositionOptions): Promise<CompositionService> {
    const service = new CompositionService(options);
    await service.#settle(service.#composition);
    service.#publish();
    service.#follow(options.pollMs ?? POLL_FILE_MS);
    service.#timers.push(
      setInterval(() => void service.#resolve(service.#composition), options.retryMs ?? RETRY_FAILED_MS),
    );
    service.#timers.forEach((timer) => timer.unref());
    return service;
  }

  current(): CompositionState {
    return this.#state;
  }

  close(): void {
    this.#timers.forEach(clearInterval);
  }

  #follow(everyMs: number): void {
    let reading = false;
    const look = async () => {
      if (reading) return;
      reading = true;
      try {
        await this.#lookAtFile();
      } catch (error) {
        this.#options.log.error(`The new composition is invalid and the old one stays active: ${messageOf(error)}.`);
      } finally {
        reading = false;
      }
    };
    this.#timers.push(setInterval(() => void look(), everyMs));
  }

  async #lookAtFile(): Promise<void> {
    const composition = await this.#read();
    if (!composition || isDeepStrictEqual(composition, this.#composition)) return;
    const { environment, revision } = this.#composition;
    // Otherwise an older file that somebody copies there by mistake, or replays, would take effect.
    if (composition.revision <= revision)
      throw new Error(`its revision ${composition.revision} is not higher than ${revision}, which is active`);
    if (composition.environment !== environment)
      throw new Error(`it is for the environment ${composition.environment}, and this gateway runs ${environment}`);
    const missing = Object.keys(this.#composition.pillars).filter((name) => !(name in composition.pillars));
    if (missing.length > 0)
      throw new Error(`it leaves out ${missing.join(', ')}; to remove a pillar, set its "enabled" to false`);
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

  #resolveOne(key: string, name: string, entry: PillarEntry): Promise<void> {
    const { log, distDir, shell } = this.#options;
    const work = resolvePillar(name, entry, { distDir, shell, cache: this.#cache })
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

  /** The resolution itself if it is whole, otherwise the last good release of the pillar, if it may still be used. */
  #inForce(resolution: Resolution): Resolution {
    const { name, failure } = resolution.pillar;
    if (failure === null) {
      this.#lastGood.set(name, resolution);
      return resolution;
    }
    const good = this.#lastGood.get(name);
    if (!good) return resolution;
    const { base } = good.pillar;
    const isAllowed = base.startsWith('/') || this.#composition.allowedOrigins.includes(new URL(base).origin);
    return isAllowed ? good : resolution;
  }

  /** Activates the current resolutions. Does nothing if they have not changed. */
  #publish(): void {
    const next = this.#derive(this.#state.generation + 1);
    if (isDeepStrictEqual({ ...next, generation: 0 }, { ...this.#state, generation: 0 })) return;
    this.#reportCollisions(next);
    this.#state = next;
  }

  /** Logs pillars that were verified and are refused for what they take from others. */
  #reportCollisions({ resolved }: CompositionState): void {
    const before = new Map(this.#state.resolved.pillars.map(({ name, failure }) => [name, failure?.message]));
    for (const { name, version, failure, metadata } of resolved.pillars) {
      if (failure?.kind === 'contract' && !metadata && before.get(name) !== failure.message)
        this.#options.log.error({ pillar: name, version, kind: failure.kind }, failure.message);
    }
  }

  #derive(generation: number): CompositionState {
    const { environment, revision, allowedOrigins, slots } = this.#composition;
    const each = enabledPillars(this.#composition).map(([name, entry]) => {
      const late = { kind: 'timeout', message: `${entry.stable.base} has not responded yet.` } as const;
      const pending = {
        pillar: unresolvedPillar(name, entry, late),
        bundle: undefined,
        offlinePack: undefined,
        documents: {},
      };
      return this.#inForce(this.#resolutions.get(keyOf(name, entry)) ?? pending);
    });
    const resolutions = withoutCollisions(each, this.#options.shell);
    const named = enabledPillars(this.#composition).map(([name, entry]) => this.#resolutions.get(keyOf(name, entry)));
    const resolved = { environment, revision, slots, pillars: resolutions.map(({ pillar }) => pillar) };
    return {
      generation,
      allowedOrigins,
      resolved,
      held: named.flatMap((resolution, index) => {
        const { name, version, failure } = resolution?.pillar ?? {};
        const isHeld = resolutions[index]?.pillar.failure === null;
        return name !== undefined && version !== undefined && failure && isHeld
          ? [{ pillar: name, version, failure }]
          : [];
      }),
      offlinePacks: extensionsOf(resolved, 'offlinePacks', {}).flatMap(({ pillar }) => {
        const script = resolutions.find((resolution) => resolution.pillar.name === pillar)?.offlinePack;
        return script === undefined ? [] : [{ pillar, script }];
      }),
      bundles: Object.fromEntries(
        resolutions.flatMap(({ pillar, bundle }) => (bundle ? [[pillar.name, bundle] as const] : [])),
      ),
      documents: new Map([this.#options.shell, ...resolutions].flatMap(({ documents }) => Object.entries(documents))),
    };
  }
}
