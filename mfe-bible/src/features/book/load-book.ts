import type { LoaderArgs } from '@manna/shared/contracts';
import { bookBySlug, type Book, biblePaths } from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { BookDocument, type BookQuery } from '../../generated/graphql';
import { passageNotFound } from '../../names/passage-not-found';

type LoadedBook = NonNullable<BookQuery['book']>;

/** A book, its introduction (null if it has none), and the entries that it mentions. */
export interface BookData extends Pick<LoadedBook, 'people' | 'places' | 'events'> {
  slug: string;
  introduction: LoadedBook['introduction'] | null;
}
export type Introduction = NonNullable<BookData['introduction']>;

/** The book of loaded data: the loader has checked its slug. */
export function bookOf({ slug }: Pick<BookData, 'slug'>): Book {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return book;
}

/** Loads the book that a URL names; 404 if there is no such book. */
export async function loadBook({ params, url, data, text, language }: LoaderArgs): Promise<BookData> {
  const book = bookBySlug(params.book ?? '');
  if (!book) throw await passageNotFound({ params, text });
  const { slug } = book;
  const path = biblePaths.book({ book: slug });
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);
  const { book: loaded } = await data.query(BookDocument, { slug, language });
  const { introduction = null, people = [], places = [], events = [] } = loaded ?? {};
  return { slug, introduction, people, places, events };
}
