import { defineRoute } from '@manna/shared/contracts';
import { articlesResourcesPaths, resourceCategoryNames, siteOrigin, structuredPage } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { listPageAddress, Page, PageSection } from '@manna/shared/ui';
import { CategoryList } from '../../entries/category-list';
import { EnglishOnly } from '../../entries/english-only';
import { listPageOf, type ListPage } from '../../entries/list-page';
import { ListPages } from '../../entries/list-pages';
import { resourceCategories } from '../../names/categories';
import { resourceCrumbs } from '../../names/crumbs';
import { namesText, resourceCategoryAbout } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { loadResources, type ListedResource, type ResourceShelves } from './load-resources';
import { ResourceList } from './resource-list';
import { resourcesText } from './resources-text';

interface ResourcesData extends Pick<ResourceShelves, 'counts'> {
  /** By name. */
  list: ListPage<ListedResource>;
}

function ResourcesPage({ data: { list, counts } }: { data: ResourcesData }) {
  const text = useText(resourcesText);
  const names = useText(namesText);
  const categoryNames = useText(resourceCategoryNames);
  const about = useText(resourceCategoryAbout);
  return (
    <Page accent="yellow" icon="library" title={names.resources} lead={text.lead}>
      <EnglishOnly />
      {list.page === 1 && (
        <PageSection id="categories" title={names.categories}>
          <CategoryList
            categories={resourceCategories.map((slug) => ({
              slug,
              path: articlesResourcesPaths.resourcesCategory({ category: slug }),
              name: categoryNames[slug],
              about: about[slug],
              count: names.resourceCount(counts[slug] ?? 0),
            }))}
          />
        </PageSection>
      )}
      <PageSection id="all" title={text.all}>
        <ResourceList resources={list.items} />
      </PageSection>
      <ListPages path={articlesResourcesPaths.resources} list={list} />
    </Page>
  );
}

export const route = defineRoute<ResourcesData>({
  loader: async ({ data, url }) => {
    const { resources, counts } = await loadResources(data, null);
    return { list: listPageOf(url, resources), counts };
  },
  meta: ({ data, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = resourceCrumbs(text);
    const { resources: name, pageTitle } = text(namesText);
    const { items, page, pages } = data.list;
    const path = listPageAddress(articlesResourcesPaths.resources, page);
    return {
      metaTitle: page === 1 ? name : pageTitle(name, page, pages),
      description: text(resourcesText).description,
      canonicalPath: path,
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path }, items)),
    };
  },
  Component: ResourcesPage,
});
