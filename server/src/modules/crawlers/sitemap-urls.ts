import type { ResolvedComposition, ShellRelease, SitemapList, SitemapSource } from '@manna/shared/contracts';
import { books, extensionsOf, type ChapterRef } from '@manna/shared/domain';
import type { SitemapPage, SitemapRepository } from './sitemap-repository';

/** The sources of a sitemap: the pages of the shell, and what the pillars declare. */
export interface SitemapParts {
  repository: SitemapRepository | undefined;
  composition: ResolvedComposition;
  shell: Pick<ShellRelease, 'routes'>;
  /** Slug. */
  defaultTranslation: string;
}

/** The number of URLs, and the URLs in a fixed order. */
export interface SitemapUrls {
  count: number;
  [Symbol.asyncIterator](): AsyncIterator<SitemapPage>;
}

type Items = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/** A list from the content: the values that each item puts into a path. */
interface ContentList {
  count: number;
  items: () => Items;
}

const listOfValues = (items: readonly (readonly string[])[]): ContentList => ({
  count: items.length,
  items: () => items,
});

const chapterList = (chapters: readonly ChapterRef[]): ContentList =>
  listOfValues(chapters.map(({ book, chapter }) => [book.slug, String(chapter)]));

async function* verseValues(repository: SitemapRepository): AsyncGenerator<readonly string[]> {
  for await (const { book, chapter, verse } of repository.verses())
    yield [books[book - 1]?.slug ?? '', String(chapter), String(verse)];
}

/** The items of a list. Lists that are read from the content are empty if none is loaded. */
async function listOf(list: SitemapList, { repository, defaultTranslation }: SitemapParts): Promise<ContentList> {
  if (list === 'books') return listOfValues(books.map(({ slug }) => [slug]));
  if (list === 'divisions')
    return listOfValues([...new Set(books.map(({ division }) => division))].map((slug) => [slug]));
  if (!repository) return listOfValues([]);
  switch (list) {
    case 'booksWithText': {
      const chapters = await repository.chapters(defaultTranslation);
      return listOfValues([...new Set(chapters.map(({ book }) => book.slug))].map((slug) => [slug]));
    }
    case 'chaptersWithText':
      return chapterList(await repository.chapters(defaultTranslation));
    case 'chaptersWithWords':
      return chapterList(await repository.chaptersWithWords());
    case 'chaptersWithVerses':
      return chapterList(await repository.chaptersWithVerses());
    case 'translations':
      return listOfValues((await repository.translationSlugs()).map((slug) => [slug]));
    case 'verses':
      // Too many to cache: they are read again for each part of the sitemap.
      return { count: await repository.verseCount(), items: () => verseValues(repository) };
  }
}

/** Fills the parameters of a path with these values, from left to right. */
function fillPath(path: string, values: readonly string[]): string {
  const next = values.values();
  return path.replaceAll(/:[^/]+/g, () => encodeURIComponent(next.next().value ?? ''));
}

async function* pathsOf(pattern: string, items: Items): AsyncGenerator<SitemapPage> {
  for await (const values of items) yield { path: fillPath(pattern, values), published: null };
}

const fixedUrls = (paths: readonly string[]): SitemapUrls => ({
  count: paths.length,
  async *[Symbol.asyncIterator]() {
    for (const path of paths) yield { path, published: null };
  },
});

async function sourceUrls(source: SitemapSource, parts: SitemapParts): Promise<SitemapUrls> {
  const { repository } = parts;
  if ('paths' in source) return fixedUrls(source.paths);
  if ('list' in source) {
    const { count, items } = await listOf(source.list, parts);
    return { count, [Symbol.asyncIterator]: () => pathsOf(source.path, items()) };
  }
  const { entriesBelow } = source;
  return {
    count: (await repository?.entryCount(entriesBelow)) ?? 0,
    async *[Symbol.asyncIterator]() {
      if (repository) yield* repository.entries(entriesBelow);
    },
  };
}

/** The canonical URLs of a site, each once. */
export async function sitemapUrls(parts: SitemapParts): Promise<SitemapUrls> {
  const own = parts.shell.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const sources = extensionsOf(parts.composition, 'sitemapSources', {});
  const all = [fixedUrls(own), ...(await Promise.all(sources.map((source) => sourceUrls(source, parts))))];
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    async *[Symbol.asyncIterator]() {
      for (const urls of all) yield* urls;
    },
  };
}
