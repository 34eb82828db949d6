import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attemptAddress, attemptOf, takeManifest } from './federation-state';
import { pinOf } from './pins';
import { scriptPolicy } from './script-policy';

const hasManifestShape = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'metaData' in value &&
  'exposes' in value &&
  Array.isArray(value.exposes) &&
  'shared' in value &&
  Array.isArray(value.shared);

async function fetchManifest(address: string, timeoutMs: number): Promise<Response> {
  const response = await fetch(address, {
    integrity: pinOf(address),
    signal: AbortSignal.timeout(timeoutMs),
    // A retry needs the current state of the site.
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  // Checked here, because an invalid manifest would stay in the runtime's cache even after the site has recovered.
  if (!hasManifestShape(JSON.parse(text))) throw new Error(`${address} is not a federation manifest`);
  return new Response(text);
}

/**
 * Makes the federation runtime fetch manifests and entries only with their pins, and within the pillar's timeout.
 * Shared modules that failed to load are requested again.
 */
export const federationPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'manna-verification',
  fetch(address, _init, remote) {
    const inlined = takeManifest(address);
    if (inlined !== undefined) return Promise.resolve(new Response(inlined));
    return fetchManifest(address, attemptOf(remote?.name ?? '')?.pillar.timeoutMs ?? 0);
  },
  createScript({ url, remoteInfo }) {
    const attempt = attemptOf(remoteInfo?.name ?? '');
    const script = document.createElement('script');
    script.integrity = pinOf(url);
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = scriptPolicy.createScriptURL(attemptAddress(url, attempt?.retries ?? 0));
    return { script, timeout: attempt?.pillar.timeoutMs ?? 0 };
  },
  errorLoadShare({ pkgName, shareScopeMap }) {
    // The runtime would return the failed attempt again for as long as the page is open.
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.lib) share.loading = null;
    }
  },
});
