import type { Excerpt } from '../engine/excerpt';
import type { SearchResult } from '../engine/worker/protocol';

/** A page has room for so many; the first ones say most. */
const MOST = 12;
/** Shorter words are marked on a page only if nothing else was found: 'the' is everywhere. */
const SHORTEST = 4;

/** What is between two words that follow each other. */
const gap = /^[^\p{L}\p{N}]{1,3}$/u;

/** The marked words of a text. Those that follow each other are one: 'the LORD is my shepherd'. */
function runsOf({ text, marks }: Excerpt): string[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of marks) {
    const before = runs.at(-1);
    if (before && gap.test(text.slice(before.end, start))) before.end = end;
    else runs.push({ start, end });
  }
  return runs.map(({ start, end }) => text.slice(start, end));
}

/** What was found in a result, as it is written there, without repetitions: words and runs of words. */
export function foundWords({ fields }: Pick<SearchResult, 'fields'>): string[] {
  const runs = Object.values(fields).flat().flatMap(runsOf);
  const different = [...new Map(runs.map((run) => [run.toLowerCase(), run])).values()];
  const telling = different.filter((run) => run.length >= SHORTEST);
  return (telling.length > 0 ? telling : different).slice(0, MOST);
}
