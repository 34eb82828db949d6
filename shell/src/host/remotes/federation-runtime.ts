import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/enhanced/runtime';
import { SHELL_CONTAINER } from './container';
import { federationPlugin } from './federation-plugin';
import { sharedModules } from './shared-modules';

// Entries of pillars get the runtime from here instead of containing it (`externalRuntime` of their build).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const federation = createInstance({
  name: SHELL_CONTAINER,
  remotes: [],
  // With the default strategy, one unreachable remote would prevent all others from loading.
  shareStrategy: 'loaded-first',
  plugins: [federationPlugin()],
  shared: Object.fromEntries(
    sharedModules().map(({ request, version, get }) => [
      request,
      {
        version,
        get: () => Promise.resolve(get()),
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: version },
      },
    ]),
  ),
});

/** Internals of the federation runtime that its types do not export. */
interface Forgetful {
  removeRemote(remote: { name: string }): void;
}

/**
 * Makes the federation runtime drop a failed attempt, which it would cache. Its public API can only do so together with
 * a new registration, and then logs a warning.
 */
function forget(name: string): void {
  const remote = federation.options.remotes.find((candidate) => candidate.name === name);
  if (remote) (federation.remoteHandler as unknown as Forgetful).removeRemote(remote);
}

const registered = new Map<string, string>();

/**
 * Loads an exposed module of a pillar that needs the federation runtime. It is a separate chunk, because most pillars do
 * not. A new value of `attempt` discards what the runtime remembers of the last one.
 */
export async function loadWithRuntime(
  name: string,
  manifest: string,
  attempt: string,
  module: string,
): Promise<unknown> {
  if (registered.get(name) !== attempt) {
    forget(name);
    federation.registerRemotes([{ name, entry: manifest }]);
    registered.set(name, attempt);
  }
  return federation.loadRemote(`${name}/${module}`);
}
