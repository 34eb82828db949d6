import type { Crumb, TextOf } from '@manna/shared/contracts';
import {
  articleCategoryNames,
  articlesResourcesPaths,
  categoryLook,
  resourceCategoryNames,
} from '@manna/shared/domain';
import { type ArticleCategory, type ResourceCategory } from './categories';
import { namesText } from './names-text';

type Step = Pick<Crumb, 'path' | 'fragment' | 'language'>;

const withLook = (category: ArticleCategory | ResourceCategory, steps: readonly Step[]): Crumb[] => {
  const { icon, accent } = categoryLook(category);
  return steps.map((step) => ({ ...step, icon, iconColor: accent }));
};

/** Home / Articles, then a category and further crumbs. */
export const articleCrumbs = (text: TextOf, category?: ArticleCategory, ...steps: readonly Step[]): Crumb[] => [
  { path: '/', fragment: text(namesText).home, icon: 'home' },
  { path: articlesResourcesPaths.articles, fragment: text(namesText).articles, icon: 'newspaper', iconColor: 'yellow' },
  ...(category
    ? withLook(category, [
        { path: articlesResourcesPaths.articlesCategory({ category }), fragment: text(articleCategoryNames)[category] },
        ...steps,
      ])
    : []),
];

/** Home / Resources, then a category and further crumbs. */
export const resourceCrumbs = (text: TextOf, category?: ResourceCategory, ...steps: readonly Step[]): Crumb[] => [
  { path: '/', fragment: text(namesText).home, icon: 'home' },
  { path: articlesResourcesPaths.resources, fragment: text(namesText).resources, icon: 'library', iconColor: 'yellow' },
  ...(category
    ? withLook(category, [
        {
          path: articlesResourcesPaths.resourcesCategory({ category }),
          fragment: text(resourceCategoryNames)[category],
        },
        ...steps,
      ])
    : []),
];
