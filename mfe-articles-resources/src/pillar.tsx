import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    articles: () =>
      import(/* webpackChunkName: "route-articles" */ './features/articles/articles-page').then(({ route }) => route),
    resources: () =>
      import(/* webpackChunkName: "route-resources" */ './features/resources/resources-page').then(
        ({ route }) => route,
      ),
  },
});
