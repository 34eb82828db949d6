import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    encyclopedia: () =>
      import(/* webpackChunkName: "route-encyclopedia" */ './features/contents/encyclopedia-page').then(
        ({ route }) => route,
      ),
    category: () =>
      import(/* webpackChunkName: "route-category" */ './features/listing/category-page').then(({ route }) => route),
    dictionary: () =>
      import(/* webpackChunkName: "route-dictionary" */ './features/listing/dictionary-page').then(
        ({ route }) => route,
      ),
    subject: () =>
      import(/* webpackChunkName: "route-subject" */ './features/subject/subject-page').then(({ route }) => route),
    verse: () => import(/* webpackChunkName: "route-verse" */ './features/verse/verse-page').then(({ route }) => route),
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
