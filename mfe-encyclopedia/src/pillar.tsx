import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    encyclopedia: () =>
      import(/* webpackChunkName: "route-encyclopedia" */ './features/encyclopedia/encyclopedia-page').then(
        ({ route }) => route,
      ),
    dictionary: () =>
      import(/* webpackChunkName: "route-dictionary" */ './features/dictionary/dictionary-page').then(
        ({ route }) => route,
      ),
  },
});
