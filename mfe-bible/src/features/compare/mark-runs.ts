import { wordsOf, type Run } from './align-verses';
import type { Span } from './word-differences';

/** Words of one style that either all differ or are all the same. */
export interface MarkedRun {
  run: Run;
  differs: boolean;
}

const part = (run: Run, from: number, to: number): Run =>
  typeof run === 'string' ? run.slice(from, to) : { ...run, text: run.text.slice(from, to) };

/**
 * Splits the words of a verse where its differing words start and end. `spans` are in order, with offsets into all of
 * its words.
 */
export function markRuns(runs: readonly Run[], spans: readonly Span[]): MarkedRun[] {
  const marked: MarkedRun[] = [];
  let begin = 0;
  for (const run of runs) {
    const end = begin + wordsOf(run).length;
    let at = begin;
    const upTo = (to: number, differs: boolean) => {
      if (to > at) marked.push({ run: part(run, at - begin, to - begin), differs });
      at = Math.max(at, to);
    };
    for (const [from, to] of spans) {
      if (to <= begin || from >= end) continue;
      upTo(Math.max(from, begin), false);
      upTo(Math.min(to, end), true);
    }
    upTo(end, false);
    begin = end;
  }
  return marked;
}
