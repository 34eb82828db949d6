/** Names of the collections, in the order of the filter. */
export const collectionNames = {
  encyclopedia: 'Encyclopedia',
  articles: 'Articles',
  resources: 'Resources',
  bible: 'Bible',
  dictionary: 'Dictionary',
};
