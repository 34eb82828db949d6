import { notFound } from '@manna/shared/runtime';
import { countListPages, readListPage } from '@manna/shared/ui';

/** Number of articles or resources on a page of their list. */
const LIST_PAGE_SIZE = 24;

/** The part of a list that one page shows. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** From 1. */
  page: number;
  pages: number;
  /** Number of entries in the whole list. */
  total: number;
}

/** The page of a list that the URL names; throws a 404 for a page number that no link has. */
export function listPageOf<Item>(url: URL, list: readonly Item[]): ListPage<Item> {
  const page = readListPage(url);
  const pages = countListPages(list.length, LIST_PAGE_SIZE);
  if (page === null || page > pages) throw notFound();
  const items = list.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE);
  return { items, page, pages, total: list.length };
}
