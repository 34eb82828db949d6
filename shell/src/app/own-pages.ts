import type { PillarModule } from '@manna/shared/contracts';
import type { LoadHomeCards } from '../host/slots/home-cards';

/** The shell's own pages by route id, each in a chunk of its own. */
export const ownPages = (loadHomeCards: LoadHomeCards): PillarModule['routes'] => ({
  home: () =>
    import(/* webpackChunkName: "route-home" */ '../features/home/home-page').then(({ homeRoute }) =>
      homeRoute(loadHomeCards),
    ),
  'site-page': () =>
    import(/* webpackChunkName: "route-site-page" */ '../features/site-pages/site-page').then(({ route }) => route),
  unknown: () =>
    import(/* webpackChunkName: "route-unknown" */ '../features/site-pages/unknown-page').then(({ route }) => route),
});
