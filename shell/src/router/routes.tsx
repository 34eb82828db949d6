import type { RouteObject } from 'react-router-dom';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { HomeRoute } from './home-route';
import { NotFoundPage } from '../pages/not-found-page';
import { pillarLoader, type PageContext } from './pillar-loader';
import { PillarRoute } from './pillar-route';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import type { PillarRouteHandle } from './route-handle';

/** A route of a pillar that could not be resolved: its descriptor is unknown, so all paths under its name are its. */
const UNRESOLVED_ROUTE = 'unresolved';

const pillarRoutes = (page: PageContext, { name, metadata }: ResolvedPillar): RouteObject[] =>
  (metadata?.routes ?? [{ id: UNRESOLVED_ROUTE, path: `/${name}/*` }]).map(({ id: routeId, path }) => {
    const handle: PillarRouteHandle = { pillar: name, routeId };
    return {
      // Two paths may lead to one page of a pillar.
      id: `${name} ${path}`,
      path,
      handle,
      loader: pillarLoader(page, handle),
      element: <PillarRoute {...handle} />,
      errorElement: <RouteError />,
    };
  });

/** The route table of a page: the shell's own routes, and each pillar's as its descriptor says. */
export const createRoutes = (page: PageContext, pillars: readonly ResolvedPillar[]): RouteObject[] => [
  {
    id: 'root',
    element: <RootLayout pillars={pillars} />,
    children: [
      { id: 'home', index: true, element: <HomeRoute pillars={pillars} />, errorElement: <RouteError /> },
      ...pillars.flatMap((pillar) => pillarRoutes(page, pillar)),
      {
        id: 'not-found',
        path: '*',
        element: <NotFoundPage />,
        loader: () => {
          throw notFound();
        },
        errorElement: <RouteError />,
      },
    ],
  },
];
