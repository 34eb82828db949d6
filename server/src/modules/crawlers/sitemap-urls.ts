import type { ResolvedComposition, ShellRelease, SitemapList, SitemapSource } from '@manna/shared/contracts';
import { books, extensionsOf, type ChapterRef } from '@manna/shared/domain';
import type { EntryAddress, SitemapRepository } from './sitemap-repository';

/** What a sitemap is made of: the pages of the shell, and the sources that the pillars declare. */
export interface SitemapParts {
  repository: SitemapRepository | undefined;
  composition: ResolvedComposition;
  shell: Pick<ShellRelease, 'routes'>;
  /** Slug. */
  defaultTranslation: string;
}

/** How many addresses there are, and each of them: always in the same order. */
export interface SitemapAddresses {
  count: number;
  [Symbol.asyncIterator](): AsyncIterator<EntryAddress>;
}

type Items = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/** A list of the content: each item as the values that it puts into a path. */
interface Listed {
  count: number;
  items: () => Items;
}

const listed = (items: readonly (readonly string[])[]): Listed => ({ count: items.length, items: () => items });

const placesOf = (chapters: readonly ChapterRef[]): Listed =>
  listed(chapters.map(({ book, chapter }) => [book.slug, String(chapter)]));

async function* versesOf(repository: SitemapRepository): AsyncGenerator<readonly string[]> {
  for await (const { book, chapter, verse } of repository.verses())
    yield [books[book - 1]?.slug ?? '', String(chapter), String(verse)];
}

/** The items of a list; of one that is read from the content, none if no content is loaded. */
async function listOf(list: SitemapList, { repository, defaultTranslation }: SitemapParts): Promise<Listed> {
  if (list === 'books') return listed(books.map(({ slug }) => [slug]));
  if (list === 'divisions') return listed([...new Set(books.map(({ division }) => division))].map((slug) => [slug]));
  if (!repository) return listed([]);
  switch (list) {
    case 'booksWithText': {
      const chapters = await repository.chapters(defaultTranslation);
      return listed([...new Set(chapters.map(({ book }) => book.slug))].map((slug) => [slug]));
    }
    case 'chaptersWithText':
      return placesOf(await repository.chapters(defaultTranslation));
    case 'chaptersWithWords':
      return placesOf(await repository.chaptersWithWords());
    case 'chaptersWithVerses':
      return placesOf(await repository.chaptersWithVerses());
    case 'translations':
      return listed((await repository.translationSlugs()).map((slug) => [slug]));
    case 'verses':
      // Too many to keep: they are read again for each part of the sitemap.
      return { count: await repository.verseCount(), items: () => versesOf(repository) };
  }
}

/** A path with these values in place of its parameters, from left to right. */
function filled(path: string, values: readonly string[]): string {
  const next = values.values();
  return path.replaceAll(/:[^/]+/g, () => encodeURIComponent(next.next().value ?? ''));
}

async function* pathsOf(pattern: string, items: Items): AsyncGenerator<EntryAddress> {
  for await (const values of items) yield { path: filled(pattern, values), published: null };
}

const fixed = (paths: readonly string[]): SitemapAddresses => ({
  count: paths.length,
  async *[Symbol.asyncIterator]() {
    for (const path of paths) yield { path, published: null };
  },
});

async function sourceAddresses(source: SitemapSource, parts: SitemapParts): Promise<SitemapAddresses> {
  const { repository } = parts;
  if ('paths' in source) return fixed(source.paths);
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

/** The addresses of a site: canonical ones only, each once. */
export async function sitemapAddresses(parts: SitemapParts): Promise<SitemapAddresses> {
  const own = parts.shell.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const sources = extensionsOf(parts.composition, 'sitemapSources', {});
  const all = [fixed(own), ...(await Promise.all(sources.map((source) => sourceAddresses(source, parts))))];
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    async *[Symbol.asyncIterator]() {
      for (const addresses of all) yield* addresses;
    },
  };
}
