import { useUserState, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { Switch } from '@manna/shared/ui/controls';
import { SaveButton } from '../saved/save-button';
import { showsReasonsState } from '../results/shows-reasons';
import { resultToolsText } from './result-tools-text';
import styles from './result-tools.module.css';

interface ResultToolsProps {
  /** The query as it may have been meant, if it may be misspelt. */
  suggestion: string | undefined;
  onSuggestion: (words: string) => void;
  hasResults: boolean;
  isSaved: boolean;
  /** The reader saves the search, or removes it from those that are saved. */
  onSave: () => void;
}

/** What stands between the filters and the results: a better spelt query, keeping the search, and whether results say why they were found. */
export function ResultTools({ suggestion, onSuggestion, hasResults, isSaved, onSave }: ResultToolsProps) {
  const text = useText(resultToolsText);
  const [showsReasons, setShowsReasons] = useUserState(showsReasonsState);
  return (
    <div className={styles.tools}>
      {suggestion !== undefined && (
        <Button onClick={() => onSuggestion(suggestion)}>{text.didYouMean(suggestion)}</Button>
      )}
      <SaveButton isSaved={isSaved} onToggle={onSave} />
      {hasResults && (
        <div className={styles.why}>
          <Switch label={text.why} checked={showsReasons} onChange={setShowsReasons} />
        </div>
      )}
    </div>
  );
}
