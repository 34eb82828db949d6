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

/** An error in the frame goes to the boundary around the router, which needs no frame. */
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
  // A panel that is opened stands at once, and its page once it is there.
  hydrateFallbackElement: <LoadingPanel />,
  errorElement: <RouteError />,
});

const pillarRoutes = (page: PageContext, { name, metadata }: ResolvedPillar): RouteObject[] =>
  (metadata?.routes ?? [{ id: UNRESOLVED_ROUTE, path: `/${name}/*` }]).map(({ id, path }) =>
    pageRoute(page, { pillar: name, routeId: id }, path),
  );

/** A page of the shell itself: its path, and the id of what shows it. */
export interface OwnRoute {
  id: string;
  path: string;
}

/**
 * The route table of a panel: the shell's own routes, and each pillar's as its descriptor says, all in `layout`, the frame
 * that they are shown in. `layoutLoader` brings what the frame shows besides the page; the server alone has one.
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
