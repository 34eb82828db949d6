import { defineRoute } from '@manna/shared/contracts';
import { articlesResourcesPaths, resourceCategoryNames, siteOrigin, structuredPage } from '@manna/shared/domain';
import { notFound, redirectTo, useText } from '@manna/shared/runtime';
import { listPageAddress } from '@manna/shared/ui';
import { CategoryFrame } from '@manna/shared/ui/controls';
import { EnglishOnly } from '../../entries/english-only';
import { listPageOf, type ListPage } from '../../entries/list-page';
import { ListPages } from '../../entries/list-pages';
import { findResourceCategory, type ResourceCategory } from '../../names/categories';
import { resourceCrumbs } from '../../names/crumbs';
import { namesText, resourceCategoryAbout } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { loadResources, type ListedResource } from './load-resources';
import { ResourceList } from './resource-list';
import { resourcesText } from './resources-text';

interface CategoryData {
  category: ResourceCategory;
  /** By name. */
  list: ListPage<ListedResource>;
}

function ResourceCategoryPage({ data: { category, list } }: { data: CategoryData }) {
  const names = useText(resourceCategoryNames);
  const about = useText(resourceCategoryAbout);
  const { resourceCount } = useText(namesText);
  return (
    <CategoryFrame
      category={category}
      title={names[category]}
      lead={`${about[category]} ${resourceCount(list.total)}.`}
    >
      <EnglishOnly />
      <ResourceList resources={list.items} level={2} />
      <ListPages path={pathOf(category)} list={list} />
    </CategoryFrame>
  );
}

const pathOf = (category: ResourceCategory) => articlesResourcesPaths.resourcesCategory({ category });

export const route = defineRoute<CategoryData>({
  loader: async ({ params, url, data }) => {
    const category = findResourceCategory(params.category);
    if (!category) throw notFound();
    const path = pathOf(category);
    if (url.pathname !== path) throw redirectTo(path + url.search, 301);
    return { category, list: listPageOf(url, (await loadResources(data, category)).resources) };
  },
  meta: ({ data: { category, list }, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = resourceCrumbs(text, category);
    const name = text(resourceCategoryNames)[category];
    const { items, page, pages, total } = list;
    const { resourceCount, pageTitle } = text(namesText);
    const path = listPageAddress(pathOf(category), page);
    return {
      metaTitle: page === 1 ? name : pageTitle(name, page, pages),
      description: text(resourcesText).categoryDescription(
        name,
        text(resourceCategoryAbout)[category],
        resourceCount(total),
      ),
      canonicalPath: path,
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path }, items)),
    };
  },
  Component: ResourceCategoryPage,
});
