import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    account: () =>
      import(/* webpackChunkName: "route-account" */ './features/account/account-page').then(({ route }) => route),
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
