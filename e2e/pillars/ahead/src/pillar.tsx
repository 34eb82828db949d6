import { definePillar } from '@manna/shared/contracts';

/** Made for a contract that no shell implements yet. */
export default definePillar({
  routes: { root: () => import(/* webpackChunkName: "route-root" */ './root-page').then((module) => module.route) },
});
