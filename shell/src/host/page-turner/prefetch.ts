import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LoaderArgs, Preference } from '@manna/shared/contracts';
import type { Prefetch } from '@manna/shared/runtime';
import { pillarLoader, type PageContext } from '../router/pillar-loader';
import { isPillarRouteHandle } from '../router/route-handle';

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

/** The context of pages in the browser. */
export type WarmingContext = PageContext & Required<Pick<PageContext, 'preference' | 'warmed'>>;

/** Warms a path by running its loader. The code stays in the registry, and what the loader returned in the warmed pages. */
export const createPrefetch =
  (routes: RouteObject[], page: WarmingContext): Prefetch =>
  async (path) => {
    const match = matchRoutes(routesFor(routes, path), path)?.at(-1);
    const handle: unknown = match?.route.handle;
    if (!match || !isPillarRouteHandle(handle)) return;
    const request = new Request(new URL(path, location.origin));
    const read = new Map<Preference<unknown>, unknown>();
    const preference: LoaderArgs['preference'] = (one) => {
      const value = page.preference(one);
      read.set(one, value);
      return value;
    };
    const isCurrent = () => [...read].every(([one, value]) => page.preference(one) === value);
    try {
      const loaded = await pillarLoader({ ...page, preference }, handle)({ params: match.params, request });
      if (!loaded.pending) page.warmed.keep(path, { ...handle, data: loaded.data, isCurrent });
    } catch {
      // The reader did not ask for it: an error is shown when they go there.
    }
  };
