import type { DataClient } from '@manna/shared/contracts';
import { readPages } from '../../entries/read-pages';
import { ArticlesDocument, type ArticlesQuery } from '../../generated/graphql';

type Entry = ArticlesQuery['entryList']['items'][number];

/** An article as lists show it. */
export type ListedArticle = Extract<Entry, { __typename: 'Article' }>;

export interface ArticleShelves {
  /** Newest first. */
  articles: ListedArticle[];
  /** How many articles each category has, by slug. */
  counts: Readonly<Record<string, number>>;
}

const newestFirst = (one: ListedArticle, other: ListedArticle) =>
  other.published.localeCompare(one.published) || one.name.localeCompare(other.name);

/** Loads all articles, newest first, or those of a category. */
export async function loadArticles(data: DataClient, category: string | null): Promise<ArticleShelves> {
  let pillars: ArticlesQuery['pillars'] = [];
  const entries = await readPages(async (offset) => {
    const page = await data.query(ArticlesDocument, { category, offset });
    pillars = page.pillars;
    return page.entryList;
  });
  const articles = entries.filter((entry) => entry.__typename === 'Article').sort(newestFirst);
  const counted = pillars.flatMap(({ categories }) => categories);
  return { articles, counts: Object.fromEntries(counted.map((one) => [one.category.slug, one.count])) };
}
