import {
  isPillarModule,
  isRouteModule,
  type PillarModule,
  type PillarPart,
  type ResolvedPillar,
  type RouteModule,
} from '@manna/shared/contracts';
import { reportFailure, type Texts } from '@manna/shared/runtime';
import { PillarFailure } from './pillar-failure';

/** Loads the code of pillars: by federation in a browser, from verified bundles on the server. */
export interface PillarSource {
  /** The exposed module of a pillar. Rejects with a PillarFailure, or with whatever the pillar threw. */
  load(pillar: ResolvedPillar): Promise<unknown>;
  /** Turns an error of loading into the kind of failure that a reader is shown. */
  diagnose(error: unknown, pillar: ResolvedPillar): Promise<PillarFailure>;
  /** Forgets a failed attempt and returns the pillar as the site composes it now. */
  renew(pillar: ResolvedPillar): Promise<ResolvedPillar>;
}

/** After this many failures in a row, a pillar is not requested again until the reader presses Retry. */
export const FAILURES_TO_OPEN_CIRCUIT = 3;

interface Entry {
  resolved: ResolvedPillar;
  module: Promise<PillarModule> | undefined;
  routes: Map<string, RouteModule>;
  /** Parts that were requested, loaded or failed, by slot and id. */
  parts: Map<string, Promise<unknown>>;
  failures: number;
  lastFailure: PillarFailure | undefined;
}

