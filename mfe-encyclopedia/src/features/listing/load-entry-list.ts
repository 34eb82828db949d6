import type { LoaderArgs } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { countListPages } from '@manna/shared/ui';
import {
  EntryListDocument,
  InitialsDocument,
  type Collection,
  type EntryListQuery,
  type InitialsQuery,
} from '../../generated/graphql';
import { LIST_PAGE_SIZE, listOffset, readListAddress } from './list-address';

/** A page of a collection's list. */
export interface EntryListData {
  letter: string | null;
  /** From 1. */
  page: number;
  /** Number of pages of the whole list, or of its letter. */
  pages: number;
  initials: InitialsQuery['initials'];
  /** Number of entries in the whole list, or under its letter. */
  total: number;
  entries: EntryListQuery['entryList']['items'];
}

/** Loads the page of a list; 404 for a query that no link of this site has, or for an empty page. */
export async function loadEntryList(
  collection: Collection,
  { url, data }: Pick<LoaderArgs, 'url' | 'data'>,
  /** Whether the entries need what a tile shows. */
  tiles: boolean,
): Promise<EntryListData> {
  const asked = readListAddress(url);
  if (!asked) throw notFound();
  const { letter, page } = asked;
  const [{ initials }, { entryList }] = await Promise.all([
    data.query(InitialsDocument, { collection }),
    data.query(EntryListDocument, { collection, initial: letter, offset: listOffset(page), tiles }),
  ]);
  const shown = letter === null ? initials : initials.filter((initial) => initial.letter === letter);
  if (letter !== null && shown.length === 0) throw notFound();
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const pages = countListPages(total, LIST_PAGE_SIZE);
  if (page > pages) throw notFound();
  return { letter, page, pages, initials, total, entries: entryList.items };
}
