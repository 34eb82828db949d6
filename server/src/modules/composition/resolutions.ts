import { isDeepStrictEqual } from 'node:util';
import type { ShellRelease } from '@manna/shared/contracts';
import type { Logger } from 'pino';
import type { FileCache } from './file-cache';
import { resolvePillar, type PinnedRelease, type Resolution } from './pillar-resolver';

/** A release that a composition pins, with the name of its pillar. */
export interface NamedRelease extends PinnedRelease {
  name: string;
}

interface ResolutionsOptions {
  distDir: string;
  shell: ShellRelease;
  cache: FileCache;
  log: Logger;
  /** Called when a release has become usable, or has failed in another way than before. */
  onChange: () => void;
}

export const keyOf = ({ name, pin, timeoutMs }: NamedRelease): string =>
  JSON.stringify([name, timeoutMs, pin.version, pin.base, pin.release]);

/** The releases of a composition as far as they are known. A verified release is not fetched again. */
export class Resolutions {
  readonly #options: ResolutionsOptions;
  readonly #known = new Map<string, Resolution>();
  readonly #pending = new Map<string, Promise<void>>();

  constructor(options: ResolutionsOptions) {
    this.#options = options;
  }

  /** Undefined while it is being fetched for the first time. */
  of(release: NamedRelease): Resolution | undefined {
    return this.#known.get(keyOf(release));
  }

  all(): Resolution[] {
    return [...this.#known.values()];
  }

  /** Forgets all other releases. */
  retainOnly(releases: readonly NamedRelease[]): void {
    const wanted = new Set(releases.map(keyOf));
    for (const key of this.#known.keys()) if (!wanted.has(key)) this.#known.delete(key);
  }

  /** Fetches releases that are new or have failed. */
  resolve(releases: readonly NamedRelease[]): Promise<void>[] {
    return releases.flatMap((release) => {
      const key = keyOf(release);
      if (this.#known.get(key)?.pillar.failure === null) return [];
      return [this.#pending.get(key) ?? this.#resolveOne(key, release)];
    });
  }

  /** Fetches a release that the composition need not have. */
  fetch({ name, ...pinned }: NamedRelease): Promise<Resolution> {
    const { distDir, shell, cache } = this.#options;
    return resolvePillar(name, pinned, { distDir, shell, cache });
  }

  #resolveOne(key: string, release: NamedRelease): Promise<void> {
    const { log, onChange } = this.#options;
    const { name } = release;
    const work = this.fetch(release)
      .then((resolution) => {
        const { failure, version } = resolution.pillar;
        const before = this.#known.get(key)?.pillar;
        this.#known.set(key, resolution);
        if (before && isDeepStrictEqual(failure, before.failure)) return;
        if (failure) log.error({ pillar: name, version, kind: failure.kind }, failure.message);
        else log.info({ pillar: name, version }, 'pillar ready');
        onChange();
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, work);
    return work;
  }
}
