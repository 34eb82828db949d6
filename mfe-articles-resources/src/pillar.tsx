import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    articles: () =>
      import(/* webpackChunkName: "route-articles" */ './features/articles/articles-page').then(({ route }) => route),
    'articles-category': () =>
      import(/* webpackChunkName: "route-articles-category" */ './features/articles/article-category-page').then(
        ({ route }) => route,
      ),
    article: () =>
      import(/* webpackChunkName: "route-article" */ './features/articles/article-page').then(({ route }) => route),
    resources: () =>
      import(/* webpackChunkName: "route-resources" */ './features/resources/resources-page').then(
        ({ route }) => route,
      ),
    'resources-category': () =>
      import(/* webpackChunkName: "route-resources-category" */ './features/resources/resource-category-page').then(
        ({ route }) => route,
      ),
    resource: () =>
      import(/* webpackChunkName: "route-resource" */ './features/resources/resource-page').then(({ route }) => route),
    play: () => import(/* webpackChunkName: "route-play" */ './features/play/play-page').then(({ route }) => route),
  },
  extensions: {
    menuEntries: {
      articles: () =>
        import(/* webpackChunkName: "menuEntries" */ './features/site-menu/category-tabs').then(
          (tabs) => tabs.ArticlesTab,
        ),
      resources: () =>
        import(/* webpackChunkName: "menuEntries" */ './features/site-menu/category-tabs').then(
          (tabs) => tabs.ResourcesTab,
        ),
    },
    homeCards: {
      news: () =>
        import(/* webpackChunkName: "homeCards-news" */ './features/home/news-card').then((card) => card.newsCard),
    },
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
