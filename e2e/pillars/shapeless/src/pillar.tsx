const page = () => import(/* webpackChunkName: "route-root" */ './page').then((module) => module.page);

/** Not made by definePillar: what the shell must find out before it runs any of it. */
export default { pages: { root: page } };
