import { defineRoute } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Page, PageSection } from '@manna/shared/ui';
import { CategoryList } from '../../entries/category-list';
import { resourceCategories } from '../../names/categories';
import { resourceCrumbs } from '../../names/crumbs';
import { namesText, resourceCategoryAbout, resourceCategoryNames } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { loadResources, type ResourceShelves } from './load-resources';
import { ResourceList } from './resource-list';
import { resourcesText } from './resources-text';

function ResourcesPage({ data: { resources, counts } }: { data: ResourceShelves }) {
  const text = useText(resourcesText);
  const names = useText(namesText);
  const categoryNames = useText(resourceCategoryNames);
  const about = useText(resourceCategoryAbout);
  return (
    <Page accent="yellow" icon="library" title={names.resources} lead={text.lead}>
      <PageSection id="categories" title={names.categories}>
        <CategoryList
          categories={resourceCategories.map((slug) => ({
            slug,
            path: `/resources/${slug}`,
            name: categoryNames[slug],
            about: about[slug],
            count: names.resourceCount(counts[slug] ?? 0),
          }))}
        />
      </PageSection>
      <PageSection id="all" title={text.all}>
        <ResourceList resources={resources} />
      </PageSection>
    </Page>
  );
}

export const route = defineRoute<ResourceShelves>({
  loader: ({ data }) => loadResources(data, null),
  meta: ({ data, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = resourceCrumbs(text);
    const { resources: name } = text(namesText);
    return {
      metaTitle: name,
      description: text(resourcesText).description,
      canonicalPath: '/resources',
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path: '/resources' }, data.resources)),
    };
  },
  Component: ResourcesPage,
});
