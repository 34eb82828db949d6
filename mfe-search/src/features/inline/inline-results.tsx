import { bookNames, type BookNames, type ListingName } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import type { CollectionResults } from '../../engine/worker/protocol';
import { collectionNames } from '../../names/names-text';
import { useOwnPages } from '../../own/use-own-pages';
import { resultView } from '../../results/result-view';
import { cutNote } from '../../search/cut-note';
import { searchPanelText } from '../../search/search-panel-text';
import type { SearchView } from '../../search/use-search';
import { GroupList } from './group-list';
import { inlineGroups } from './inline-groups';
import styles from './inline-search.module.css';
import { inlineText } from './inline-text';
import { SuggestionRow } from './suggestion-row';
import { suggest, type Suggestion } from './suggestions';
import { useIsPhone } from './use-is-phone';

interface InlineResultsProps {
  words: string;
  view: SearchView;
  recent: readonly string[];
  /** Called when the reader opens a page. */
  onOpen: () => void;
  onSearch: (words: string) => void;
  /** The reader wants to see all results, or all of one part of the site. */
  onViewAll: (name?: ListingName) => void;
}

const keyOf = (suggestion: Suggestion): string => {
  if ('result' in suggestion) return suggestion.result.id;
  return `${suggestion.kind} ${'page' in suggestion ? suggestion.page.path : suggestion.text}`;
};

/** Ids of the entries that are among the suggestions, as such or as the reader's own. */
function suggestedIds(suggestions: readonly Suggestion[], found: SearchView['found'], names: BookNames) {
  const own = new Set(suggestions.flatMap((each) => (each.kind === 'own' ? each.page.path : [])));
  const entries = (Object.entries(found) as [ListingName, CollectionResults][]).filter(([name]) => name !== 'bible');
  const ofOwn = entries.flatMap(([name, { results }]) =>
    results.filter((result) => own.has(resultView(name, result, names)._resultPath)).map(({ id }) => id),
  );
  return new Set([...suggestions.map(keyOf), ...ofOwn]);
}

/** Suggestions, and the best results of each part of the site. */
export function InlineResults({ words, view, recent, onOpen, onSearch, onViewAll }: InlineResultsProps) {
  const text = useText(inlineText);
  const panelText = useText(searchPanelText);
  const collections = useText(collectionNames);
  const names = useText(bookNames);
  const isPhone = useIsPhone();
  const { found, loading, failed } = view;
  const typed = words.trim();
  const isSearching = typed !== '' && (view.words !== typed || loading.size > 0);
  const isComplete = view.words !== '' && loading.size === 0;
  const own = useOwnPages(typed);
  const suggestions = suggest(typed, { recent, own, found, isComplete, names });
  const groups = inlineGroups(view, suggestedIds(suggestions, found, names), isPhone);
  const hasFound = Object.values(found).some(({ total }) => total > 0);
  return (
    <div aria-busy={isSearching}>
      {suggestions.length > 0 && (
        <ul aria-label={text.suggestions}>
          {suggestions.map((suggestion) => (
            <SuggestionRow key={keyOf(suggestion)} suggestion={suggestion} onOpen={onOpen} onSearch={onSearch} />
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <GroupList key={group.name} group={group} onOpen={onOpen} onViewAll={onViewAll} />
      ))}
      {hasFound && groups.every(({ more }) => more === 0) && (
        <button type="button" className={styles.all} data-result="" onClick={() => onViewAll()}>
          {text.viewAll}
        </button>
      )}
      {isSearching && !hasFound && <p className={styles.note}>{panelText.searching}</p>}
      {typed !== '' && !isSearching && !hasFound && failed.size === 0 && (
        <p className={styles.note}>{panelText.nothing}</p>
      )}
      {Object.values(found).some(({ isCut }) => isCut) && <p className={styles.note}>{cutNote(found, panelText)}</p>}
      {failed.size > 0 && (
        <p className={styles.note}>{panelText.failed([...failed].map((name) => collections[name]).join(', '))}</p>
      )}
    </div>
  );
}
