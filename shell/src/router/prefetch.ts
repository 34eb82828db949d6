import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '@manna/shared/runtime';
import { pillarLoader, type PageContext } from './pillar-loader';
import { isPillarRouteHandle } from './route-handle';

/** Warms a path by running its loader: code stays in the registry, data in the data client's cache. */
export const createPrefetch =
  (routes: RouteObject[], page: PageContext): Prefetch =>
  async (path) => {
    const match = matchRoutes(routes, path)?.at(-1);
    const handle: unknown = match?.route.handle;
    if (!match || !isPillarRouteHandle(handle)) return;
    const request = new Request(new URL(path, location.origin));
    try {
      await pillarLoader(page, handle)({ params: match.params, request });
    } catch {
      // Warming is a courtesy: what fails now is told when the reader goes there.
    }
  };
