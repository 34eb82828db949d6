import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    search: () =>
      import(/* webpackChunkName: "route-search" */ './features/search/search-page').then(({ route }) => route),
  },
  extensions: {
    headerActions: {
      search: () =>
        import(/* webpackChunkName: "headerActions-search" */ './features/inline/inline-search').then(
          (inline) => inline.InlineSearch,
        ),
    },
    offlinePacks: {
      listings: () =>
        import(/* webpackChunkName: "offlinePacks-listings" */ './features/offline/offline-data').then(
          (pack) => pack.offlineData,
        ),
    },
    modals: {
      search: () =>
        import(/* webpackChunkName: "modals-search" */ './features/modal/search-modal').then(
          (modal) => modal.SearchModal,
        ),
    },
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
