import { whenIdle } from '@manna/shared/runtime';
import { wordsOf, type Cell } from './align-verses';
import { differingWords, type Span } from './word-differences';

/** What differs in a verse: the spans of each column; none in the first, and in those that are not compared with it. */
export type VerseDifferences = readonly (readonly Span[])[];

/** By number of the verse. */
export type Differences = ReadonlyMap<number, VerseDifferences>;

interface Search {
  /** The rows, each with the number of its verse as `data-verse`. */
  rows: Iterable<Element>;
  cellsOf: (verse: number) => readonly (Cell | null)[];
  /** Whether a column is compared with the first. */
  isCompared: (column: number) => boolean;
  found: (differences: Differences) => void;
}

/** So long the search keeps the page from all else, at a time. Milliseconds. */
const SLICE = 6;
/** Verses this near to what is seen are searched: a screen before and a screen after. */
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
 * Finds what differs in the verses that a reader sees, and as they go on in those that come near: a little at a time, while
 * the page has nothing else to do. What it answers ends the search.
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

  // Where nobody can say what is seen, all of it is.
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
