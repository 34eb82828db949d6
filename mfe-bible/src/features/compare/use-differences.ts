import { startTransition, useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '@manna/shared/runtime';
import type { Differences } from './find-differences';
import type { ComparisonData } from './load-comparison';

type Compared = Pick<ComparisonData, 'verses' | 'columns'>;

const NONE: Differences = new Map();

/** The columns that are compared with the first one: English with English. */
export const comparedColumns = ({ columns }: Pick<ComparisonData, 'columns'>): readonly boolean[] =>
  columns.map(({ language }, index) => index > 0 && language === 'en' && columns[0]?.language === 'en');

/**
 * The differences found so far. Nothing is loaded or searched until the reader first wants them and the page is idle;
 * after that the search continues even when they are hidden, so that showing them again is free.
 */
export function useDifferences(
  table: RefObject<Element | null>,
  { verses, columns }: Compared,
  isWanted: boolean,
): Differences {
  const [found, setFound] = useState({ verses, differences: NONE });
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => {
    if (!wasWanted) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const compared = comparedColumns({ columns });
    const cells = new Map(verses.map((row) => [row.verse, row.cells]));
    const begin = async () => {
      const { findDifferences } = await import(/* webpackChunkName: "compare-differences" */ './find-differences');
      if (isOver || !table.current) return;
      stop = findDifferences({
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
    };
    // If the code fails to load, the texts are shown without differences.
    const callOff = compared.includes(true) ? whenIdle(() => void begin().catch(() => undefined)) : undefined;
    return () => {
      isOver = true;
      callOff?.();
      stop?.();
    };
  }, [table, verses, columns, wasWanted]);
  return found.verses === verses ? found.differences : NONE;
}
