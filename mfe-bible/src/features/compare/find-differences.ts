import { whenIdle } from '@manna/shared/runtime';
import { wordsOf, type Cell } from './align-verses';
import { differingWords, type Span } from './word-differences';

/**
 * The differing words of a verse: spans for each column; empty for the first column, and for columns that are not
 * compared with it.
 */
export type VerseDifferences = readonly (readonly Span[])[];

/** By number of the verse. */
export type Differences = ReadonlyMap<number, VerseDifferences>;

interface Search {
  /** The rows; each has the number of its verse as `data-verse`. */
  rows: Iterable<Element>;
  cellsOf: (verse: number) => readonly (Cell | null)[];
  /** Whether a column is compared with the first. */
  isCompared: (column: number) => boolean;
  found: (differences: Differences) => void;
}

/** How long one step of the search may block the page. */
const SLICE = 6;
/** Verses this near to the visible area are searched: one screen before and one after. */
const NEAR = '100% 0px';

const textOf = ({ runs }: Cell): string => runs.map(wordsOf).join('');

function differencesOf(cells: readonly (Cell | null)[], isCompared: (column: number) => boolean): VerseDifferences {
  const [first] = cells;
  const base = first ? textOf(first) : undefined;
  return cells.map((cell, column) =>
    base === undefined || !cell || !isCompared(column) ? [] : differingWords(base, textOf(cell)),
  );
}

/**
 * Finds differing words in the visible verses, and in others as they come near while the reader scrolls: in small
 * steps, while the page is idle. Returns a cleanup function.
 */
export function findDifferences({ rows, cellsOf, isCompared, found }: Search): () => void {
  const waiting: number[] = [];
  let callOff: (() => void) | undefined;

  const search = () => {
    const until = performance.now() + SLICE;
    const differences = new Map<number, VerseDifferences>();
    while (waiting.length > 0 && performance.now() < until) {
      const verse = waiting.shift() ?? 0;
      differences.set(verse, differencesOf(cellsOf(verse), isCompared));
    }
    found(differences);
    callOff = waiting.length > 0 ? whenIdle(search) : undefined;
  };
  const add = (row: Element) => {
    waiting.push(Number(row.getAttribute('data-verse')));
    callOff ??= whenIdle(search);
  };

  // Without IntersectionObserver, treat all verses as visible.
  if (typeof IntersectionObserver === 'undefined') {
    for (const row of rows) add(row);
    return () => callOff?.();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        add(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const row of rows) observer.observe(row);
  return () => {
    observer.disconnect();
    callOff?.();
  };
}
