import type { ReactElement } from 'react';
import { useRouteError, type LoaderFunction, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { LoadingPanel } from '../components/loading-panel';
import { NotFoundPage } from '../errors/not-found-page';
import { SHELL } from '../remotes/pillar-registry';
import { dataAddress } from './content-address';
import { pillarLoader, type PageContext } from './pillar-loader';
import { PillarRoute } from './pillar-route';
import { RouteError } from '../errors/route-error';
import { LAYOUT_ROUTE, NOT_FOUND_ROUTE, type PillarRouteHandle } from './route-handle';

/** Rethrows an error of the layout to the boundary around the router, which does not need the layout. */
function BrokenFrame(): never {
  throw useRouteError();
}

/** Routes of a pillar whose descriptor is unknown: all paths under its name. */
const UNRESOLVED_ROUTE = 'unresolved';

/** Loads again only if the part of the URL changed that the loader reads: not for a panel, a layout or a modal. */
const shouldRevalidate =
  ({ registry }: PageContext, { pillar, routeId }: PillarRouteHandle): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const read = registry.loaded(pillar, routeId)?.loaderQuery;
    return (
      defaultShouldRevalidate &&
      (currentUrl.href === nextUrl.href || dataAddress(currentUrl, read) !== dataAddress(nextUrl, read))
    );
  };

const pageRoute = (page: PageContext, handle: PillarRouteHandle, path: string): RouteObject => ({
  // Two paths may lead to one page of a pillar.
  id: `${handle.pillar} ${path}`,
  // A trailing index segment is ignored.
  path: path.endsWith('*') ? path : `${path === '/' ? '' : path}/index?`,
  handle,
  loader: pillarLoader(page, handle),
  shouldRevalidate: shouldRevalidate(page, handle),
  element: <PillarRoute {...handle} />,
  // A new panel is shown at once, and its page when it has loaded.
  hydrateFallbackElement: <LoadingPanel />,
  errorElement: <RouteError />,
});

const pillarRoutes = (page: PageContext, { name, metadata }: ResolvedPillar): RouteObject[] =>
  (metadata?.routes ?? [{ id: UNRESOLVED_ROUTE, path: `/${name}/*` }]).map(({ id, path }) =>
    pageRoute(page, { pillar: name, routeId: id }, path),
  );

/** A page of the shell itself: its path and its route id. */
export interface OwnRoute {
  id: string;
  path: string;
}

/**
 * The route table of a panel: the shell's own routes and those of each pillar's descriptor, all inside of `layout`.
 * `layoutLoader` loads data for the layout; only the server has one.
 */
export const createRoutes = (
  page: PageContext,
  { own, pillars }: { own: readonly OwnRoute[]; pillars: readonly ResolvedPillar[] },
  layout: ReactElement,
  layoutLoader?: LoaderFunction,
): RouteObject[] => [
  {
    id: LAYOUT_ROUTE,
    element: layout,
    ...(layoutLoader && { loader: layoutLoader }),
    errorElement: <BrokenFrame />,
    children: [
      ...own.map(({ id, path }) => pageRoute(page, { pillar: SHELL, routeId: id }, path)),
      ...pillars.flatMap((pillar) => pillarRoutes(page, pillar)),
      {
        id: NOT_FOUND_ROUTE,
        path: '*',
        element: <NotFoundPage />,
        hydrateFallbackElement: <LoadingPanel />,
        loader: () => {
          throw notFound();
        },
        errorElement: <RouteError />,
      },
    ],
  },
];
