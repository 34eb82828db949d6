import { categoryLook, encyclopediaCategoryNames, encyclopediaPaths } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { CategoryLinks } from '@manna/shared/ui/controls';
import { categorySlugs } from '../../names/categories';

/** The pillar's tab of the main menu. */
export function CategoriesTab() {
  const names = useText(encyclopediaCategoryNames);
  const links = categorySlugs.map((slug) => ({
    ...categoryLook(slug),
    path: encyclopediaPaths.category({ category: slug }),
    name: names[slug],
  }));
  return <CategoryLinks as={Link} links={links} />;
}
