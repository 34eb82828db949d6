import { isListingName, type ListingName } from '@manna/shared/domain';
import { defineUserState, useUserState } from '@manna/shared/runtime';
import { formatPill, parsePill } from '../pills/filter-pill';
import { searchAddress, type SearchAddress } from '../search/search-address';

/** A search that a reader has saved. */
export interface SavedSearch extends Pick<SearchAddress, 'order' | 'translations'> {
  readonly query: string;
  /** String forms of its pills. */
  readonly filters: readonly string[];
  readonly pillar?: ListingName;
  /** The chosen category of a pillar, or the OSIS id of a book. */
  readonly categories: Readonly<Partial<Record<ListingName, string>>>;
}

const MOST = 50;
const LONGEST = 1_000;

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

function isSavedSearch(value: unknown): value is SavedSearch {
  const { query, filters, pillar, categories, order, translations } = (value ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const hasCategories =
    typeof categories === 'object' &&
    categories !== null &&
    Object.entries(categories).every(([name, category]) => isListingName(name) && isShort(category));
  const hasPillar = pillar === undefined || isListingName(pillar);
  const hasOrder = order === undefined || order === 'canonical';
  const hasTranslations = translations === undefined || translations === 'all';
  const hasFilters = Array.isArray(filters) && filters.every(isShort);
  return isShort(query) && hasFilters && hasPillar && hasCategories && hasOrder && hasTranslations;
}

const areSavedSearches = (value: unknown): value is SavedSearch[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isSavedSearch);

/** What the reader has saved, newest first. */
const savedSearchesState = defineUserState<readonly SavedSearch[]>({
  key: 'pillars/search/saved-searches',
  mode: 'user',
  read: (value) => (areSavedSearches(value) ? value : undefined),
  initial: [],
});

const toSaved = ({ words, pills = [], pillar, category, order, translations }: SearchAddress): SavedSearch => ({
  query: words.trim().slice(0, LONGEST),
  filters: pills.map(formatPill),
  ...(pillar && { pillar }),
  categories: pillar && category !== undefined ? { [pillar]: category } : {},
  ...(order && { order }),
  ...(translations && { translations }),
});

/** The search that a reader has saved. */
export function savedAddress(saved: SavedSearch): SearchAddress {
  const { query, filters, pillar, categories, order, translations } = saved;
  const pills = filters.flatMap((filter) => parsePill(filter) ?? []);
  const category = pillar && categories[pillar];
  return {
    words: query,
    ...(pills.length > 0 && { pills }),
    ...(pillar && { pillar }),
    ...(category !== undefined && { category }),
    ...(order && { order }),
    ...(translations && { translations }),
  };
}

/** Names a saved search: two with the same path are the same. */
export const savedPath = (saved: SavedSearch): string => searchAddress(savedAddress(saved));

export interface SavedSearches {
  readonly saved: readonly SavedSearch[];
  readonly isSaved: (address: SearchAddress) => boolean;
  /** Saves a search in front of the others, or removes it if it is saved. */
  readonly toggle: (address: SearchAddress) => void;
}

export function useSavedSearches(): SavedSearches {
  const [saved, setSaved] = useUserState(savedSearchesState);
  return {
    saved,
    isSaved: (address) => saved.some((each) => savedPath(each) === savedPath(toSaved(address))),
    toggle(address) {
      const changed = toSaved(address);
      const path = savedPath(changed);
      setSaved((before) => {
        const others = before.filter((each) => savedPath(each) !== path);
        return others.length < before.length ? others : [changed, ...others].slice(0, MOST);
      });
    },
  };
}
