import { useUserState, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { Switch } from '@manna/shared/ui/controls';
import { showsReasonsState } from '../results/shows-reasons';
import { resultToolsText } from './result-tools-text';
import styles from './result-tools.module.css';

interface ResultToolsProps {
  /** The query as it may have been meant, if it may be misspelt. */
  suggestion: string | undefined;
  onSuggestion: (words: string) => void;
  hasResults: boolean;
  /** Leads to the reader's own pages, which are below the others; undefined if there are none. */
  jump: { label: string; onJump: () => void } | undefined;
}

/** What stands between the filters and the results: a better spelt query, and whether results say why they were found. */
export function ResultTools({ suggestion, onSuggestion, hasResults, jump }: ResultToolsProps) {
  const text = useText(resultToolsText);
  const [showsReasons, setShowsReasons] = useUserState(showsReasonsState);
  return (
    <div className={styles.tools}>
      {suggestion !== undefined && (
        <Button onClick={() => onSuggestion(suggestion)}>{text.didYouMean(suggestion)}</Button>
      )}
      {jump && <Button onClick={jump.onJump}>{jump.label}</Button>}
      {hasResults && (
        <div className={styles.why}>
          <Switch label={text.why} checked={showsReasons} onChange={setShowsReasons} />
        </div>
      )}
    </div>
  );
}
