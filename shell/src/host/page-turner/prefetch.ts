import type { RouteObject } from 'react-router-dom';
import type { Prefetch } from '@manna/shared/runtime';
import { findRoute } from './find-route';
import { pillarLoader, type PageContext } from '../router/pillar-loader';
import { isPillarRouteHandle } from '../router/route-handle';
import type { WarmedPages } from './warmed-pages';

/** Warms a path by running its loader: its code stays in the registry, what it answered in the warmed pages. */
export const createPrefetch =
  (routes: RouteObject[], page: PageContext & { warmed: WarmedPages }): Prefetch =>
  async (path) => {
    const match = findRoute(routes, path);
    const handle: unknown = match?.route.handle;
    if (!match || !isPillarRouteHandle(handle)) return;
    const request = new Request(new URL(path, location.origin));
    try {
      const loaded = await pillarLoader(page, handle)({ params: match.params, request });
      if (!loaded.pending) page.warmed.keep(path, { ...handle, data: loaded.data });
    } catch {
      // Warming is a courtesy: what fails now is told when the reader goes there.
    }
  };
