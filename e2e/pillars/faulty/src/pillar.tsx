import { definePillar } from '@manna/shared/contracts';

/** A pillar whose pages each fail in one way, so that a journey can check that the rest of the site works. */
export default definePillar({
  routes: {
    sound: () => import(/* webpackChunkName: "route-sound" */ './sound-page').then((module) => module.route),
    render: () => import(/* webpackChunkName: "route-render" */ './render-page').then((module) => module.route),
    evaluation: () =>
      import(/* webpackChunkName: "route-evaluation" */ './evaluation-page').then((module) => module.route),
    'no-route': () => import(/* webpackChunkName: "route-no-route" */ './no-route-page').then((module) => module.route),
    'server-hang': () =>
      import(/* webpackChunkName: "route-server-hang" */ './server-hang-page').then((module) => module.route),
    loader: () => import(/* webpackChunkName: "route-loader" */ './loader-page').then((module) => module.route),
  },
});
