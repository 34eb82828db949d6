/** Names of the encyclopedia's categories by slug, in display order. */
export const encyclopediaCategoryNames = {
  people: 'People',
  places: 'Places',
  events: 'Events',
  plants: 'Plants',
  tribes: 'Tribes',
  animals: 'Animals',
};

/** Names of the categories of articles by slug, in display order. */
export const articleCategoryNames = {
  'did-you-know': 'Did You Know',
  insights: 'Insights',
  history: 'History',
  science: 'Science',
  culture: 'Culture',
  'jokes-aside': 'Jokes Aside',
};

/** Names of the categories of resources by slug, in display order. */
export const resourceCategoryNames = {
  media: 'Media',
  maps: 'Maps',
  infographics: 'Infographics',
  art: 'Art',
  interactives: 'Interactives',
  downloads: 'Downloads',
};

/** Names of all categories by slug. */
export const categoryNames: Readonly<Record<string, string>> = {
  ...encyclopediaCategoryNames,
  ...articleCategoryNames,
  ...resourceCategoryNames,
  dictionary: 'Dictionary',
};
