import {
  articleCategoryNames,
  articlesResourcesPaths,
  categoryLook,
  resourceCategoryNames,
} from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { CategoryLinks } from '@manna/shared/ui/controls';
import { articleCategories, resourceCategories } from '../../names/categories';

/** The tab of articles in the main menu. */
export function ArticlesTab() {
  const names = useText(articleCategoryNames);
  const links = articleCategories.map((slug) => ({
    ...categoryLook(slug),
    path: articlesResourcesPaths.articlesCategory({ category: slug }),
    name: names[slug],
  }));
  return <CategoryLinks as={Link} links={links} />;
}

/** The tab of resources in the main menu. */
export function ResourcesTab() {
  const names = useText(resourceCategoryNames);
  const links = resourceCategories.map((slug) => ({
    ...categoryLook(slug),
    path: articlesResourcesPaths.resourcesCategory({ category: slug }),
    name: names[slug],
  }));
  return <CategoryLinks as={Link} links={links} />;
}
