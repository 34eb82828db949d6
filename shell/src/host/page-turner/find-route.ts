import { matchRoutes, parsePath, type RouteMatch, type RouteObject } from 'react-router-dom';

const firstSegment = (path: string): string => /^\/*([^/]*)/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Whether a route's pattern may match a path that begins with this segment. */
function mayBegin({ path = '' }: RouteObject, segment: string): boolean {
  const first = firstSegment(path);
  return first === segment || first === '' || /^[:*]|\?$/.test(first);
}

const narrowed = (route: RouteObject, segment: string): RouteObject =>
  route.path === undefined && route.children
    ? { ...route, children: route.children.filter((child) => mayBegin(child, segment)) }
    : route;

/**
 * The route of a path, as the router finds it; undefined where it has none. React Router's own search sorts the whole
 * table each time, which takes a slow phone as long as rendering a page: only routes that begin as the path does are
 * given to it.
 */
export function findRoute(
  routes: readonly RouteObject[],
  place: string | { pathname: string },
): RouteMatch | undefined {
  const { pathname = '/' } = typeof place === 'string' ? parsePath(place) : place;
  const segment = firstSegment(pathname);
  return matchRoutes(
    routes.map((route) => narrowed(route, segment)),
    pathname,
  )?.at(-1);
}
