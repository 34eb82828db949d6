import type { LoaderArgs } from '@manna/shared/contracts';
import { bookBySlug, books, type Book, type BookDivision, encyclopediaPaths } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { OpeningVerseDocument, type Direction } from '../../generated/graphql';
import { isCategorySlug } from '../../names/categories';
import { entryNotFound } from '../../not-found/entry-not-found';
import { slugOfPath } from '../../names/slug-of-path';
import { loadListed, type ListedData } from './load-listed';

/** A book with its first verse in each translation that has it. */
export interface BookData {
  slug: string;
  openings: { text: string; translation: { slug: string; language: string; direction: Direction } }[];
}

/** The book of loaded data; the loader has checked its slug. */
export function bookOf({ slug }: BookData): Book {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return book;
}

/** The page at /encyclopedia/:category: a book of the Bible, a division of its books, or a category of entries. At /dictionary, its words. */
export type CategoryData = { kind: 'book'; book: BookData } | { kind: 'division'; division: BookDivision } | ListedData;

const isDivision = (slug: string): slug is BookDivision => books.some(({ division }) => division === slug);

async function loadBook(slug: string, osisId: string, { data }: LoaderArgs): Promise<BookData> {
  const { verse } = await data.query(OpeningVerseDocument, { id: `${osisId}.1.1` });
  return {
    slug,
    openings: (verse?.texts ?? []).map(({ text, translation: { slug: of, language, direction } }) => ({
      text,
      translation: { slug: of, language, direction },
    })),
  };
}

/** Loads the page of a URL. Slugs of books take precedence over those of categories; 404 if the slug is unknown. */
export async function loadCategory(args: LoaderArgs): Promise<CategoryData> {
  const { params, url } = args;
  if (params.category === undefined) return loadListed('dictionary', args);
  const asked = slugOfPath(params.category);
  const book = bookBySlug(asked);
  const slug = book?.slug ?? asked;
  const path = encyclopediaPaths.category({ category: slug });
  if (!book && !isDivision(slug) && !isCategorySlug(slug)) throw await entryNotFound(path, args);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  if (book) return { kind: 'book', book: await loadBook(slug, book.osisId, args) };
  if (isDivision(slug)) return { kind: 'division', division: slug };
  if (isCategorySlug(slug)) return loadListed(slug, args);
  throw notFound();
}
