import type { LoaderArgs, Period } from '@manna/shared/contracts';
import { bookBySlug, books, type Book, type BookDivision, encyclopediaPaths } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { countListPages } from '@manna/shared/ui';
import {
  EventListDocument,
  OpeningVerseDocument,
  type Direction,
  type EventListQuery,
  type Period as PeriodName,
} from '../../generated/graphql';
import { isCategorySlug, type CategorySlug } from '../../names/categories';
import { entryNotFound } from '../../not-found/entry-not-found';
import { slugOfPath } from '../../names/slug-of-path';
import { LIST_PAGE_SIZE, listOffset, readListAddress } from './list-address';
import { periodNames } from '../../names/periods';
import { loadEntryList, type EntryListData } from './load-entry-list';

/** Events in chronological order; `period` is null for all. */
export interface EventListData {
  period: Period | null;
  /** From 1. */
  page: number;
  pages: number;
  total: number;
  events: EventListQuery['events']['items'];
}

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

/** The page at /encyclopedia/:category: a book of the Bible, a division of its books, or a category of entries. */
export type CategoryData =
  | { kind: 'book'; book: BookData }
  | { kind: 'division'; division: BookDivision }
  | { kind: 'events'; list: EventListData }
  | { kind: 'entries'; category: CategorySlug; list: EntryListData };

const isDivision = (slug: string): slug is BookDivision => books.some(({ division }) => division === slug);
const isPeriod = (slug: string): slug is Period => Object.hasOwn(periodNames, slug);

/** GraphQL's names of enum values have no hyphens. */
const nameOfPeriod = (slug: Period) => slug.replaceAll('-', '_') as PeriodName;

async function loadEvents({ url, data }: LoaderArgs): Promise<EventListData> {
  const asked = readListAddress(url);
  if (!asked || (asked.period !== null && !isPeriod(asked.period))) throw notFound();
  const { period, page } = asked;
  const name = period && nameOfPeriod(period);
  const { events } = await data.query(EventListDocument, { period: name, offset: listOffset(page) });
  const pages = countListPages(events.totalCount, LIST_PAGE_SIZE);
  if (page > pages) throw notFound();
  return { period, page, pages, total: events.totalCount, events: events.items };
}

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
  const asked = slugOfPath(params.category ?? '');
  const book = bookBySlug(asked);
  const slug = book?.slug ?? asked;
  const path = encyclopediaPaths.category({ category: slug });
  if (!book && !isDivision(slug) && !isCategorySlug(slug)) throw await entryNotFound(path, args);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  if (book) return { kind: 'book', book: await loadBook(slug, book.osisId, args) };
  if (isDivision(slug)) return { kind: 'division', division: slug };
  if (slug === 'events') return { kind: 'events', list: await loadEvents(args) };
  if (isCategorySlug(slug)) return { kind: 'entries', category: slug, list: await loadEntryList(slug, args) };
  throw notFound();
}
