import { memo, useEffect, type RefObject } from 'react';
import type { ListingName } from '@manna/shared/domain';
import { announce, useText } from '@manna/shared/runtime';
import { collectionNames } from '../names/names-text';
import { ownMarkText } from '../own/own-mark-text';
import { useOwnBeside } from '../own/use-own-beside';
import { FilterButtons } from '../results/filter-buttons';
import { GapFills } from '../results/gap-fills';
import { OnePillar } from '../results/one-pillar';
import { Previews } from '../results/previews';
import { LazyTranslations } from '../results/lazy-translations';
import { skippedBy } from '../results/use-growing-list';
import { ResultTools } from './result-tools';
import { resultToolsText } from './result-tools-text';
import type { SearchAddress } from './search-address';
import { searchPanelText } from './search-panel-text';
import { StrongsNote } from './strongs-note';
import { useSteady } from './use-steady';
import { totalOf, type SearchView } from './use-search';
import styles from './search-panel.module.css';

const filterOrder = ['encyclopedia', 'articles', 'resources', 'bible', 'dictionary'] as const;
const ANNOUNCE_MS = 500;

/** Says how many results there are, and how many pages of the reader, when all have come and the reader pauses. */
function useAnnouncement({ words, suggestion }: SearchView, total: number, ownCount: number, isDone: boolean): void {
  const text = useText(searchPanelText);
  const { also } = useText(ownMarkText);
  const { didYouMean } = useText(resultToolsText);
  useEffect(() => {
    if (!isDone) return undefined;
    const some = words === '' ? text.results(total) : text.found(total, words);
    const found = total === 0 ? text.nothing : some;
    const sentences = [
      found,
      ...(ownCount > 0 ? [also(ownCount)] : []),
      ...(suggestion === undefined ? [] : [didYouMean(suggestion)]),
    ];
    const timer = setTimeout(() => announce(sentences.join('. ')), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDone, total, ownCount, words, text, also, suggestion, didYouMean]);
}

interface SearchResultsProps {
  address: SearchAddress;
  view: SearchView;
  /** The field of the words. */
  field: RefObject<HTMLInputElement | null>;
  /** Whether the pills of the search are still being loaded. */
  isLoading: boolean;
  isSaved: boolean;
  /** Whether pages of the reader follow the results, because these are shown already and would be moved. */
  isOwnLast: boolean;
  onChange: (address: SearchAddress) => void;
  /** The reader saves the search, or removes it from those that are saved. */
  onSave: () => void;
  /** More results of the chosen part are wanted. */
  onMore: () => void;
  onOpen: () => void;
}

/**
 * What was found in all parts of the site, or in the chosen one, with the filters. Memoised, because the field above renders
 * with each letter.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { address, view, field, isLoading, isSaved, isOwnLast, onChange, onSave, onMore, onOpen } = props;
  const text = useText(searchPanelText);
  const names = useText(collectionNames);
  const { words, pills, pillar, category, order = 'best', translations } = address;
  const everywhere = { words, ...(pills && { pills }) };
  const onViewAll = useSteady((name: ListingName) => onChange({ ...everywhere, pillar: name }));
  const total = totalOf(view.found);
  const isDone = view.loading.size === 0 && !isLoading;
  const hasAll = view.collections.every((name) => view.found[name]);
  const chosen = pillar && view.found[pillar];
  const own = useOwnBeside(address, view);
  const ownFirst = isOwnLast ? undefined : own;
  const hasOwnList = own && (isOwnLast ? isDone : hasAll && pillar === undefined && total === 0);
  useAnnouncement(view, total, own?.pages.length ?? 0, isDone);

  const show = (name: ListingName | undefined, group?: string, next = order) =>
    onChange({
      ...everywhere,
      ...(name && { pillar: name }),
      ...(group !== undefined && { category: group }),
      ...(name === 'bible' && next === 'canonical' && { order: next }),
      ...(name === 'bible' && translations && { translations }),
    });
  const tools = <LazyTranslations address={address} words={view.words} found={view.found.bible} onChange={onChange} />;
  const counts = filterOrder
    .filter((name) => view.collections.includes(name))
    .map((name) => ({ value: name, label: names[name], count: view.found[name]?.total ?? 0 }));

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
      </div>
      <ResultTools
        suggestion={view.suggestion}
        onSuggestion={(meant) => {
          onChange({ ...address, words: meant });
          // The next search removes the button, and the focus would be lost.
          field.current?.focus();
        }}
        hasResults={total > 0}
        isSaved={isSaved}
        onSave={onSave}
      />
      <StrongsNote query={view.words} />
      <GapFills
        key={view.words}
        fills={view.found.bible?.fills}
        field={field}
        onChoose={(exact) => onChange({ ...address, words: exact })}
      />
      {pillar === undefined && tools}
      {pillar === undefined && (
        <Previews
          everywhere={everywhere}
          collections={view.collections}
          found={view.found}
          own={ownFirst}
          onViewAll={onViewAll}
          onOpen={onOpen}
        />
      )}
      {pillar !== undefined && chosen && (
        <OnePillar
          name={pillar}
          found={chosen}
          own={ownFirst}
          skipped={skippedBy(address)}
          isLoading={view.loading.has(pillar)}
          category={category}
          order={order}
          onCategory={(group) => show(pillar, group)}
          onOrder={(next) => show(pillar, category, next)}
          tools={pillar === 'bible' && tools}
          onMore={onMore}
          onOpen={onOpen}
        />
      )}
      {!isDone && total === 0 && <p className={styles.note}>{text.searching}</p>}
      {isDone && (pillar === undefined ? total : (chosen?.total ?? 0)) === 0 && category === undefined && (
        <p className={styles.note}>{text.nothing}</p>
      )}
      {hasOwnList && <own.OwnList pages={own.pages} onOpen={onOpen} />}
    </div>
  );
});
