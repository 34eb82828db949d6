import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '@manna/shared/runtime';
import { pillarLoader, type PageContext } from '../router/pillar-loader';
import { isPillarRouteHandle } from '../router/route-handle';
import type { WarmedPages } from './warmed-pages';

// React Router ignores upper and lower case.
const firstSegment = (path: string): string => path.toLowerCase().split('/', 2)[1] ?? '';

/** The routes that may match a path, by its first segment: React Router ranks all that it is given, for each path. */
export function routesFor(routes: readonly RouteObject[], path: string): RouteObject[] {
  const first = firstSegment(path.replace(/[?#].*$/, ''));
  const mayMatch = ({ path: pattern = '' }: RouteObject) => {
    const segment = firstSegment(pattern);
    return segment === first || !/^\w/.test(segment) || segment.endsWith('?');
  };
  return routes.map(({ children, ...route }) => ({ ...route, children: children?.filter(mayMatch) }) as RouteObject);
}

/** Warms a path by running its loader. The code stays in the registry, and what the loader returned in the warmed pages. */
export const createPrefetch =
  (routes: RouteObject[], page: PageContext & { warmed: WarmedPages }): Prefetch =>
  async (path) => {
    const match = matchRoutes(routesFor(routes, path), path)?.at(-1);
    const handle: unknown = match?.route.handle;
    if (!match || !isPillarRouteHandle(handle)) return;
    const request = new Request(new URL(path, location.origin));
    try {
      const loaded = await pillarLoader(page, handle)({ params: match.params, request });
      if (!loaded.pending) page.warmed.keep(path, { ...handle, data: loaded.data });
    } catch {
      // The reader did not ask for it: an error is shown when they go there.
    }
  };
