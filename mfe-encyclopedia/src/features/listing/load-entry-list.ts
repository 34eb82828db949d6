import type { LoaderArgs } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { EntryListDocument, type Collection, type EntryListQuery } from '../../generated/graphql';
import { readListAddress } from './list-address';

/** A page of a collection's list as it is drawn. */
export interface EntryListData {
  letter: string | null;
  after: string | null;
  initials: EntryListQuery['initials'];
  /** Of the whole list, or of its letter. */
  total: number;
  entries: EntryListQuery['entryList']['edges'][number]['node'][];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** Loads the page of a list that an address asks for; 404 for a query that no link of this site has, or where nothing is. */
export async function loadEntryList(
  collection: Collection,
  { url, data }: Pick<LoaderArgs, 'url' | 'data'>,
): Promise<EntryListData> {
  const asked = readListAddress(url, 'name');
  if (!asked) throw notFound();
  const { letter, after } = asked;
  const { initials, entryList } = await data.query(EntryListDocument, { collection, initial: letter, after });
  const { edges, pageInfo, totalCount } = entryList;
  if (letter !== null && !initials.some((initial) => initial.letter === letter)) throw notFound();
  if (after !== null && edges.length === 0) throw notFound();
  return {
    letter,
    after,
    initials,
    total: totalCount,
    entries: edges.map(({ node }) => node),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}
