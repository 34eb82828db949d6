import type { ListingName } from '@manna/shared/domain';
import { bookNames, categoryNames } from '@manna/shared/domain';
import { useText, useUserState } from '@manna/shared/runtime';
import type { SearchResult } from '../engine/worker/protocol';
import { ResultRow } from './result-row';
import { resultView } from './result-view';
import { showsReasonsState } from './shows-reasons';
import styles from './result-list.module.css';

interface ResultListProps {
  name: ListingName;
  results: readonly SearchResult[];
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** Whether each says its category. */
  showsCategories: boolean;
  onOpen: () => void;
}

export function ResultList({ name, results, labelledBy, showsCategories, onOpen }: ResultListProps) {
  const names = useText(bookNames);
  const categories = useText(categoryNames);
  const [showsReasons] = useUserState(showsReasonsState);
  const views = results.map((result) => resultView(name, result, names));
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {views.map((view) => (
        <ResultRow
          key={view.id}
          result={view}
          category={showsCategories ? categories[view.category ?? ''] : undefined}
          showsReasons={showsReasons}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
