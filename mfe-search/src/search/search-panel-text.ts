const results = (count: number) => (count === 1 ? '1 result' : `${count} results`);

/** Texts of the search panel, on its page and in the modal. */
export const searchPanelText = {
  label: 'Words, a name or a Bible reference',
  search: 'Search',
  all: 'All',
  pillars: 'Parts of the site',
  categories: 'Categories',
  books: 'Books',
  byBook: 'Filter by book',
  inBook: (book: string) => `Only in ${book}`,
  results,
  found: (count: number, words: string) => `${results(count)} for “${words}”`,
  searching: 'Searching…',
  viewAll: (count: number) => `View all ${count}`,
  more: 'Show more',
  allShown: (count: number) => `All ${count} results displayed`,
  nothing: 'No results found',
  nothingInCategory: 'No results found for selected category',
  clearCategory: 'Clear Category Filter',
  failed: (names: string) => `Search data could not be loaded: ${names}. It is loaded again when you are back online.`,
  cut: 'This query is too long: its end was ignored.',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  searchedIn: (within: string) => `Searches only in ${within}.`,
  everywhere: 'Search everywhere',
};
