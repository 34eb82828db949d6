import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { prepareResponse, sendResponse, type PreparedResponse } from '../responses/response';
import type { CompositionService } from '../composition/composition-service';
import type { CompositionState } from '../composition/composition-state';
import { sendNotFound } from '../static/static-routes';

/** Unregisters the worker and deletes our caches. Open pages are not reloaded. */
const WITHDRAWN = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('manna-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
`;

interface ServiceWorkerOptions {
  site: SiteConfig;
  composition: Pick<CompositionService, 'current'>;
}

/**
 * The offline packs of the pillars, then the shell's worker, which finds the packs in `mannaOfflinePacks`. The packs
 * are inlined because importScripts cannot check a hash; they were verified against their pins when they were read.
 */
const composed = (packs: CompositionState['offlinePacks'], worker: string): string =>
  ['var mannaOfflinePacks = {};', ...packs.map(({ script }) => script), worker].join('\n');

/** GET /service-worker.js: the worker of the site, or the one that removes it if the operator withdrew it. */
export function serviceWorkerRoutes(app: FastifyInstance, { site, composition }: ServiceWorkerOptions): void {
  const scriptFor = (state: CompositionState): string | undefined => {
    if (site.serviceWorker === 'withdrawn') return WITHDRAWN;
    const { serviceWorker } = state.shell;
    return serviceWorker === undefined ? undefined : composed(state.offlinePacks, serviceWorker);
  };
  const makeWorker = (text: string, sources: string): PreparedResponse => {
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      // A worker is bound by the policy of its own response, and it fetches what pages request.
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src ${sources}; frame-ancestors 'none'`,
    };
    return prepareResponse(200, headers, text);
  };

  let latest: { state: CompositionState; response: PreparedResponse } | undefined;
  app.get('/service-worker.js', (request, reply) => {
    const state = composition.current();
    if (latest?.state !== state) {
      const script = scriptFor(state);
      if (script === undefined) return sendNotFound(reply);
      const sources = ["'self'", ...state.allowedOrigins].join(' ');
      latest = { state, response: makeWorker(script, sources) };
    }
    return sendResponse(request, reply, latest.response);
  });
}
