import { defineRoute } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { notFound, redirectTo, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { CategoryFrame } from '@manna/shared/ui/controls';
import { findArticleCategory, type ArticleCategory } from '../../names/categories';
import { articleCrumbs } from '../../names/crumbs';
import { articleCategoryAbout, articleCategoryNames, namesText } from '../../names/names-text';
import { listOf } from '../../names/structured-list';
import { ArticleList } from './article-list';
import { articlesText } from './articles-text';
import { loadArticles, type ListedArticle } from './load-articles';

interface CategoryData {
  category: ArticleCategory;
  /** Newest first. */
  articles: readonly ListedArticle[];
}

function ArticleCategoryPage({ data: { category, articles } }: { data: CategoryData }) {
  const names = useText(articleCategoryNames);
  const about = useText(articleCategoryAbout);
  const { articleCount } = useText(namesText);
  const { newest } = useText(articlesText);
  return (
    <CategoryFrame
      category={category}
      title={names[category]}
      lead={`${about[category]} ${articleCount(articles.length)}.`}
    >
      <PageSection id="articles" title={newest}>
        <ArticleList articles={articles} withCategory={false} />
      </PageSection>
    </CategoryFrame>
  );
}

export const route = defineRoute<CategoryData>({
  loader: async ({ params, url, data }) => {
    const category = findArticleCategory(params.category);
    if (!category) throw notFound();
    const path = `/articles/${category}`;
    if (url.pathname !== path) throw redirectTo(path + url.search, 301);
    return { category, articles: (await loadArticles(data, category)).articles };
  },
  meta: ({ data: { category, articles }, text, site, url }) => {
    const origin = siteOrigin(site, url);
    const breadcrumbs = articleCrumbs(text, category);
    const name = text(articleCategoryNames)[category];
    const path = `/articles/${category}`;
    return {
      metaTitle: name,
      description: text(articlesText).categoryDescription(
        name,
        text(articleCategoryAbout)[category],
        text(namesText).articleCount(articles.length),
      ),
      canonicalPath: path,
      breadcrumbs,
      jsonld: structuredPage(origin, breadcrumbs, listOf(origin, { name, path }, articles)),
    };
  },
  Component: ArticleCategoryPage,
});
