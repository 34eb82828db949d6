import { defineRoute } from '@manna/shared/contracts';
import { articlesResourcesPaths, resourceCategoryNames, siteOrigin, structuredPage } from '@manna/shared/domain';
import { notFound, redirectTo, useHasPanels, useText } from '@manna/shared/runtime';
import { CategoryFrame } from '@manna/shared/ui/controls';
import { EnglishOnly } from '../../entries/english-only';
import { ListPages } from '../../entries/list-pages';
import { findResourceCategory, type ResourceCategory } from '../../names/categories';
import { resourceCrumbs } from '../../names/crumbs';
import { namesText, resourceCategoryAbout } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { galleryAddress, isNarrowed, readGalleryChoices, type GalleryChoices } from './gallery/gallery-choices';
import { GalleryGrid } from './gallery/gallery-grid';
import { GalleryTools } from './gallery/gallery-tools';
import { galleryPage, loadGalleryIndex, type GalleryPage } from './gallery/load-gallery';
import { useWholeGallery } from './gallery/use-whole-gallery';
import { resourcesText } from './resources-text';
import styles from './gallery/gallery.module.css';

interface CategoryData {
  category: ResourceCategory;
  choices: GalleryChoices;
  gallery: GalleryPage;
}

function ResourceCategoryPage({ data: { category, choices, gallery } }: { data: CategoryData }) {
  const names = useText(resourceCategoryNames);
  const about = useText(resourceCategoryAbout);
  const hasPanels = useHasPanels();
  const path = pathOf(category);
  const isLong = gallery.pages > 1;
  const whole = useWholeGallery(category, choices, isLong && choices.page === 1 && !hasPanels);
  return (
    <CategoryFrame category={category} title={names[category]} lead={about[category]}>
      <EnglishOnly />
      <GalleryTools category={category} choices={choices} facets={gallery.facets} total={gallery.total} />
      <div className={isLong ? styles.long : undefined}>
        <GalleryGrid label={names[category]} category={category} items={whole ?? gallery.items} />
      </div>
      {!whole && (
        <ListPages
          list={{ page: choices.page, pages: gallery.pages }}
          path={(page) => galleryAddress(path, { ...choices, page })}
        />
      )}
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
    const choices = readGalleryChoices(url);
    const gallery = choices && galleryPage(await loadGalleryIndex(data, category), choices);
    if (!gallery) throw notFound();
    return { category, choices, gallery };
  },
  meta: ({ data: { category, choices, gallery }, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = resourceCrumbs(text, category);
    const name = text(resourceCategoryNames)[category];
    const { items, pages, total } = gallery;
    const { page } = choices;
    const { resourceCount, pageTitle } = text(namesText);
    const path = galleryAddress(pathOf(category), choices);
    return {
      metaTitle: page === 1 ? name : pageTitle(name, page, pages),
      description: text(resourcesText).categoryDescription(
        name,
        text(resourceCategoryAbout)[category],
        resourceCount(total),
      ),
      canonicalPath: path,
      noindex: isNarrowed(choices),
      breadcrumbs,
      jsonld: structuredPage(
        origin,
        breadcrumbs,
        listOf(
          origin,
          { name, path },
          items.map((item) => ({ name: item.name, pagePath: item.path })),
        ),
      ),
    };
  },
  Component: ResourceCategoryPage,
});
