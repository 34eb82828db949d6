import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    contents: () =>
      import(/* webpackChunkName: "route-contents" */ './features/contents/contents-page').then(({ route }) => route),
    book: () => import(/* webpackChunkName: "route-book" */ './features/book/book-page').then(({ route }) => route),
    chapter: () =>
      import(/* webpackChunkName: "route-chapter" */ './features/reader/chapter-page').then(({ route }) => route),
    compare: () =>
      import(/* webpackChunkName: "route-compare" */ './features/compare/compare-page').then(({ route }) => route),
    'cross-references': () =>
      import(/* webpackChunkName: "route-cross-references" */ './features/cross-references/cross-references-page').then(
        ({ route }) => route,
      ),
    interlinear: () =>
      import(/* webpackChunkName: "route-interlinear" */ './features/interlinear/interlinear-page').then(
        ({ route }) => route,
      ),
    passage: () =>
      import(/* webpackChunkName: "route-passage" */ './features/passage/passage-page').then(({ route }) => route),
    translation: () =>
      import(/* webpackChunkName: "route-translation" */ './features/translation/translation-page').then(
        ({ route }) => route,
      ),
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
