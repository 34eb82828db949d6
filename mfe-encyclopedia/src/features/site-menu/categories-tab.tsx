import { categoryLook, encyclopediaPaths } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { CategoryLinks } from '@manna/shared/ui/controls';
import { categorySlugs } from '../../names/categories';
import { categoryNames } from '../../names/names-text';

/** The pillar's tab of the main menu. */
export function CategoriesTab() {
  const names = useText(categoryNames);
  const links = categorySlugs.map((slug) => ({
    ...categoryLook(slug),
    path: encyclopediaPaths.category({ category: slug }),
    name: names[slug],
  }));
  return <CategoryLinks as={Link} links={links} />;
}
