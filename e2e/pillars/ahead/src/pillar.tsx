import { definePillar } from '@manna/shared/contracts';

/** A pillar for a version of the contract that no shell implements yet. */
export default definePillar({
  routes: { root: () => import(/* webpackChunkName: "route-root" */ './root-page').then((module) => module.route) },
});
