import { bookNames, type ListingName } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { collectionNames } from '../../names/names-text';
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

const keyOf = (suggestion: Suggestion): string =>
  'result' in suggestion ? suggestion.result.id : `${suggestion.kind} ${suggestion.text}`;

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
  const suggestions = suggest(typed, { recent, found, isComplete, names });
  const suggested = new Set(suggestions.map(keyOf));
  const groups = inlineGroups(view, suggested, isPhone);
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
