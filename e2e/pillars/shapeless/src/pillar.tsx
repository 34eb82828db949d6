const page = () => import(/* webpackChunkName: "route-root" */ './page').then((module) => module.page);

/** Not made by definePillar. The shell must detect that before it runs any of it. */
export default { pages: { root: page } };
