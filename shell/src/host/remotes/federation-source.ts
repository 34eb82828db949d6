import { containerName, type FailureKind, type ResolvedPillar } from '@manna/shared/contracts';
import { isOffline } from '../errors/is-offline';
import { loadFromContainer } from './container';
import { attemptAddress, rememberAttempt } from './federation-state';
import { PillarFailure } from './pillar-failure';
import type { PillarSource } from './pillar-registry';
import { pinRelease, releaseAddress } from './pins';
import { probe } from './probe';

const addresses = ({ base, manifest, entry }: ResolvedPillar): string[] =>
  [manifest, entry].flatMap((file) => (file === null ? [] : [releaseAddress(base, file)]));

/** The file that failed to load, if the error names it: webpack's chunk errors have it in `request`. */
const requestOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;

/** The module that each pillar exposes. */
const EXPOSED = 'pillar';

const defaultOf = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;

const RELEASE_FILE = 'pillar.json';

/** The pins of a release, from its pillar.json, which is itself pinned by the composition. */
async function fetchPins({ base, release, timeoutMs }: ResolvedPillar): Promise<ResolvedPillar['integrity']> {
  const address = releaseAddress(base, RELEASE_FILE);
  pinRelease({ base, integrity: { [RELEASE_FILE]: release } });
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { integrity: release, signal }).catch((cause: unknown) => {
    throw Object.assign(new Error(`${address} did not load`, { cause }), { request: address });
  });
  if (!response.ok) throw Object.assign(new Error(`${address} answered ${response.status}`), { request: address });
  // The gateway checked these very bytes against the schema before it composed the pillar.
  return ((await response.json()) as Pick<ResolvedPillar, 'integrity'>).integrity;
}

/** Loads pillars by module federation, each from the release that the composition pins. */
export class FederationSource implements PillarSource {
  readonly #retries = new Map<string, number>();

  /** Makes the files of a pillar's release loadable. */
  register(pillar: ResolvedPillar): void {
    if (!pillar.failure) pinRelease(pillar);
  }

  async load(pillar: ResolvedPillar): Promise<unknown> {
    if (Object.keys(pillar.integrity).length === 0)
      pinRelease({ base: pillar.base, integrity: await fetchPins(pillar) });
    return defaultOf(await this.#exposed(pillar));
  }

  async #exposed(pillar: ResolvedPillar): Promise<unknown> {
    const { base, entry, manifest } = pillar;
    const name = containerName(pillar.name);
    const retries = this.#retries.get(pillar.name) ?? 0;
    if (manifest !== null) {
      rememberAttempt(name, { pillar, retries });
      const { loadWithRuntime } = await import(/* webpackChunkName: "federation" */ './federation-runtime');
      return loadWithRuntime(name, releaseAddress(base, manifest), `${base} ${retries}`, EXPOSED);
    }
    if (entry === null) throw new PillarFailure('contract', pillar, `${pillar.name} has no entry`);
    return loadFromContainer(name, attemptAddress(releaseAddress(base, entry), retries), `./${EXPOSED}`);
  }

  async diagnose(error: unknown, pillar: ResolvedPillar): Promise<PillarFailure> {
    const message = error instanceof Error ? error.message : String(error);
    const failure = (kind: FailureKind) => new PillarFailure(kind, pillar, message, { cause: error });
    if (isOffline()) return failure('offline');
    if (error instanceof DOMException && error.name === 'TimeoutError') return failure('timeout');
    if (/shared/i.test(message) && /version/i.test(message)) return failure('shared');
    if (message.includes('ScriptExecutionError')) return failure('evaluation');
    const request = requestOf(error);
    for (const address of request === undefined ? addresses(pillar) : [request]) {
      const kind = await probe(address, pillar.timeoutMs);
      if (kind) return failure(kind);
    }
    // Every file arrived intact, so their code failed.
    return failure('evaluation');
  }

  async renew(pillar: ResolvedPillar): Promise<ResolvedPillar> {
    this.#retries.set(pillar.name, (this.#retries.get(pillar.name) ?? 0) + 1);
    const { fetchCurrentPillar } = await import('./composition-border');
    const current = await fetchCurrentPillar(pillar.name).catch(() => undefined);
    this.register(current ?? pillar);
    return current ?? pillar;
  }
}
