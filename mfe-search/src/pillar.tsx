import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    search: () =>
      import(/* webpackChunkName: "route-search" */ './features/search/search-page').then(({ route }) => route),
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
