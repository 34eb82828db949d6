import type { SiteConfig } from '@manna/shared/contracts';
import { scriptPolicy, SERVICE_WORKER_ADDRESS } from '../../host/remotes/script-policy';
import { CACHE_PREFIX } from '@manna/shared/runtime/offline-store';
import type { WorkerMessage } from './worker/worker-messages';

/** Workbox's database with the time at which each copy was last used. */
const WORKBOX_DATABASE = 'workbox-expiration';

/** The browser's service worker container; undefined if it has none, for example without https. */
const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Removes the service worker and everything it saved. Never rejects: a failure is retried on the next page. */
async function withdraw(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.allSettled([
    ...registrations.map((registration) => registration.unregister()),
    ...names.map((name) => caches.delete(name)),
  ]);
  indexedDB.deleteDatabase(WORKBOX_DATABASE);
}

/**
 * Registers the service worker, or removes it if the operator has withdrawn it. Returns the registration; undefined if
 * there is none. Never rejects: the site works without its service worker.
 */
export async function registerWorker({ serviceWorker }: SiteConfig): Promise<ServiceWorkerRegistration | undefined> {
  const workers = container();
  try {
    if (serviceWorker === 'withdrawn') {
      if (workers) await withdraw(workers);
      return undefined;
    }
    // 'none': the browser's HTTP cache must not delay a worker that replaces a broken one.
    return await workers?.register(scriptPolicy.createScriptURL(SERVICE_WORKER_ADDRESS), { updateViaCache: 'none' });
  } catch (error) {
    console.info('No service worker:', error);
    return undefined;
  }
}

/** Sends a message to the worker that controls this page, if there is one. */
export const tellWorker = (message: WorkerMessage): void => container()?.controller?.postMessage(message);

/** Calls back when another worker takes control of this page; the returned function stops that. */
export function onWorkerChange(run: () => void): () => void {
  const workers = container();
  workers?.addEventListener('controllerchange', run);
  return () => workers?.removeEventListener('controllerchange', run);
}
