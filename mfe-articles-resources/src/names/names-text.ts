import type { articleCategoryNames, resourceCategoryNames } from '@manna/shared/domain';

/** Names that pages of several kinds use. */
export const namesText = {
  home: 'Home',
  articles: 'Articles',
  resources: 'Resources',
  categories: 'Categories',
  contents: 'In this article',
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

/** Descriptions of the categories of articles. */
export const articleCategoryAbout = {
  'did-you-know': 'Small facts that change how a passage reads.',
  insights: 'A close look at one passage.',
  history: 'The kings, empires and excavations behind the text.',
  science: 'Creation, from stars to sparrows.',
  culture: 'Meals, weddings, debts and journeys as they were then.',
  'jokes-aside': 'The lighter side of serious books.',
} satisfies Record<keyof typeof articleCategoryNames, string>;

/** Descriptions of the categories of resources. */
export const resourceCategoryAbout = {
  media: 'To watch and to listen to.',
  maps: 'The lands of the Bible, near and far.',
  infographics: 'A whole subject in one picture.',
  art: 'The Bible in pictures.',
  interactives: 'To play and try out for yourself.',
  downloads: 'To print, share and save.',
} satisfies Record<keyof typeof resourceCategoryNames, string>;
