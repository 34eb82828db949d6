import { categoryNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { ownMarkText } from '../../own/own-mark-text';
import { ownView } from '../../own/own-view';
import { Marked } from '../../results/marked';
import type { ResultView } from '../../results/result-view';
import styles from './inline-row.module.css';
import { inlineText } from './inline-text';
import type { Suggestion } from './suggestions';

interface EntryRowProps {
  result: ResultView;
  /** What it is, if that is not said by a heading. */
  kind?: string | undefined;
  onOpen: () => void;
}

/** A result on one or two lines: all of it leads to its page. */
export function EntryRow({
  result: { _resultPath: path, _resultPrimary: title, _resultSecondary: context, look, category },
  kind,
  onOpen,
}: EntryRowProps) {
  return (
    <li className={styles.row} data-accent={look.accent}>
      <CategoryIcon name={look.icon} />
      <Link to={path} className={styles.link} data-result="" onClick={onOpen}>
        <span lang={category === undefined ? undefined : 'en'}>
          <Marked {...title} />
        </span>
      </Link>
      {kind === undefined && context && (
        <span className={styles.context} lang="en">
          <Marked {...context} />
        </span>
      )}
      {kind !== undefined && <span className={styles.kind}>{kind}</span>}
    </li>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  onOpen: () => void;
  /** The reader wants to search for these words. */
  onSearch: (words: string) => void;
}

export function SuggestionRow({ suggestion, onOpen, onSearch }: SuggestionRowProps) {
  const text = useText(inlineText);
  const categories = useText(categoryNames);
  const ofOwn = useText(ownMarkText);
  if (suggestion.kind === 'recent')
    return (
      <li className={styles.row}>
        <CategoryIcon name="history" />
        <button type="button" className={styles.link} data-result="" onClick={() => onSearch(suggestion.text)}>
          {suggestion.text}
        </button>
        <span className={styles.kind}>{text.recent}</span>
      </li>
    );
  if (suggestion.kind === 'own')
    return <EntryRow result={ownView(suggestion.page)} kind={ofOwn[suggestion.page.kind]} onOpen={onOpen} />;
  if ('result' in suggestion) {
    const { result } = suggestion;
    return <EntryRow result={result} kind={categories[result.category ?? ''] ?? ''} onOpen={onOpen} />;
  }
  return (
    <li className={styles.row} data-accent="red">
      <CategoryIcon name="bible" />
      <Link to={suggestion.path} className={styles.link} data-result="" onClick={onOpen}>
        {suggestion.text}
      </Link>
      <span className={styles.kind}>{text[suggestion.kind]}</span>
    </li>
  );
}
