const readersOnly = ['site/bookmarked-pages', 'site/bookmark-details'];

/** The keys of all user data that the site itself and its pillars sync. */
export const knownUserData: readonly string[] = [
  ...readersOnly,
  'site/history',
  'site/preferences',
  'global-search-recent',
  'pillars/search/saved-searches',
  'pillars/bible/compare-differences',
];

/** Whether anonymous readers have nothing of this kind. */
export const isForReadersOnly = (key: string): boolean => readersOnly.includes(key);
