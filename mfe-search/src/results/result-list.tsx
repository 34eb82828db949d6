import { memo } from 'react';
import { bookNames, categoryNames, type BookNames, type ListingName } from '@manna/shared/domain';
import { useText, useUserState } from '@manna/shared/runtime';
import type { SearchResult } from '../engine/worker/protocol';
import { useOwnKinds } from '../own/own-kinds';
import type { OwnBeside } from '../own/use-own-beside';
import { ResultRow, type ResultRowProps } from './result-row';
import { pathnameOf, resultView } from './result-view';
import { showsReasonsState } from './shows-reasons';
import styles from './result-list.module.css';

interface ResultListProps {
  name: ListingName;
  results: readonly SearchResult[];
  /** Pages of the reader that are no results. They come first. */
  own: OwnBeside | undefined;
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** Whether each says its category. */
  showsCategories: boolean;
  onOpen: () => void;
}

interface FoundRowProps extends Pick<ResultRowProps, 'own' | 'showsReasons' | 'onOpen'> {
  name: ListingName;
  found: SearchResult;
  /** Names of the Bible's books. */
  names: BookNames;
  /** Names of the categories, if a row says its own. */
  categories: Readonly<Record<string, string>> | undefined;
}

/** A list grows by a dozen rows, and those above them stay as they are. */
const FoundRow = memo(function FoundRow({ name, found, names, categories, ...row }: FoundRowProps) {
  const view = resultView(name, found, names);
  return <ResultRow {...row} result={view} category={categories?.[view.category ?? '']} />;
});

export function ResultList({ name, results, own, labelledBy, showsCategories, onOpen }: ResultListProps) {
  const names = useText(bookNames);
  const categories = useText(categoryNames);
  const [showsReasons] = useUserState(showsReasonsState);
  const unmarked = new Map(useOwnKinds());
  const kindOf = (result: SearchResult) => {
    if (unmarked.size === 0) return undefined;
    const page = pathnameOf(resultView(name, result, names)._resultPath);
    const kind = unmarked.get(page);
    // Several verses of a chapter are one page: only the first of them is marked.
    unmarked.delete(page);
    return kind;
  };
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {own && <own.OwnRows key={own.pages.map(({ path }) => path).join(' ')} pages={own.pages} onOpen={onOpen} />}
      {results.map((result) => (
        <FoundRow
          key={result.id}
          name={name}
          found={result}
          names={names}
          categories={showsCategories ? categories : undefined}
          own={kindOf(result)}
          showsReasons={showsReasons}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
