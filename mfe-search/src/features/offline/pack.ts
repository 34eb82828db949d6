import { defineOfflinePack, type Language } from '@manna/shared/contracts';
import { searchPaths } from '@manna/shared/domain';

const titles: Readonly<Record<Language, string>> = { en: 'Search', es: 'Búsqueda' };

/**
 * The listings of a reader who has searched are on the device. The pack says so, and the service worker keeps the site itself,
 * whose search page reads them: a page without scripts could not search.
 */
export const pack = defineOfflinePack({
  match: () => false,
  respond: () => Promise.resolve(undefined),
  shelf: async ({ store, language }) => {
    const names = await store.names();
    const title = titles[language];
    return { heading: title, pages: names.length > 0 ? [{ path: searchPaths.search, title }] : [] };
  },
});
