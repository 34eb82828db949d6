import type { SiteConfig } from '@manna/shared/contracts';
import { scriptPolicy, SERVICE_WORKER_ADDRESS } from '../../host/remotes/script-policy';
import { CACHE_PREFIX } from '@manna/shared/runtime/offline-store';
import type { WorkerMessage } from './worker-messages';

/** The database in which Workbox remembers when each copy was last used. */
const WORKBOX_DATABASE = 'workbox-expiration';

/** The browser's part for service workers; undefined where it has none, as on a site without https. */
const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Gives up the service worker and all that it kept. Never rejects: what fails is tried again with the next page. */
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
 * Registers the service worker, or gives it up where the operator has withdrawn it. What it answers is the registration;
 * undefined where there is none. Never rejects: a site without its service worker is whole.
 */
export async function registerWorker({ serviceWorker }: SiteConfig): Promise<ServiceWorkerRegistration | undefined> {
  const workers = container();
  try {
    if (serviceWorker === 'withdrawn') {
      if (workers) await withdraw(workers);
      return undefined;
    }
    // 'none': also the browser's own cache must not hold back a worker that mends or ends a broken one.
    return await workers?.register(scriptPolicy.createScriptURL(SERVICE_WORKER_ADDRESS), { updateViaCache: 'none' });
  } catch (error) {
    console.info('No service worker:', error);
    return undefined;
  }
}

/** Says something to the worker that answers for this page; to none where there is none. */
export const tellWorker = (message: WorkerMessage): void => container()?.controller?.postMessage(message);

/** Runs when another worker answers for this page; what it returns ends that. */
export function onWorkerChange(run: () => void): () => void {
  const workers = container();
  workers?.addEventListener('controllerchange', run);
  return () => workers?.removeEventListener('controllerchange', run);
}