function within<Result>(ms: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

const lateBy = (pillar: ResolvedPillar, what: string, ms: number) =>
  new PillarFailure('timeout', pillar, `${pillar.name}${what} did not arrive within ${ms} ms`);

/** The shell's name in place of a pillar's. */
export const SHELL = 'shell';

interface RegistryParts {
  pillars: readonly ResolvedPillar[];
  source: PillarSource;
  /** The shell's own pages by route id. */
  own: PillarModule['routes'];
  /** Receives the pillars' translations. */
  texts: Texts;
}

/** Loads the pages and parts of one document, each at most once, and remembers what failed. */
export class PillarRegistry {
  readonly #entries: Map<string, Entry>;
  readonly #source: PillarSource;
  readonly #own: PillarModule['routes'];
  readonly #ownRoutes = new Map<string, RouteModule>();
  readonly #texts: Texts;

  constructor({ pillars, source, own, texts }: RegistryParts) {
    this.#source = source;
    this.#own = own;
    this.#texts = texts;
    this.#entries = new Map(
      pillars.map((resolved) => [
        resolved.name,
        {
          resolved,
          module: undefined,
          routes: new Map(),
          parts: new Map(),
          failures: 0,
          lastFailure: undefined,
        },
      ]),
    );
  }

  /** A page. Rejects with a PillarFailure and nothing else if it is a pillar's. */
  async route(name: string, id: string): Promise<RouteModule> {
    if (name === SHELL) return this.#ownRoute(id);
    const entry = this.#entry(name);
    const known = entry.routes.get(id);
    if (known) return known;
    const route = await this.#attempt(entry, () => this.#load(entry, id));
    entry.routes.set(id, route);
    return route;
  }

  /**
   * A part of a pillar that fills a slot. Rejects with a PillarFailure. Returns the same promise each time, even if it
   * has rejected, so that a component may wait for it. `forgetPart` allows another attempt.
   */
  part<Slot extends keyof PillarPart>(slot: Slot, name: string, id: string): Promise<PillarPart[Slot]> {
    const entry = this.#entry(name);
    const key = `${slot} ${id}`;
    const known = entry.parts.get(key) as Promise<PillarPart[Slot]> | undefined;
    if (known) return known;
    const part = this.#attempt<PillarPart[Slot]>(entry, async () => {
      const { extensions } = await this.#module(entry);
      const load = extensions?.[slot]?.[id];
      if (!load) throw new PillarFailure('contract', entry.resolved, `${name} has nothing for ${slot} named ${id}`);
      return load();
    });
    entry.parts.set(key, part);
    // The caller that awaits it reports its failure.
    part.catch(() => undefined);
    return part;
  }

  /** Drops the result of an attempt to load a part, so that the next call makes another. */
  forgetPart(slot: keyof PillarPart, name: string, id: string): void {
    this.#entry(name).parts.delete(`${slot} ${id}`);
  }

  /** The page, or undefined if it has not loaded. */
  loaded(name: string, id: string): RouteModule | undefined {
    return name === SHELL ? this.#ownRoutes.get(id) : this.#entries.get(name)?.routes.get(id);
  }

  /** Whether the gateway refused the pillar: then no attempt of this page can succeed before a renewal. */
  refused(name: string): boolean {
    return name !== SHELL && this.#entry(name).resolved.failure !== null;
  }

  /** The data of a page, which may take so long. Otherwise a loader that never ends would hold the reader for ever. */
  dataWithin<Result>(ms: number, name: string, work: Promise<Result>): Promise<Result> {
    const resolved = this.#entries.get(name)?.resolved;
    const late = () => (resolved ? lateBy(resolved, ': the data of a page', ms) : new Error(`No data within ${ms} ms`));
    return within(ms, work, late);
  }

  /** Prepares another attempt. Never rejects: the attempt itself shows whether it helped. */
  async renew(name: string): Promise<void> {
    const entry = this.#entries.get(name);
    // The shell's own pages are not renewed.
    if (!entry) return;
    entry.module = undefined;
    entry.routes.clear();
    entry.parts.clear();
    entry.failures = 0;
    entry.resolved = await this.#source.renew(entry.resolved).catch(() => entry.resolved);
  }

  async #ownRoute(id: string): Promise<RouteModule> {
    const load = this.#own[id];
    if (!load) throw new Error(`The shell has no page for its route ${id}`);
    const route = this.#ownRoutes.get(id) ?? (await load());
    this.#ownRoutes.set(id, route);
    return route;
  }

  #entry(name: string): Entry {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`No pillar is named ${name}`);
    return entry;
  }

  /** Loads something from a pillar within its timeout. Counts failures, and rejects at once after several in a row. */
  async #attempt<Result>(entry: Entry, load: () => Promise<Result>): Promise<Result> {
    if (entry.lastFailure && entry.failures >= FAILURES_TO_OPEN_CIRCUIT) throw entry.lastFailure;
    try {
      const { resolved } = entry;
      const { timeoutMs } = resolved;
      const result = await within(timeoutMs, load(), () => lateBy(resolved, '', timeoutMs));
      entry.failures = 0;
      entry.lastFailure = undefined;
      return result;
    } catch (error) {
      entry.module = undefined;
      entry.failures += 1;
      entry.lastFailure = error instanceof PillarFailure ? error : await this.#source.diagnose(error, entry.resolved);
      throw entry.lastFailure;
    }
  }

  async #module(entry: Entry): Promise<PillarModule> {
    const { resolved } = entry;
    if (resolved.failure) throw new PillarFailure(resolved.failure.kind, resolved, resolved.failure.message);
    entry.module ??= this.#source.load(resolved).then(async (module) => {
      if (!isPillarModule(module)) {
        throw new PillarFailure('contract', resolved, `${resolved.name} exposes something that is not a pillar`);
      }
      await this.#translate(module);
      return module;
    });
    return entry.module;
  }

  async #load(entry: Entry, id: string): Promise<RouteModule> {
    const { resolved } = entry;
    const { routes } = await this.#module(entry);
    const load = routes[id];
    if (!load) throw new PillarFailure('contract', resolved, `${resolved.name} has no page for its route ${id}`);
    const route: unknown = await load();
    if (!isRouteModule(route)) {
      throw new PillarFailure('contract', resolved, `${resolved.name}: the page ${id} is not a route`);
    }
    return route;
  }

  async #translate({ translations }: PillarModule): Promise<void> {
    try {
      this.#texts.add((await translations?.[this.#texts.language]?.()) ?? []);
    } catch (error) {
      // English texts are better than no page.
      reportFailure(error, 'texts');
    }
  }
}
