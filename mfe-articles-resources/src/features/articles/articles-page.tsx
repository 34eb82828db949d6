import { defineRoute } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Page, PageSection } from '@manna/shared/ui';
import { CategoryList } from '../../entries/category-list';
import { articleCategories } from '../../names/categories';
import { articleCrumbs } from '../../names/crumbs';
import { articleCategoryAbout, articleCategoryNames, namesText } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { ArticleList } from './article-list';
import { articlesText } from './articles-text';
import { loadArticles, type ArticleShelves } from './load-articles';

/** How many articles stand on the first page; the others stand in their categories. */
const NEWEST_COUNT = 24;

function ArticlesPage({ data: { articles, counts } }: { data: ArticleShelves }) {
  const text = useText(articlesText);
  const names = useText(namesText);
  const categoryNames = useText(articleCategoryNames);
  const about = useText(articleCategoryAbout);
  return (
    <Page accent="yellow" icon="newspaper" title={names.articles} lead={text.lead}>
      <PageSection id="categories" title={names.categories}>
        <CategoryList
          categories={articleCategories.map((slug) => ({
            slug,
            path: `/articles/${slug}`,
            name: categoryNames[slug],
            about: about[slug],
            count: names.articleCount(counts[slug] ?? 0),
          }))}
        />
      </PageSection>
      <PageSection id="newest" title={text.newest}>
        <ArticleList articles={articles} />
      </PageSection>
    </Page>
  );
}

export const route = defineRoute<ArticleShelves>({
  loader: async ({ data }) => {
    const { articles, counts } = await loadArticles(data, null);
    return { articles: articles.slice(0, NEWEST_COUNT), counts };
  },
  meta: ({ data, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = articleCrumbs(text);
    const { articles: name } = text(namesText);
    return {
      metaTitle: name,
      description: text(articlesText).description,
      canonicalPath: '/articles',
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path: '/articles' }, data.articles)),
    };
  },
  Component: ArticlesPage,
});
