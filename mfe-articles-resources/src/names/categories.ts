import { articleCategoryNames, categories, resourceCategoryNames } from '@manna/shared/domain';

export type ArticleCategory = keyof typeof articleCategoryNames;
export type ResourceCategory = keyof typeof resourceCategoryNames;

const inPillar = (pillar: 'articles' | 'resources') =>
  categories.filter((category) => category.pillar === pillar).map(({ slug }) => slug);

/** The categories of articles, in display order. */
export const articleCategories = inPillar('articles').filter((slug): slug is ArticleCategory =>
  Object.hasOwn(articleCategoryNames, slug),
);

/** The categories of resources, in display order. */
export const resourceCategories = inPillar('resources').filter((slug): slug is ResourceCategory =>
  Object.hasOwn(resourceCategoryNames, slug),
);

/** The category of a slug in any letter case; undefined if articles do not have it. */
export const findArticleCategory = (slug: string | undefined): ArticleCategory | undefined =>
  articleCategories.find((category) => category === slug?.toLowerCase());

/** The category of a slug in any letter case; undefined if resources do not have it. */
export const findResourceCategory = (slug: string | undefined): ResourceCategory | undefined =>
  resourceCategories.find((category) => category === slug?.toLowerCase());
