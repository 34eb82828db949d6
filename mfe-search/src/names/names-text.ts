/** Names of the collections, in the order of the filter. */
export const collectionNames = {
  encyclopedia: 'Encyclopedia',
  articles: 'Articles',
  resources: 'Resources',
  bible: 'Bible',
  dictionary: 'Dictionary',
};

/** Names of the categories by slug. */
export const categoryNames: Readonly<Record<string, string>> = {
  people: 'People',
  places: 'Places',
  events: 'Events',
  plants: 'Plants',
  tribes: 'Tribes',
  animals: 'Animals',
  'did-you-know': 'Did You Know',
  insights: 'Insights',
  history: 'History',
  science: 'Science',
  culture: 'Culture',
  'jokes-aside': 'Jokes Aside',
  media: 'Media',
  maps: 'Maps',
  infographics: 'Infographics',
  art: 'Art',
  interactives: 'Interactives',
  downloads: 'Downloads',
  dictionary: 'Dictionary',
};
