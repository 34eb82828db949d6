import { definePillar } from '@manna/shared/contracts';

export default definePillar({
  routes: {
    contents: () =>
      import(/* webpackChunkName: "route-contents" */ './features/contents/contents-page').then(({ route }) => route),
    book: () => import(/* webpackChunkName: "route-book" */ './features/book/book-page').then(({ route }) => route),
    chapter: () =>
      import(/* webpackChunkName: "route-chapter" */ './features/reader/chapter-page').then(({ route }) => route),
    commentary: () =>
      import(/* webpackChunkName: "route-commentary" */ './features/commentary/commentary-page').then(
        ({ route }) => route,
      ),
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
  extensions: {
    menuEntries: {
      bible: () =>
        import(/* webpackChunkName: "menuEntries" */ './features/site-menu/books-tab').then((tab) => tab.BooksTab),
    },
    settingsFields: {
      translation: () =>
        import(/* webpackChunkName: "settingsFields-translation" */ './features/settings/translation-setting').then(
          (field) => field.TranslationSetting,
        ),
      download: () =>
        import(/* webpackChunkName: "settingsFields-download" */ './features/offline/download-setting').then(
          (field) => field.DownloadSetting,
        ),
    },
    offlinePacks: {
      translations: () =>
        import(/* webpackChunkName: "offlinePacks-translations" */ './features/offline/offline-data').then(
          (pack) => pack.offlineData,
        ),
    },
    linkPreviews: {
      verses: () =>
        import(/* webpackChunkName: "linkPreviews-verses" */ './features/link-preview/verse-preview').then(
          (preview) => preview.VersePreview,
        ),
    },
    homeCards: {
      'verse-of-the-day': () =>
        import(/* webpackChunkName: "homeCards-verse-of-the-day" */ './features/home/verse-of-the-day').then(
          (card) => card.verseOfTheDay,
        ),
      'start-reading': () =>
        import(/* webpackChunkName: "homeCards-start-reading" */ './features/home/beginnings').then(
          (card) => card.startReading,
        ),
      'on-this-day': () =>
        import(/* webpackChunkName: "homeCards-on-this-day" */ './features/home/on-this-day').then(
          (card) => card.onThisDay,
        ),
    },
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
