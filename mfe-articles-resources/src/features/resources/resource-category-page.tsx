import { defineRoute } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { notFound, redirectTo, useText } from '@manna/shared/runtime';
import { CategoryFrame } from '@manna/shared/ui/controls';
import { findResourceCategory, type ResourceCategory } from '../../names/categories';
import { resourceCrumbs } from '../../names/crumbs';
import { namesText, resourceCategoryAbout, resourceCategoryNames } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { loadResources, type ListedResource } from './load-resources';
import { ResourceList } from './resource-list';
import { resourcesText } from './resources-text';

interface CategoryData {
  category: ResourceCategory;
  resources: readonly ListedResource[];
}

function ResourceCategoryPage({ data: { category, resources } }: { data: CategoryData }) {
  const names = useText(resourceCategoryNames);
  const about = useText(resourceCategoryAbout);
  const { resourceCount } = useText(namesText);
  return (
    <CategoryFrame
      category={category}
      title={names[category]}
      lead={`${about[category]} ${resourceCount(resources.length)}.`}
    >
      <ResourceList resources={resources} level={2} />
    </CategoryFrame>
  );
}

export const route = defineRoute<CategoryData>({
  loader: async ({ params, url, data }) => {
    const category = findResourceCategory(params.category);
    if (!category) throw notFound();
    const path = `/resources/${category}`;
    if (url.pathname !== path) throw redirectTo(path + url.search, 301);
    return { category, resources: (await loadResources(data, category)).resources };
  },
  meta: ({ data: { category, resources }, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = resourceCrumbs(text, category);
    const name = text(resourceCategoryNames)[category];
    const path = `/resources/${category}`;
    return {
      metaTitle: name,
      description: text(resourcesText).categoryDescription(
        name,
        text(resourceCategoryAbout)[category],
        text(namesText).resourceCount(resources.length),
      ),
      canonicalPath: path,
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path }, resources)),
    };
  },
  Component: ResourceCategoryPage,
});
