import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import { useEarlyText } from '@manna/shared/ui/hooks';
import { collectionNames } from '../names/names-text';
import type { FilterPill } from '../pills/filter-pill';
import { PillList } from '../pills/pill-list';
import { pillText } from '../pills/pill-text';
import { PillsContext } from '../pills/pills-context';
import { usePills } from '../pills/use-pills';
import { skippedBy, useGrowingList } from '../results/use-growing-list';
import { SavedSearchList } from '../saved/saved-search-list';
import { useSavedSearches } from '../saved/saved-searches';
import { cutNote } from './cut-note';
import { RecentSearchList } from './recent-search-list';
import { useRecentSearches } from './recent-searches';
import { ScopeNote } from './scope-note';
import { hasSearch, withinCollections, withoutPills, withPillToggled, type SearchAddress } from './search-address';
import { SearchBox } from './search-box';
import { SearchHelp } from './search-help';
import { searchPanelText } from './search-panel-text';
import { SearchResults } from './search-results';
import { useKeptFocus } from './use-kept-focus';
import { useResultKeys } from './use-result-keys';
import { isBegun, useSearch, type FoundBefore } from './use-search';
import { useSteady } from './use-steady';
import { useTouchHidesKeyboard } from './use-touch-hides-keyboard';
import styles from './search-panel.module.css';

interface SearchPanelProps {
  address: SearchAddress;
  onChange: (address: SearchAddress) => void;
  /** What the server has found for this address, and the pills that it has resolved. */
  before?: FoundBefore | undefined;
  known?: readonly FilterPill[] | undefined;
  /** The reader has clicked a result, or presses something that may be one. */
  onOpen?: () => void;
  onPress?: () => void;
  /** Shown only without JavaScript, between the field and the results. */
  withoutScripts?: ReactNode;
  /** How long the field waits before it takes the focus, in milliseconds. It does not by default. */
  focusAfter?: number;
}

/** Searches the site while the reader types, and shows what was found in each part of it. */
export function SearchPanel({
  address,
  onChange,
  onOpen,
  onPress,
  before,
  known,
  withoutScripts,
  focusAfter,
}: SearchPanelProps) {
  const text = useText(searchPanelText);
  const textOfPills = useText(pillText);
  const names = useText(collectionNames);
  const { words } = address;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEarlyText(field, words, (typed) => onChange({ ...address, words: typed }));
  useResultKeys(panel, field);
  useKeptFocus(panel, field);
  useTouchHidesKeyboard(panel, field);
  const { recent, remember, clear } = useRecentSearches();
  const { saved, isSaved, toggle: toggleSaved } = useSavedSearches();
  const { pills, scope, isLoading } = usePills(
    address.pills,
    (unknown) => onChange(withoutPills(address, unknown)),
    known,
  );
  const list = useGrowingList(JSON.stringify(address));
  const skipped = skippedBy(address);
  /** The address whose results came with the page. */
  const [loadedAddress] = useState(() => before && JSON.stringify(address));
  const view = useSearch(address, skipped + list.limit, { scope, isWaiting: isLoading, before });

  useEffect(() => {
    if (focusAfter === undefined) return undefined;
    const timer = setTimeout(() => field.current?.focus(), focusAfter);
    return () => clearTimeout(timer);
  }, [focusAfter]);

  const onOpened = useSteady(() => {
    remember(words);
    onOpen?.();
  });
  // A letter is in the field at once; what the results say of the words can follow it.
  const followed = useDeferredValue(address);
  const onResultsChange = useSteady(onChange);
  const onSave = useSteady(() => toggleSaved(address));
  const onMore = useSteady(list.grow);
  const onTogglePill = useSteady((pill: FilterPill) => onChange(withPillToggled(address, pill)));
  const pillsOfRows = useMemo(() => ({ pills, toggle: onTogglePill }), [pills, onTogglePill]);
  const isCut = Object.values(view.found).some((results) => results.isCut);

  return (
    <div ref={panel} onPointerDown={onPress} className={styles.panel} data-searched={hasSearch(address)}>
      <SearchBox
        id={`${id}-words`}
        ref={field}
        address={address}
        onChange={(next) => onChange({ ...address, words: next })}
        onSubmit={() => remember(words)}
      />
      <SearchHelp onRun={onChange} />
      <noscript>{withoutScripts}</noscript>
      <PillList pills={pills} onToggle={onTogglePill} />
      {!hasSearch(address) && (
        <>
          <ScopeNote address={address} onClear={() => onChange({ words })} />
          <SavedSearchList
            saved={saved}
            onOpen={(found) => onChange(withinCollections(found, view.collections))}
            onRemove={toggleSaved}
          />
          <RecentSearchList recent={recent} onChoose={(chosen) => onChange({ words: chosen })} onClear={clear} />
        </>
      )}
      {address.hasTags && (
        <Alert status="warning" closeLabel={textOfPills.closeTags}>
          {textOfPills.tags}
        </Alert>
      )}
      {view.failed.size > 0 && (
        <Alert status="warning" readOnly>
          {text.failed([...view.failed].map((name) => names[name]).join(', '))}{' '}
          <Button onClick={view.retry}>{text.tryAgain}</Button>
        </Alert>
      )}
      {isCut && (
        <Alert status="warning" readOnly>
          {cutNote(view.found, text)}
        </Alert>
      )}
      {isBegun(view) && (
        <PillsContext value={pillsOfRows}>
          <SearchResults
            address={followed}
            view={view}
            field={field}
            isLoading={isLoading}
            isSaved={isSaved(address)}
            isOwnLast={loadedAddress === JSON.stringify(address)}
            onChange={onResultsChange}
            onSave={onSave}
            onMore={onMore}
            onOpen={onOpened}
          />
        </PillsContext>
      )}
    </div>
  );
}
