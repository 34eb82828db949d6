/// <reference lib="webworker" />
/**
 * Caches the pages that readers visit, so that they can read them offline. If anything fails here, a request goes to
 * the network as if there were no service worker. The operator can withdraw it (docs/operators.md).
 */
import { SAVE_SITE } from '@manna/shared/runtime/save-site';
import { followRelease, saveOfflineSite } from './offline-site';
import { readMessage } from './worker-messages';
import { workerRoutes } from './worker-routes';
import { keepFiles, keepPages } from './worker-visits';

declare const self: ServiceWorkerGlobalScope;

const router = workerRoutes();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  try {
    const answer = router.handleRequest({ request, event });
    if (answer) event.respondWith(answer.catch(() => fetch(request)));
  } catch {
    // Not handled: the browser goes to the network.
  }
});

self.addEventListener('activate', (event) => {
  // The first worker takes control of the open page at once; a later one waits until the reader agrees.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.kind === 'take-over') void self.skipWaiting();
  if (message?.kind === SAVE_SITE) {
    const report = (isSaved: boolean) => event.ports[0]?.postMessage(isSaved);
    event.waitUntil(
      saveOfflineSite().then(
        () => report(true),
        () => report(false),
      ),
    );
  }
  if (message?.kind !== 'visited') return;
  const { files, page, neighbours } = message;
  const pages = page === null ? neighbours : [page, ...neighbours];
  event.waitUntil(Promise.allSettled([keepFiles(files), keepPages(pages, event), followRelease(files)]));
});
