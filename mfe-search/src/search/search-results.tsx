import { useEffect } from 'react';
import { listingNames, type ListingName } from '@manna/shared/domain';
import { announce, useText } from '@manna/shared/runtime';
import { collectionNames } from '../names/names-text';
import { FilterButtons } from '../results/filter-buttons';
import { OnePillar } from '../results/one-pillar';
import { PillarResults } from '../results/pillar-results';
import { SaveButton } from '../saved/save-button';
import type { SearchAddress } from './search-address';
import { searchPanelText } from './search-panel-text';
import type { SearchView } from './use-search';
import styles from './search-panel.module.css';

const filterOrder = ['encyclopedia', 'articles', 'resources', 'bible', 'dictionary'] as const;
const ANNOUNCE_MS = 500;

/** Says how many results there are when all have come and the reader pauses. */
function useAnnouncement(words: string, total: number, isDone: boolean): void {
  const text = useText(searchPanelText);
  useEffect(() => {
    if (!isDone) return undefined;
    const found = words === '' ? text.results(total) : text.found(total, words);
    const timer = setTimeout(() => announce(total === 0 ? text.nothing : found), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDone, total, words, text]);
}

interface SearchResultsProps {
  address: SearchAddress;
  view: SearchView;
  /** Whether the pills of the search are still being loaded. */
  isLoading: boolean;
  isSaved: boolean;
  onChange: (address: SearchAddress) => void;
  /** The reader saves the search, or removes it from those that are saved. */
  onSave: () => void;
  /** More results of the chosen part are wanted. */
  onMore: () => void;
  onOpen: () => void;
}

/** What was found in all parts of the site, or in the chosen one, with the filters. */
export function SearchResults(props: SearchResultsProps) {
  const { address, view, isLoading, isSaved, onChange, onSave, onMore, onOpen } = props;
  const text = useText(searchPanelText);
  const names = useText(collectionNames);
  const { pillar, category, order = 'best', ...everywhere } = address;
  const totalOf = (name: ListingName) => view.found[name]?.total ?? 0;
  const total = listingNames.reduce((sum, name) => sum + totalOf(name), 0);
  const isDone = view.loading.size === 0 && !isLoading;
  const chosen = pillar && view.found[pillar];
  useAnnouncement(view.words, total, isDone);

  const show = (name: ListingName | undefined, group?: string, next = order) =>
    onChange({
      ...everywhere,
      ...(name && { pillar: name }),
      ...(group !== undefined && { category: group }),
      ...(name === 'bible' && next === 'canonical' && { order: next }),
    });
  const counts = filterOrder.map((name) => ({ value: name, label: names[name], count: totalOf(name) }));

  return (
    <div aria-busy={!isDone}>
      <div className={styles.filters}>
        <FilterButtons
          label={text.pillars}
          choices={[{ value: undefined, label: text.all, count: total }, ...counts]}
          chosen={pillar}
          countText={text.results}
          onChoose={(name) => show(filterOrder.find((each) => each === name))}
        />
        <SaveButton isSaved={isSaved} onToggle={onSave} />
      </div>
      {pillar === undefined &&
        listingNames.map((name) => {
          const found = view.found[name];
          return (
            found && <PillarResults key={name} name={name} found={found} onViewAll={() => show(name)} onOpen={onOpen} />
          );
        })}
      {pillar !== undefined && chosen && (
        <OnePillar
          name={pillar}
          found={chosen}
          category={category}
          order={order}
          onCategory={(group) => show(pillar, group)}
          onOrder={(next) => show(pillar, category, next)}
          onMore={onMore}
          onOpen={onOpen}
        />
      )}
      {!isDone && total === 0 && <p className={styles.note}>{text.searching}</p>}
      {isDone && (pillar === undefined ? total : (chosen?.total ?? 0)) === 0 && category === undefined && (
        <p className={styles.note}>{text.nothing}</p>
      )}
    </div>
  );
}
