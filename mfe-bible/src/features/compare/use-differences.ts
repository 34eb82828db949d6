import { startTransition, useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import type { Differences } from './find-differences';
import type { ComparisonData } from './load-comparison';

type Compared = Pick<ComparisonData, 'verses' | 'columns'>;

const NONE: Differences = new Map();

/** The columns that are compared with the first one: English with English. */
export const comparedColumns = ({ columns }: Pick<ComparisonData, 'columns'>): readonly boolean[] =>
  columns.map(({ language }, index) => index > 0 && language === 'en' && columns[0]?.language === 'en');

/** Loads the search once the page is idle. */
async function loadSearch() {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import(/* webpackChunkName: "compare-differences" */ './find-differences');
}

/**
 * The differences found so far. Nothing is loaded or searched until the reader first wants them and the page is idle;
 * after that the search continues even when they are hidden, so that showing them again is free. If the code fails to
 * load, the texts are shown without differences.
 */
export function useDifferences(
  table: RefObject<Element | null>,
  { verses, columns }: Compared,
  isWanted: boolean,
): Differences {
  const [found, setFound] = useState({ verses, differences: NONE });
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const isSearched = wasWanted && comparedColumns({ columns }).includes(true);
  const search = useAnswer(async () => (isSearched ? await loadSearch() : undefined), [isSearched]);
  const findDifferences = search.status === 'answered' ? search.result?.findDifferences : undefined;
  useEffect(() => {
    if (!findDifferences || !table.current) return;
    const compared = comparedColumns({ columns });
    const cells = new Map(verses.map((row) => [row.verse, row.cells]));
    return findDifferences({
      rows: table.current.querySelectorAll('[data-verse]'),
      cellsOf: (verse) => cells.get(verse) ?? [],
      isCompared: (column) => compared[column] === true,
      found: (more) =>
        startTransition(() =>
          setFound((before) => ({
            verses,
            differences: new Map([...(before.verses === verses ? before.differences : NONE), ...more]),
          })),
        ),
    });
  }, [findDifferences, table, verses, columns]);
  return found.verses === verses ? found.differences : NONE;
}
