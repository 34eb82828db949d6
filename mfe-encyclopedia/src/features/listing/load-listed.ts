import type { LoaderArgs, Period } from '@manna/shared/contracts';
import { notFound, reportFailure } from '@manna/shared/runtime';
import { ListFacetsDocument } from '../../generated/graphql';
import { loadEntryList, type EntryListData } from './load-entry-list';
import { askedPeriod, loadEventList, nameOfPeriod, type EventListData } from './load-event-list';
import type { ListSlug } from './lists';
import { knownFacets } from './narrowed/known-facets';
import { isNarrowed, readListChoices, type FacetCount, type ListChoices } from './narrowed/list-choices';
import type { NarrowedPage } from './narrowed/load-narrowed';

interface Listed {
  /** What the reader has chosen of the list. */
  choices: ListChoices;
}

/** A list: whole, by letter or by period; or narrowed, sorted or shown as a grid as the reader likes. */
export type ListedData =
  | (Listed & { kind: 'events'; list: EventListData; facets: FacetCount[] })
  | (Listed & { kind: 'entries'; category: ListSlug; list: EntryListData; facets: FacetCount[] })
  | (Listed & { kind: 'narrowed'; category: ListSlug; list: NarrowedPage });

/** The code of the controls, without which a page that opens in the browser would jump when they come. */
const loadTools = () => import(/* webpackChunkName: "route-category.narrowed" */ './narrowed/list-tools');

/** The code of the grid. */
const loadGrid = () => import(/* webpackChunkName: "route-category.grid" */ './narrowed/entry-grid');

async function loadFacets(
  collection: ListSlug,
  letter: string | null,
  period: Period | null,
  { data }: LoaderArgs,
): Promise<FacetCount[]> {
  const { entryIndex } = await data.query(ListFacetsDocument, {
    collection,
    initial: letter,
    period: period && nameOfPeriod(period),
  });
  return knownFacets(entryIndex.facets);
}

const loadPlain = async (category: ListSlug, tiles: boolean, args: LoaderArgs) =>
  category === 'events'
    ? ({ kind: 'events', list: await loadEventList(args, tiles) } as const)
    : ({ kind: 'entries', category, list: await loadEntryList(category, args, tiles) } as const);

/** Loads a list; 404 for a query that no link of this site has, or for a page that is not there. */
export async function loadListed(category: ListSlug, args: LoaderArgs): Promise<ListedData> {
  const choices = readListChoices(args.url, category);
  if (!choices) throw notFound();
  const isGrid = choices.view === 'grid';
  const grid = isGrid ? loadGrid() : undefined;
  if (isNarrowed(choices, category)) {
    const { loadNarrowed } = await import(/* webpackChunkName: "route-category.narrowed" */ './narrowed/load-narrowed');
    const [list] = await Promise.all([loadNarrowed(category, choices, args), grid]);
    return { kind: 'narrowed', category, choices, list };
  }
  const period = askedPeriod(choices.facets.period ?? null);
  // The plain list can be read without the tools and the facets.
  const withoutFacets = (error: unknown) => {
    reportFailure(error, 'list facets');
    return [];
  };
  const [plain, facets, , tiles] = await Promise.all([
    loadPlain(category, isGrid, args),
    loadFacets(category, choices.letter, period, args).catch(withoutFacets),
    loadTools().catch(() => undefined),
    grid,
  ]);
  return tiles
    ? { kind: 'narrowed', category, choices, list: tiles.gridPageOf(plain.list, facets) }
    : { ...plain, choices, facets };
}
