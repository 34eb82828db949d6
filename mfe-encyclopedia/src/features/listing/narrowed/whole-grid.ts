import type { EntryListData } from '../load-entry-list';
import type { EventListData } from '../load-event-list';
import type { FacetCount } from './list-choices';
import type { NarrowedPage } from './load-narrowed';
import type { ListRow } from './narrow-entries';

type Listed = EntryListData['entries'][number] | EventListData['events'][number];

function toRow(entry: Listed): ListRow {
  const { pagePath: path, name, title, verses, images } = entry;
  const [picture] = images ?? [];
  return {
    path,
    name,
    title,
    firstVerse: verses?.[0] ?? null,
    ...('verseCount' in entry && { verseCount: entry.verseCount }),
    ...('eventsStart' in entry && { years: [entry.eventsStart, entry.eventsEnd] as const }),
    ...(picture && { picture }),
  };
}

/** A page of the plain list, of which the grid of the whole list is made: it has no need for the index of all entries. */
export const gridPageOf = (list: EntryListData | EventListData, facets: FacetCount[]): NarrowedPage => ({
  rows: ('entries' in list ? list.entries : list.events).map(toRow),
  facets,
  initials: 'initials' in list ? list.initials : [],
  total: list.total,
  pages: list.pages,
});
