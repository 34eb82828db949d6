import type { ListingName } from '@manna/shared/domain';
import { bookNames, categoryNames } from '@manna/shared/domain';
import { useText, useUserState } from '@manna/shared/runtime';
import type { SearchResult } from '../engine/worker/protocol';
import { useOwnKinds } from '../own/own-kinds';
import type { OwnBeside } from '../own/use-own-beside';
import { ResultRow } from './result-row';
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

export function ResultList({ name, results, own, labelledBy, showsCategories, onOpen }: ResultListProps) {
  const names = useText(bookNames);
  const categories = useText(categoryNames);
  const [showsReasons] = useUserState(showsReasonsState);
  const unmarked = new Map(useOwnKinds());
  const rows = results.map((result) => {
    const view = resultView(name, result, names);
    const page = pathnameOf(view.path);
    const kind = unmarked.get(page);
    // Several verses of a chapter are one page: only the first of them is marked.
    unmarked.delete(page);
    return { view, kind };
  });
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {own && <own.OwnRows key={own.pages.map(({ path }) => path).join(' ')} pages={own.pages} onOpen={onOpen} />}
      {rows.map(({ view, kind }) => (
        <ResultRow
          key={view.id}
          result={view}
          category={showsCategories ? categories[view.category ?? ''] : undefined}
          own={kind}
          showsReasons={showsReasons}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
