import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { makeAnswer, sendAnswer, type Answer } from '../answers/answer';
import type { CompositionService, CompositionState } from '../composition/composition-service';
import type { Shell } from '../shell/shell-release';
import { answerNotFound } from '../static/static-routes';

/** Gives up the registration and every cache of ours. Open pages go on as they are: none is reloaded. */
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
  shell: Pick<Shell, 'serviceWorker'>;
  composition: Pick<CompositionService, 'current'>;
}

/**
 * The shell's worker behind the offline packs of the pillars, which it finds in `mannaOfflinePacks`. All of them were
 * verified against their pins when they were read: a worker cannot pin what it imports.
 */
const composed = (packs: CompositionState['offlinePacks'], worker: string): string =>
  ['var mannaOfflinePacks = {};', ...packs.map(({ script }) => script), worker].join('\n');

/** GET /service-worker.js: the site's worker, or the one that withdraws it if the site says so. */
export function serviceWorkerRoutes(app: FastifyInstance, { site, shell, composition }: ServiceWorkerOptions): void {
  const scriptFor = (state: CompositionState): string | undefined => {
    if (site.serviceWorker === 'withdrawn') return WITHDRAWN;
    return shell.serviceWorker === undefined ? undefined : composed(state.offlinePacks, shell.serviceWorker);
  };
  const makeWorker = (text: string, sources: string): Answer => {
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      // A worker is bound by the policy that it came with, and fetches what pages ask for.
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src ${sources}; frame-ancestors 'none'`,
    };
    return makeAnswer(200, headers, text);
  };

  let made: { state: CompositionState; answer: Answer } | undefined;
  app.get('/service-worker.js', (request, reply) => {
    const state = composition.current();
    if (made?.state !== state) {
      const script = scriptFor(state);
      if (script === undefined) return answerNotFound(reply);
      const sources = ["'self'", ...state.allowedOrigins].join(' ');
      made = { state, answer: makeWorker(script, sources) };
    }
    return sendAnswer(request, reply, made.answer);
  });
}
