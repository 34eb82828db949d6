import { bookNames, listingNames, type ListingName } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { categoryNames, collectionNames } from '../../names/names-text';
import { sortedGroups } from '../../results/group-order';
import { groupName } from '../../results/result-view';
import { searchAddress, type SearchAddress } from '../../search/search-address';
import { searchPanelText } from '../../search/search-panel-text';
import type { ServerSearch } from './search-on-server';
import { searchText } from './search-text';
import styles from './plain-filters.module.css';

interface Filter {
  label: string;
  count: number;
  address: SearchAddress;
}

interface FilterListProps {
  label: string;
  filters: readonly Filter[];
  /** The path of the filter that is chosen. */
  chosen: string;
}

function FilterList({ label, filters, chosen }: FilterListProps) {
  const text = useText(searchPanelText);
  return (
    <>
      <h2 className={styles.heading}>{label}</h2>
      <ul className={styles.list}>
        {filters.map((filter) => {
          const path = searchAddress(filter.address);
          return (
            <li key={path}>
              <Link to={path} aria-current={path === chosen ? 'page' : undefined}>
                {filter.label}
              </Link>{' '}
              <small>{text.results(filter.count)}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface PlainFiltersProps {
  address: SearchAddress;
  search: ServerSearch | null;
}

/** The filters as links, for readers without JavaScript: parts of the site, and categories or books of the chosen part. */
export function PlainFilters({ address: { words, pillar, category }, search }: PlainFiltersProps) {
  const own = useText(searchText);
  const text = useText(searchPanelText);
  const names = useText(collectionNames);
  const byCategory = useText(categoryNames);
  const byBook = useText(bookNames);
  if (search?.isBusy) return <p>{own.busy}</p>;
  const found = search?.found?.found;
  if (!found) return null;
  const totalOf = (name: ListingName) => found[name]?.total ?? 0;
  const total = listingNames.reduce((sum, name) => sum + totalOf(name), 0);
  const parts = listingNames
    .filter((name) => totalOf(name) > 0)
    .map((name) => ({ label: names[name], count: totalOf(name), address: { words, pillar: name } }));
  const groups = pillar === undefined ? [] : sortedGroups(found[pillar]?.groups ?? {});
  return (
    <nav aria-label={own.filters} className={styles.filters}>
      <FilterList
        label={text.pillars}
        filters={[{ label: text.all, count: total, address: { words } }, ...parts]}
        chosen={searchAddress({ words, ...(pillar && { pillar }) })}
      />
      {pillar !== undefined && groups.length > 1 && (
        <FilterList
          label={pillar === 'bible' ? text.books : text.categories}
          filters={groups.map(([group, count]) => ({
            label: groupName(group, byCategory, byBook),
            count,
            address: { words, pillar, category: group },
          }))}
          chosen={searchAddress({ words, pillar, ...(category !== undefined && { category }) })}
        />
      )}
    </nav>
  );
}
