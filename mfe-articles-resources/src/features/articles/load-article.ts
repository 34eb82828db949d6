import type { LoaderArgs } from '@manna/shared/contracts';
import { articlesResourcesPaths, siteOrigin } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { ArticleDocument, type ArticleQuery } from '../../generated/graphql';
import { findArticleCategory, type ArticleCategory } from '../../names/categories';
import { loadArticles, type ListedArticle } from './load-articles';

type Entry = NonNullable<ArticleQuery['entryByPath']['entry']>;
export type Article = Extract<Entry, { __typename: 'Article' }>;

export interface ArticleData {
  article: Article;
  category: ArticleCategory;
  /** The licence records of its text, and of the Bible that it quotes. */
  records: ArticleQuery['attributions'];
  /** The articles of its category that were published after and before it. */
  newer: Neighbour | null;
  older: Neighbour | null;
  /** URL of its page, for citations. */
  address: string;
}

type Neighbour = Pick<ListedArticle, 'name' | 'pagePath'>;

const asNeighbour = (article: ListedArticle | undefined): Neighbour | null =>
  article ? { name: article.name, pagePath: article.pagePath } : null;

/** Attribution ids of an authored article: its own text, and the verses that it quotes. */
const recordsOfAuthored: readonly string[] = ['authored', 'bible-kjv'];

/** Loads the article of a URL. Redirects if it has moved; 404 if it does not exist. */
export async function loadArticle({ params, url, data, site }: LoaderArgs): Promise<ArticleData> {
  const category = findArticleCategory(params.category);
  if (!category) throw notFound();
  const path = articlesResourcesPaths.article({ category, entity: (params.entity ?? '').toLowerCase() });
  const [{ entryByPath, attributions }, { articles }] = await Promise.all([
    data.query(ArticleDocument, { path }),
    loadArticles(data, category),
  ]);
  if (entryByPath.movedTo !== null) throw redirectTo(entryByPath.movedTo + url.search, 301);
  const article = entryByPath.entry;
  if (article?.__typename !== 'Article') throw notFound();
  if (url.pathname !== article.pagePath) throw redirectTo(article.pagePath + url.search, 301);
  const records =
    article.origin === 'authored' ? attributions.filter(({ source }) => recordsOfAuthored.includes(source)) : [];
  const at = articles.findIndex(({ id }) => id === article.id);
  return {
    article,
    category,
    records,
    newer: at < 0 ? null : asNeighbour(articles[at - 1]),
    older: at < 0 ? null : asNeighbour(articles[at + 1]),
    address: siteOrigin(site, url) + article.pagePath,
  };
}
