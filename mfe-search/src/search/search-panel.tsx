import { useEffect, useId, useRef, type ReactNode } from 'react';
import { listingNames, type ListingName } from '@manna/shared/domain';
import { announce, useText } from '@manna/shared/runtime';
import { Alert } from '@manna/shared/ui';
import { collectionNames } from '../names/names-text';
import { FilterButtons } from '../results/filter-buttons';
import { GapFills } from '../results/gap-fills';
import { OnePillar } from '../results/one-pillar';
import { PillarResults } from '../results/pillar-results';
import { skippedBy, useGrowingList } from '../results/use-growing-list';
import { RecentSearchList } from './recent-search-list';
import { useRecentSearches } from './recent-searches';
import { searchAddress, type SearchAddress } from './search-address';
import { SearchBox } from './search-box';
import { ResultTools } from './result-tools';
import { resultToolsText } from './result-tools-text';
import { SearchHelp } from './search-help';
import { searchPanelText } from './search-panel-text';
import { useResultKeys } from './use-result-keys';
import { useSearch, type FoundBefore, type SearchView } from './use-search';
import styles from './search-panel.module.css';

const filterOrder = ['encyclopedia', 'articles', 'resources', 'bible', 'dictionary'] as const;
const ANNOUNCE_MS = 500;

const totalOf = ({ found }: SearchView): number =>
  listingNames.reduce((sum, name) => sum + (found[name]?.total ?? 0), 0);

interface SearchPanelProps {
  address: SearchAddress;
  onChange: (address: SearchAddress) => void;
  /** What the server has found for this address. */
  before?: FoundBefore | undefined;
  /** Shown only without JavaScript, between the field and the results. */
  withoutScripts?: ReactNode;
  /** How long the field waits before it takes the focus, in milliseconds. It does not by default. */
  focusAfter?: number;
}

/** Searches the site while the reader types, and shows what was found in each part of it. */
export function SearchPanel({ address, onChange, before, withoutScripts, focusAfter }: SearchPanelProps) {
  const text = useText(searchPanelText);
  const { didYouMean } = useText(resultToolsText);
  const names = useText(collectionNames);
  const { words, pillar, category } = address;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useResultKeys(panel, field);
  const { recent, remember, clear } = useRecentSearches();
  const list = useGrowingList(JSON.stringify(address));
  const skipped = skippedBy(address);
  const view = useSearch(address, skipped + list.limit, before);
  const { suggestion } = view;
  const total = totalOf(view);
  const isDone = view.words !== '' && view.loading.size === 0;
  const chosen = pillar && view.found[pillar];

  useEffect(() => {
    if (focusAfter === undefined) return undefined;
    const timer = setTimeout(() => field.current?.focus(), focusAfter);
    return () => clearTimeout(timer);
  }, [focusAfter]);

  useEffect(() => {
    if (!isDone) return undefined;
    const found = total === 0 ? text.nothing : text.found(total, view.words);
    const sentence = suggestion === undefined ? found : `${found}. ${didYouMean(suggestion)}`;
    const timer = setTimeout(() => announce(sentence), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDone, total, view.words, text, suggestion, didYouMean]);

  const show = (name: ListingName | undefined, group?: string) =>
    onChange({ words, ...(name && { pillar: name }), ...(group !== undefined && { category: group }) });
  const onOpen = () => remember(words);
  const onSuggestion = (meant: string) => {
    onChange({ ...address, words: meant });
    // The next search removes the button, and the focus would be lost.
    field.current?.focus();
  };
  const counts = filterOrder.map((name) => ({ value: name, label: names[name], count: view.found[name]?.total ?? 0 }));
  const isCut = listingNames.some((name) => view.found[name]?.isCut === true);

  return (
    <div ref={panel} className={styles.panel}>
      <SearchBox
        id={`${id}-words`}
        ref={field}
        words={words}
        onChange={(next) => onChange({ ...address, words: next })}
        onSubmit={onOpen}
      />
      <SearchHelp onRun={(example) => onChange({ words: example })} />
      <noscript>{withoutScripts}</noscript>
      {words.trim() === '' && (
        <RecentSearchList
          recent={recent}
          onChoose={(chosenWords) => onChange({ words: chosenWords })}
          onClear={clear}
        />
      )}
      {view.failed.size > 0 && (
        <Alert status="warning" readOnly>
          {text.failed([...view.failed].map((name) => names[name]).join(', '))}
        </Alert>
      )}
      {isCut && (
        <Alert status="warning" readOnly>
          {text.cut}
        </Alert>
      )}
      {view.words !== '' && (
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
          <ResultTools suggestion={suggestion} onSuggestion={onSuggestion} hasResults={total > 0} />
          <GapFills
            key={view.words}
            fills={view.found.bible?.fills}
            field={field}
            onChoose={(exact) => onChange({ ...address, words: exact })}
          />
          {pillar === undefined
            ? listingNames.map((name) => {
                const found = view.found[name];
                return (
                  found && (
                    <PillarResults
                      key={name}
                      name={name}
                      found={found}
                      allPath={searchAddress({ words, pillar: name })}
                      onViewAll={() => show(name)}
                      onOpen={onOpen}
                    />
                  )
                );
              })
            : chosen && (
                <OnePillar
                  name={pillar}
                  found={chosen}
                  skipped={skipped}
                  isLoading={view.loading.has(pillar)}
                  category={category}
                  onCategory={(group) => show(pillar, group)}
                  onMore={list.grow}
                  onOpen={onOpen}
                />
              )}
          {!isDone && total === 0 && <p className={styles.note}>{text.searching}</p>}
          {isDone && (pillar === undefined ? total : (chosen?.total ?? 0)) === 0 && category === undefined && (
            <p className={styles.note}>{text.nothing}</p>
          )}
        </div>
      )}
    </div>
  );
}
