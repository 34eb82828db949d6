import { books, categories, chapterPath, siteRoutes } from '@manna/shared/domain';
import type { EntryAddress, SitemapRepository } from './sitemap-repository';

/** Pages that are there for one reader, or for none. */
const unlisted = new Set<string>(['account', 'not-found', 'search']);

const staticPaths = siteRoutes
  .filter(({ id, pattern }) => !pattern.includes(':') && !unlisted.has(id))
  .map(({ pattern }) => pattern);
const categoryPaths = categories
  .filter(({ pillar }) => pillar !== 'dictionary')
  .map(({ pillar, slug }) => `/${pillar}/${slug}`);
const bookPaths = [...new Set(books.flatMap(({ division, slug }) => [division, slug]))].map(
  (name) => `/encyclopedia/${name}`,
);

/** How many addresses there are, and each of them: canonical ones alone, always in the same order. */
export interface SitemapAddresses {
  count: number;
  [Symbol.asyncIterator](): AsyncIterator<EntryAddress>;
}

/** The addresses of a site; of its own pages alone where no content is loaded. */
export async function sitemapAddresses(
  repository: SitemapRepository | undefined,
  defaultTranslation: string,
): Promise<SitemapAddresses> {
  const chapters = (await repository?.chapters(defaultTranslation)) ?? [];
  const translations = (await repository?.translationSlugs()) ?? [];
  const paths = [
    ...staticPaths,
    ...categoryPaths,
    ...bookPaths,
    ...translations.map((slug) => `/bible/translation/${slug}`),
    ...new Set(chapters.map(({ book }) => `/bible/${book.slug}`)),
    ...chapters.map((chapter) => chapterPath(chapter)),
  ];
  return {
    count: paths.length + ((await repository?.entryCount()) ?? 0),
    async *[Symbol.asyncIterator]() {
      for (const path of paths) yield { path, published: null };
      if (repository) yield* repository.entries();
    },
  };
}
