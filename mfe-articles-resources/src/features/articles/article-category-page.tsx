import { defineRoute } from '@manna/shared/contracts';
import { articleCategoryNames, articlesResourcesPaths, siteOrigin, structuredPage } from '@manna/shared/domain';
import { notFound, redirectTo, useText } from '@manna/shared/runtime';
import { listPageAddress, PageSection } from '@manna/shared/ui';
import { CategoryFrame } from '@manna/shared/ui/controls';
import { EnglishOnly } from '../../entries/english-only';
import { listPageOf, type ListPage } from '../../entries/list-page';
import { ListPages } from '../../entries/list-pages';
import { findArticleCategory, type ArticleCategory } from '../../names/categories';
import { articleCrumbs } from '../../names/crumbs';
import { articleCategoryAbout, namesText } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { ArticleList } from './article-list';
import { articlesText } from './articles-text';
import { ARTICLES_FEED, FeedLinks } from './feed-links';
import { loadArticles, type ListedArticle } from './load-articles';

interface CategoryData {
  category: ArticleCategory;
  /** Newest first. */
  list: ListPage<ListedArticle>;
}

function ArticleCategoryPage({ data: { category, list } }: { data: CategoryData }) {
  const names = useText(articleCategoryNames);
  const about = useText(articleCategoryAbout);
  const { articleCount } = useText(namesText);
  const { newest } = useText(articlesText);
  return (
    <CategoryFrame category={category} title={names[category]} lead={`${about[category]} ${articleCount(list.total)}.`}>
      <EnglishOnly />
      <PageSection id="articles" title={newest}>
        <ArticleList articles={list.items} withCategory={false} />
      </PageSection>
      <ListPages path={pathOf(category)} list={list} />
      <FeedLinks category={category} />
    </CategoryFrame>
  );
}

const pathOf = (category: ArticleCategory) => articlesResourcesPaths.articlesCategory({ category });

export const route = defineRoute<CategoryData>({
  loader: async ({ params, url, data }) => {
    const category = findArticleCategory(params.category);
    if (!category) throw notFound();
    const path = pathOf(category);
    if (url.pathname !== path) throw redirectTo(path + url.search, 301);
    return { category, list: listPageOf(url, (await loadArticles(data, category)).articles) };
  },
  meta: ({ data: { category, list }, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = articleCrumbs(text, category);
    const name = text(articleCategoryNames)[category];
    const { items, page, pages, total } = list;
    const { articleCount, pageTitle } = text(namesText);
    const path = listPageAddress(pathOf(category), page);
    return {
      metaTitle: page === 1 ? name : pageTitle(name, page, pages),
      description: text(articlesText).categoryDescription(
        name,
        text(articleCategoryAbout)[category],
        articleCount(total),
      ),
      canonicalPath: path,
      feed: { id: ARTICLES_FEED, category, title: name },
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path }, items)),
    };
  },
  Component: ArticleCategoryPage,
});
