import { bookNames, categoryNames, type ListingName } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { collectionNames } from '../../names/names-text';
import type { FilterPill } from '../../pills/filter-pill';
import { pillText } from '../../pills/pill-text';
import { bibleToolsText } from '../../results/bible-tools-text';
import { gapFillsText } from '../../results/gap-fills-text';
import { sortedGroups } from '../../results/group-order';
import { groupName } from '../../results/result-view';
import { resultToolsText } from '../../search/result-tools-text';
import { searchAddress, withoutPills, type SearchAddress } from '../../search/search-address';
import { searchPanelText } from '../../search/search-panel-text';
import { useSearchedCollections } from '../../search/searched-collections';
import { totalOf } from '../../search/use-search';
import type { ServerSearch } from './server-search';
import { searchText } from './search-text';
import styles from './plain-filters.module.css';

interface Filter {
  label: string;
  /** How many results it has, if that is known. */
  count?: number;
  address: SearchAddress;
}

interface FilterListProps {
  label: string;
  filters: readonly Filter[];
  /** The path of the filter that is chosen. */
  chosen: string;
}

/** More, such as the books of the Bible, are behind their heading, so that the results are not far below. */
const MOST_IN_SIGHT = 8;

function FilterList({ label, filters, chosen }: FilterListProps) {
  const text = useText(searchPanelText);
  const heading = <h2 className={styles.heading}>{label}</h2>;
  const list = (
    <ul className={styles.list}>
      {filters.map((filter) => {
        const path = searchAddress(filter.address);
        return (
          <li key={path}>
            <Link to={path} aria-current={path === chosen ? 'page' : undefined}>
              {filter.label}
            </Link>{' '}
            {filter.count !== undefined && <small>{text.results(filter.count)}</small>}
          </li>
        );
      })}
    </ul>
  );
  return filters.length > MOST_IN_SIGHT ? (
    <details>
      <summary>{heading}</summary>
      {list}
    </details>
  ) : (
    <>
      {heading}
      {list}
    </>
  );
}

interface PlainFiltersProps {
  address: SearchAddress;
  search: ServerSearch | null;
}

/** A link to the same search with its words spelt better. Nothing if they are not misspelt. */
function MeantLink({ address, search }: PlainFiltersProps) {
  const { didYouMean } = useText(resultToolsText);
  const words = search?.suggestion;
  if (words === undefined) return null;
  return (
    <p className={styles.meant}>
      <Link to={searchAddress({ ...address, words, page: undefined })}>{didYouMean(words)}</Link>
    </p>
  );
}

/**
 * What readers without JavaScript have instead of buttons, as links: the search as it may have been meant, parts of the site,
 * categories or books of the chosen part, and the search without each of its pills.
 */
export function PlainFilters({ address, search }: PlainFiltersProps) {
  const { words, pills, pillar, category, order } = address;
  const own = useText(searchText);
  const text = useText(searchPanelText);
  const ofPills = useText(pillText);
  const nameOf = ({ look }: FilterPill) => look?.label ?? ofPills.unnamed;
  const names = useText(collectionNames);
  const byCategory = useText(categoryNames);
  const byBook = useText(bookNames);
  const collections = useSearchedCollections();
  const ofBible = useText(bibleToolsText);
  const ofGaps = useText(gapFillsText);
  if (search?.isBusy) return <p>{own.busy}</p>;
  const found = search?.found?.found;
  if (!found) return null;
  const everywhere = { words, ...(pills && { pills }) };
  const countOf = (name: ListingName) => found[name]?.total ?? 0;
  const parts = collections
    .filter((name) => countOf(name) > 0)
    .map((name) => ({ label: names[name], count: countOf(name), address: { ...everywhere, pillar: name } }));
  const groups = pillar === undefined ? [] : sortedGroups(found[pillar]?.groups ?? {});
  const inOrder = { ...everywhere, ...(pillar && { pillar }), ...(order && { order }) };
  const within = { ...inOrder, ...(category !== undefined && { category }) };
  const fills = found.bible?.fills ?? [];
  return (
    <>
      <MeantLink address={address} search={search} />
      <nav aria-label={own.filters} className={styles.filters}>
        {search.pills && search.pills.length > 0 && (
          <>
            <p className={styles.pills}>
              {own.limitedTo}: {search.pills.map(nameOf).join(', ')}
            </p>
            <FilterList
              label={ofPills.pills}
              filters={search.pills.map((pill) => ({
                label: own.without(nameOf(pill)),
                address: withoutPills(address, [pill]),
              }))}
              chosen=""
            />
          </>
        )}
        <FilterList
          label={text.pillars}
          filters={[{ label: text.all, count: totalOf(found), address: everywhere }, ...parts]}
          chosen={searchAddress({ ...everywhere, ...(pillar && { pillar }) })}
        />
        {pillar !== undefined && (groups.length > 1 || category !== undefined) && (
          <FilterList
            label={pillar === 'bible' ? text.books : text.categories}
            filters={[
              { label: text.all, count: countOf(pillar), address: inOrder },
              ...groups.map(([group, count]) => ({
                label: groupName(group, byCategory, byBook),
                count,
                address: { ...inOrder, category: group },
              })),
            ]}
            chosen={searchAddress(within)}
          />
        )}
        {pillar === 'bible' && countOf(pillar) > 1 && (
          <FilterList
            label={ofBible.order}
            filters={[
              { label: ofBible.best, address: { ...within, order: undefined } },
              { label: ofBible.canonical, address: { ...within, order: 'canonical' } },
            ]}
            chosen={searchAddress(within)}
          />
        )}
        {fills.length > 0 && (
          <FilterList
            label={ofGaps.heading}
            filters={fills.map(({ words: filled, query, count }) => ({
              label: filled,
              count,
              address: { ...within, words: query },
            }))}
            chosen=""
          />
        )}
      </nav>
    </>
  );
}
