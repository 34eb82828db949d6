/** Names that pages of several kinds use. */
export const namesText = {
  home: 'Home',
  articles: 'Articles',
  resources: 'Resources',
  categories: 'Categories',
  passages: 'Passages',
  related: 'Read on',
  relatedEntities: 'In the encyclopedia',
  relatedWords: 'In the dictionary',
  relatedArticles: 'Articles',
  relatedResources: 'Resources',
  pages: 'Pages of this list',
  previous: 'Previous',
  next: 'Next',
  pageName: (page: number) => `Page ${page}`,
  pageTitle: (title: string, page: number, pages: number) => `${title}, page ${page} of ${pages}`,
  englishOnly: 'The titles and texts on this page are in English only.',
  articleCount: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  resourceCount: (count: number) => (count === 1 ? '1 resource' : `${count} resources`),
};

/** Names of the categories of articles, by slug. */
export const articleCategoryNames = {
  'did-you-know': 'Did You Know',
  insights: 'Insights',
  history: 'History',
  science: 'Science',
  culture: 'Culture',
  'jokes-aside': 'Jokes Aside',
};

/** Descriptions of the categories of articles. */
export const articleCategoryAbout = {
  'did-you-know': 'Small facts that change how a passage reads.',
  insights: 'One passage, looked at closely.',
  history: 'Kings, empires and digs behind the text.',
  science: 'The made world, from stars to sparrows.',
  culture: 'Meals, weddings, debts and journeys as they were then.',
  'jokes-aside': 'The lighter side of serious books.',
} satisfies Record<keyof typeof articleCategoryNames, string>;

/** Names of the categories of resources, by slug. */
export const resourceCategoryNames = {
  media: 'Media',
  maps: 'Maps',
  infographics: 'Infographics',
  art: 'Art',
  interactives: 'Interactives',
  downloads: 'Downloads',
};

/** Descriptions of the categories of resources. */
export const resourceCategoryAbout = {
  media: 'To watch and to listen to.',
  maps: 'The lands of the Bible, near and far.',
  infographics: 'Much told in one picture.',
  art: 'How others have seen what is written.',
  interactives: 'To try out with your own hands.',
  downloads: 'To print, to share and to keep.',
} satisfies Record<keyof typeof resourceCategoryNames, string>;
