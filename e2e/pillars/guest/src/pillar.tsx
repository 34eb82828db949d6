import { definePillar } from '@manna/shared/contracts';

/** A pillar from outside that adds something to every slot of the shell. */
export default definePillar({
  routes: {
    root: () => import(/* webpackChunkName: "route-root" */ './pages').then((pages) => pages.root),
    beside: () => import(/* webpackChunkName: "route-beside" */ './pages').then((pages) => pages.beside),
  },
  extensions: {
    menuEntries: {
      guest: () => import(/* webpackChunkName: "menuEntries" */ './parts').then((parts) => parts.MenuTab),
    },
    settingsFields: {
      greeting: () =>
        import(/* webpackChunkName: "settingsFields-greeting" */ './parts').then((parts) => parts.GreetingField),
    },
    homeCards: {
      welcome: () => import(/* webpackChunkName: "homeCards-welcome" */ './parts').then((parts) => parts.welcome),
      'guest-of-the-day': () =>
        import(/* webpackChunkName: "homeCards-guest-of-the-day" */ './parts').then((parts) => parts.guestOfTheDay),
    },
    modals: {
      'guest-book': () =>
        import(/* webpackChunkName: "modals-guest-book" */ './parts').then((parts) => parts.GuestBook),
    },
    linkPreviews: {
      guests: () => import(/* webpackChunkName: "linkPreviews-guests" */ './parts').then((parts) => parts.GuestPreview),
    },
    relatedContent: {
      visits: () => import(/* webpackChunkName: "relatedContent-visits" */ './parts').then((parts) => parts.Visits),
    },
  },
});
