import type { LoaderArgs } from '@manna/shared/contracts';
import { bookBySlug, type Book, biblePaths } from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { BookDocument, type BookQuery } from '../../generated/graphql';
import { passageNotFound } from '../../names/passage-not-found';
import { factsOf, type BookFacts } from './facts-of';

type Told = NonNullable<BookQuery['book']>;

/** A book with what stands before it, null where nothing was written of it, and those it tells of. */
export interface BookData extends Pick<Told, 'people' | 'places' | 'events'> {
  slug: string;
  introduction: Told['introduction'] | null;
  /** In the language of the page where they are translated; null where there is no introduction. */
  facts: BookFacts | null;
}
export type Introduction = NonNullable<BookData['introduction']>;

/** The book of loaded data: the loader lets no slug through that is none. */
export function bookOf({ slug }: Pick<BookData, 'slug'>): Book {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return book;
}

/** Loads the book that an address names; 404 for what is none. */
export async function loadBook({ params, url, data, text, language }: LoaderArgs): Promise<BookData> {
  const book = bookBySlug(params.book ?? '');
  if (!book) throw await passageNotFound({ params, text });
  const { slug } = book;
  const path = biblePaths.book({ book: slug });
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);
  const { book: told } = await data.query(BookDocument, { slug });
  const { introduction = null, people = [], places = [], events = [] } = told ?? {};
  const facts = introduction && (await factsOf(introduction, language));
  return { slug, introduction, facts, people, places, events };
}
