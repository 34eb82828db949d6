import type { DataClient, LoaderArgs } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { countListPages } from '@manna/shared/ui';
import {
  EntryListDocument,
  InitialsDocument,
  ListStepDocument,
  type Collection,
  type EntryListQuery,
  type InitialsQuery,
} from '../../generated/graphql';
import { cursorAt } from './cursor-at';
import { LIST_PAGE_SIZE, readListAddress } from './list-address';

/** A page of a collection's list as it is drawn. */
export interface EntryListData {
  letter: string | null;
  /** From 1. */
  page: number;
  /** How many pages the list has, or its letter. */
  pages: number;
  initials: InitialsQuery['initials'];
  /** Of the whole list, or of its letter. */
  total: number;
  entries: EntryListQuery['entryList']['edges'][number]['node'][];
}

/** The first letter that a place of the list falls in, and the place counted within that letter, both from 1. */
function letterAt(place: number, initials: EntryListData['initials']): { initial: string | null; within: number } {
  let within = place;
  for (const { letter, count } of initials) {
    if (within <= count) return { initial: letter, within };
    within -= count;
  }
  return { initial: null, within: place };
}

/** The cursor that a page comes behind. From its letter on the way there is short; a cursor is the same in the whole list. */
async function cursorBefore(
  page: number,
  { collection, initials, data }: Pick<EntryListData, 'initials'> & { collection: Collection; data: DataClient },
): Promise<string | null> {
  const { initial, within } = letterAt((page - 1) * LIST_PAGE_SIZE, initials);
  const cursor = await cursorAt(within, async (first, after) => {
    const { entryList } = await data.query(ListStepDocument, { collection, initial, first, after });
    return entryList.pageInfo.endCursor;
  });
  if (cursor === undefined) throw notFound();
  return cursor;
}

/** Loads the page of a list that an address asks for; 404 for a query that no link of this site has, or where nothing is. */
export async function loadEntryList(
  collection: Collection,
  { url, data }: Pick<LoaderArgs, 'url' | 'data'>,
): Promise<EntryListData> {
  const asked = readListAddress(url);
  if (!asked) throw notFound();
  const { letter, page } = asked;
  const listBehind = (after: string | null) =>
    data.query(EntryListDocument, { collection, initial: letter, after }).then(({ entryList }) => entryList.edges);
  // The first page is behind nothing, and waits for nothing.
  const [{ initials }, first] = await Promise.all([
    data.query(InitialsDocument, { collection }),
    page === 1 ? listBehind(null) : undefined,
  ]);
  const shown = letter === null ? initials : initials.filter((initial) => initial.letter === letter);
  if (letter !== null && shown.length === 0) throw notFound();
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const pages = countListPages(total, LIST_PAGE_SIZE);
  if (page > pages) throw notFound();
  const edges = first ?? (await listBehind(await cursorBefore(page, { collection, initials: shown, data })));
  return { letter, page, pages, initials, total, entries: edges.map(({ node }) => node) };
}
