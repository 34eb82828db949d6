import { definePillar } from '@manna/shared/contracts';

/** Words of the dictionary are entries, too. */
const loadEntryPreview = () =>
  import(/* webpackChunkName: "linkPreviews-entries" */ './features/link-preview/entry-preview').then(
    (preview) => preview.EntryPreview,
  );

export default definePillar({
  routes: {
    encyclopedia: () =>
      import(/* webpackChunkName: "route-encyclopedia" */ './features/contents/encyclopedia-page').then(
        ({ route }) => route,
      ),
    category: () =>
      import(/* webpackChunkName: "route-category" */ './features/listing/category-page').then(({ route }) => route),
    subject: () =>
      import(/* webpackChunkName: "route-subject" */ './features/subject/subject-page').then(({ route }) => route),
    passage: () =>
      import(/* webpackChunkName: "route-passage" */ './features/passage/passage-page').then(({ route }) => route),
    timeline: () =>
      import(/* webpackChunkName: "route-timeline" */ './features/timeline/timeline-page').then(({ route }) => route),
    atlas: () => import(/* webpackChunkName: "route-atlas" */ './features/atlas/atlas-page').then(({ route }) => route),
    family: () =>
      import(/* webpackChunkName: "route-family" */ './features/family/family-page').then(({ route }) => route),
    'family-tree': () =>
      import(/* webpackChunkName: "route-family-tree" */ './features/family/family-tree-page').then(
        ({ route }) => route,
      ),
    genealogies: () =>
      import(/* webpackChunkName: "route-genealogies" */ './features/family/genealogies-page').then(
        ({ route }) => route,
      ),
    verse: () => import(/* webpackChunkName: "route-verse" */ './features/verse/verse-page').then(({ route }) => route),
  },
  extensions: {
    menuEntries: {
      encyclopedia: () =>
        import(/* webpackChunkName: "menuEntries" */ './features/site-menu/categories-tab').then(
          (tab) => tab.CategoriesTab,
        ),
    },
    linkPreviews: {
      entries: loadEntryPreview,
      words: loadEntryPreview,
    },
    homeCards: {
      'entry-of-the-day': () =>
        import(/* webpackChunkName: "homeCards-entry-of-the-day" */ './features/home/entry-cards').then(
          (cards) => cards.entryOfTheDay,
        ),
      'event-of-the-day': () =>
        import(/* webpackChunkName: "homeCards-event-of-the-day" */ './features/home/entry-cards').then(
          (cards) => cards.eventOfTheDay,
        ),
    },
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
