import { onWorkerChange } from '../registration';
import type { WorkerMessage } from '../worker/worker-messages';

const TAKE_OVER: WorkerMessage = { kind: 'take-over' };
/** How long the reader waits for a new service worker. Milliseconds. */
const WORKER_MS = 3000;

const atMost = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WORKER_MS))]);

const isInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve();
    });
  });

/** Fetches the worker of the new version, if it is another one than that of the page. */
async function fetchWorker(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.waiting) return;
  await atMost(registration.update()).catch(() => undefined);
  if (registration.installing) await atMost(isInstalled(registration.installing));
}

/** Puts the waiting worker, if there is one, in control of all open pages. None of them reloads. */
export const takeOver = ({ waiting }: ServiceWorkerRegistration): void => waiting?.postMessage(TAKE_OVER);

/** Reloads the page once, with the newest service worker in control: otherwise the new page would offer an update again. */
export async function reloadPage(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (registration) await fetchWorker(registration);
  if (registration?.waiting && navigator.serviceWorker.controller) {
    const changed = new Promise<void>((resolve) => {
      const stop = onWorkerChange(() => {
        stop();
        resolve();
      });
    });
    takeOver(registration);
    await atMost(changed);
  }
  location.reload();
}
