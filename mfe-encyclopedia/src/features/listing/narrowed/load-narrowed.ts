import type { LoaderArgs } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { countListPages } from '@manna/shared/ui';
import { LIST_PAGE_SIZE, listOffset } from '../list-address';
import type { ListSlug } from '../lists';
import type { ListChoices } from './list-choices';
import { loadIndex } from './load-index';
import { narrowEntries, type NarrowedEntries } from './narrow-entries';

/** A page of a narrowed list. */
export interface NarrowedPage extends NarrowedEntries {
  /** Number of entries on all pages. */
  total: number;
  pages: number;
}

/** The part of the entries that a page shows; undefined if there is no such page. */
export function pageOf({ rows, ...found }: NarrowedEntries, page: number): NarrowedPage | undefined {
  const pages = countListPages(rows.length, LIST_PAGE_SIZE);
  const first = listOffset(page);
  return page > pages
    ? undefined
    : { ...found, rows: rows.slice(first, first + LIST_PAGE_SIZE), total: rows.length, pages };
}

/** Loads a page of a list that a reader has narrowed or sorted; 404 if it has fewer pages. */
export async function loadNarrowed(
  list: ListSlug,
  choices: ListChoices,
  { data }: Pick<LoaderArgs, 'data'>,
): Promise<NarrowedPage> {
  const page = pageOf(narrowEntries(await loadIndex(data, list, choices.view === 'grid'), choices), choices.page);
  if (!page) throw notFound();
  return page;
}
