import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    account: () =>
      import(/* webpackChunkName: "route-account" */ './features/account/account-page').then(({ route }) => route),
    bookmarks: () =>
      import(/* webpackChunkName: "route-bookmarks" */ './features/bookmarks/bookmarks-page').then(
        ({ route }) => route,
      ),
    notes: () => import(/* webpackChunkName: "route-notes" */ './features/notes/notes-page').then(({ route }) => route),
  },
  extensions: {
    modals: {
      account: () =>
        import(/* webpackChunkName: "modals-account" */ './features/modal/account-modal').then(
          (modal) => modal.AccountModal,
        ),
    },
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
