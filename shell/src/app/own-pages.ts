import type { PillarModule } from '@manna/shared/contracts';

/** The shell's own pages by route id. Each is a chunk, so that a chapter does not carry the home page. */
export const ownPages: PillarModule['routes'] = {
  home: () => import(/* webpackChunkName: "route-home" */ '../features/home/home-page').then(({ route }) => route),
  'site-page': () =>
    import(/* webpackChunkName: "route-site-page" */ '../features/site-pages/site-page').then(({ route }) => route),
  unknown: () =>
    import(/* webpackChunkName: "route-unknown" */ '../features/site-pages/unknown-page').then(({ route }) => route),
};
