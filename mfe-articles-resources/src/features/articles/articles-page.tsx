import { defineRoute } from '@manna/shared/contracts';
import { articleCategoryNames, articlesResourcesPaths, siteOrigin, structuredPage } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { listPageAddress, Page, PageSection } from '@manna/shared/ui';
import { CategoryList } from '../../entries/category-list';
import { EnglishOnly } from '../../entries/english-only';
import { listPageOf, type ListPage } from '../../entries/list-page';
import { ListPages } from '../../entries/list-pages';
import { articleCategories } from '../../names/categories';
import { articleCrumbs } from '../../names/crumbs';
import { articleCategoryAbout, namesText } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { ArticleList } from './article-list';
import { articlesText } from './articles-text';
import { ARTICLES_FEED, FeedLinks } from './feed-links';
import { loadArticles, type ArticleShelves, type ListedArticle } from './load-articles';

interface ArticlesData extends Pick<ArticleShelves, 'counts'> {
  /** Newest first. */
  list: ListPage<ListedArticle>;
}

function ArticlesPage({ data: { list, counts } }: { data: ArticlesData }) {
  const text = useText(articlesText);
  const names = useText(namesText);
  const categoryNames = useText(articleCategoryNames);
  const about = useText(articleCategoryAbout);
  return (
    <Page accent="yellow" icon="newspaper" title={names.articles} lead={text.lead}>
      <EnglishOnly />
      {list.page === 1 && (
        <PageSection id="categories" title={names.categories}>
          <CategoryList
            categories={articleCategories.map((slug) => ({
              slug,
              path: articlesResourcesPaths.articlesCategory({ category: slug }),
              name: categoryNames[slug],
              about: about[slug],
              count: names.articleCount(counts[slug] ?? 0),
            }))}
          />
        </PageSection>
      )}
      <PageSection id="newest" title={text.newest}>
        <ArticleList articles={list.items} />
      </PageSection>
      <ListPages path={articlesResourcesPaths.articles} list={list} />
      <FeedLinks />
    </Page>
  );
}

export const route = defineRoute<ArticlesData>({
  loader: async ({ data, url }) => {
    const { articles, counts } = await loadArticles(data, null);
    return { list: listPageOf(url, articles), counts };
  },
  meta: ({ data, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = articleCrumbs(text);
    const { articles: name, pageTitle } = text(namesText);
    const { items, page, pages } = data.list;
    const path = listPageAddress(articlesResourcesPaths.articles, page);
    return {
      metaTitle: page === 1 ? name : pageTitle(name, page, pages),
      description: text(articlesText).description,
      canonicalPath: path,
      feed: { id: ARTICLES_FEED, title: name },
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path }, items)),
    };
  },
  Component: ArticlesPage,
});
