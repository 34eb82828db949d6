import { gatewayAreas } from '@manna/shared/domain';
import { Route, Router } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { isReleaseFile } from './release-files';
import { answers, files, freshFiles, pages, pictures } from './worker-strategies';

const mayBePage = ({ pathname }: URL): boolean => !gatewayAreas.includes(pathname.split('/')[1] ?? '');

type Matches = (request: Request, url: URL) => boolean;

const isOwn = (url: URL): boolean => url.origin === location.origin;

// A file of another origin needs a pin, because without one its content is not verified.
const isFile: Matches = (request, url) =>
  isOwn(url) ? isReleaseFile(url) : request.integrity !== '' && request.mode === 'cors';

const routes: readonly [Matches, Strategy][] = [
  [(request, url) => request.mode === 'navigate' && isOwn(url) && mayBePage(url), pages],
  [(request, url) => isFile(request, url) && ['no-cache', 'reload'].includes(request.cache), freshFiles],
  [isFile, files],
  [(_request, url) => isOwn(url) && url.pathname === '/data/graphql', answers],
  [
    (request, url) => isOwn(url) && request.destination === 'image' && url.pathname.startsWith('/data/files/'),
    pictures,
  ],
];

/** The requests that the service worker handles, and how; it leaves all others alone. */
export function workerRoutes(): Router {
  const router = new Router();
  for (const [matches, strategy] of routes) {
    // 'no-store': the request must not get a cached response.
    const match = ({ request, url }: { request: Request; url: URL }) =>
      request.cache !== 'no-store' && matches(request, url);
    router.registerRoute(new Route(match, strategy));
  }
  return router;
}
