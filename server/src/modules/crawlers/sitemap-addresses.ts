import { books, categories, chapterPath, pathOf, siteRoutes, type VersePlace } from '@manna/shared/domain';
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

/** The page of a verse. */
const versePage = ({ book, chapter, verse }: VersePlace): string =>
  // Not by pathOf, which checks each of them: there are 31,102.
  `/encyclopedia/${books[book - 1]?.slug ?? ''}/${chapter}/${verse}`;

/** How many addresses there are, and each of them: canonical ones alone, always in the same order. */
export interface SitemapAddresses {
  count: number;
  [Symbol.asyncIterator](): AsyncIterator<EntryAddress>;
}

/**
 * The addresses of a site; of its own pages alone where no content is loaded. Comparisons are not among them, whose one
 * address is the chapter's, nor cross-references, which a verse's own page has.
 */
export async function sitemapAddresses(
  repository: SitemapRepository | undefined,
  defaultTranslation: string,
): Promise<SitemapAddresses> {
  const chapters = (await repository?.chapters(defaultTranslation)) ?? [];
  const translations = (await repository?.translationSlugs()) ?? [];
  const [withVerses, withWords] = repository
    ? await Promise.all([repository.chaptersWithVerses(), repository.chaptersWithWords()])
    : [[], []];
  const paths = [
    ...staticPaths,
    ...categoryPaths,
    ...bookPaths,
    ...translations.map((slug) => `/bible/translation/${slug}`),
    ...new Set(chapters.map(({ book }) => `/bible/${book.slug}`)),
    ...chapters.map((chapter) => chapterPath(chapter)),
    ...withWords.map(({ book, chapter }) =>
      pathOf('bible-interlinear', { book: book.slug, chapterNum: String(chapter) }),
    ),
    ...withVerses.map(({ book, chapter }) =>
      pathOf('encyclopedia-chapter', { bibleBook: book.slug, chptNum: String(chapter) }),
    ),
  ];
  const rows = repository ? await Promise.all([repository.entryCount(), repository.verseCount()]) : [];
  return {
    count: rows.reduce((sum, count) => sum + count, paths.length),
    async *[Symbol.asyncIterator]() {
      for (const path of paths) yield { path, published: null };
      if (!repository) return;
      yield* repository.entries();
      for await (const place of repository.verses()) yield { path: versePage(place), published: null };
    },
  };
}
