import { eachOccurrence, type Phrase } from './phrases';
import type { FieldPostings } from './postings';
import type { FieldTokens } from './token-table';

/**
 * Where words or phrases are in one field: the positions of the first and the last word of each, in the order of the text.
 * Positions go on from one document to the next.
 */
export interface Spans {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

export const noSpans: Spans = { starts: new Uint32Array(), ends: new Uint32Array() };

/** Above any position, and its square is an exact number. */
const SPAN_STEP = 2 ** 26;

/** Collects spans in any order. */
class SpanList {
  /** Start and end of each in one number, because numbers are sorted faster than pairs. */
  readonly #spans: number[] = [];

  push(start: number, end: number): void {
    this.#spans.push(start * SPAN_STEP + end);
  }

  inOrder(): Spans {
    const sorted = Float64Array.from(this.#spans).sort();
    const [starts, ends] = [new Uint32Array(sorted.length), new Uint32Array(sorted.length)];
    sorted.forEach((span, index) => {
      const start = Math.floor(span / SPAN_STEP);
      starts[index] = start;
      ends[index] = span - start * SPAN_STEP;
    });
    return { starts, ends };
  }
}

/** Where any of several words is: one pass over the documents that have one. */
function wordPositions(field: FieldTokens, postings: FieldPostings, terms: readonly number[]): number[] {
  const isWanted = new Uint8Array(postings.starts.length);
  const hasWord = new Uint8Array(field.starts.length - 1);
  for (const term of terms) {
    isWanted[term] = 1;
    const end = postings.starts[term + 1] ?? 0;
    for (let index = postings.starts[term] ?? 0; index < end; index += 1) hasWord[postings.documents[index] ?? 0] = 1;
  }
  const found: number[] = [];
  for (let document = hasWord.indexOf(1); document !== -1; document = hasWord.indexOf(1, document + 1)) {
    const end = field.starts[document + 1] ?? 0;
    for (let position = field.starts[document] ?? 0; position < end; position += 1) {
      if (isWanted[field.tokens[position] ?? 0] === 1) found.push(position);
    }
  }
  return found;
}

/** Where any of the phrases is, of which some may be single words. */
export function spansOf(field: FieldTokens, postings: FieldPostings, phrases: readonly Phrase[]): Spans {
  const words: number[] = [];
  const longer = new SpanList();
  let hasLonger = false;
  for (const phrase of phrases) {
    const [first] = phrase;
    if (phrase.length === 1 && typeof first === 'number') {
      words.push(first);
      continue;
    }
    hasLonger = true;
    eachOccurrence(field, postings, phrase, (_, position) => longer.push(position, position + phrase.length - 1));
  }
  const positions = Uint32Array.from(wordPositions(field, postings, words));
  if (!hasLonger) return { starts: positions, ends: positions };
  for (const position of positions) longer.push(position, position);
  return longer.inOrder();
}

/** The spans of all. */
export function mergeSpans(all: readonly Spans[]): Spans {
  const [only = noSpans] = all;
  if (all.length <= 1) return only;
  const merged = new SpanList();
  for (const { starts, ends } of all) starts.forEach((start, index) => merged.push(start, ends[index] ?? start));
  return merged.inOrder();
}

/** Two spans, the first of which ends before the second begins. */
type OnPair = (first: number, firstEnd: number, second: number, secondEnd: number) => void;

/**
 * Pairs each span of both sides with the nearest of the other side before it and behind it, if at most `distance` words
 * apart. The words may be in two documents.
 */
export function eachNear(left: Spans, right: Spans, distance: number, visit: OnPair): void {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    let behind = 0;
    let before = 0;
    for (let index = 0; index < one.starts.length; index += 1) {
      const start = one.starts[index] ?? 0;
      const end = one.ends[index] ?? 0;
      while (behind < other.starts.length && (other.starts[behind] ?? 0) <= end) behind += 1;
      const next = other.starts[behind];
      if (next !== undefined && next - end <= distance) visit(start, end, next, other.ends[behind] ?? 0);
      while (before < other.ends.length && (other.ends[before] ?? 0) < start) before += 1;
      const previous = other.ends[before - 1];
      if (previous !== undefined && start - previous <= distance) {
        visit(other.starts[before - 1] ?? 0, previous, start, end);
      }
    }
  }
}

/** What reaches from one side to the other; see eachNear. `isTogether` says whether two positions are in one text. */
export function nearSpans(
  left: Spans,
  right: Spans,
  distance: number,
  isTogether: (end: number, start: number) => boolean,
): Spans {
  const found = new SpanList();
  eachNear(left, right, distance, (first, firstEnd, second, secondEnd) => {
    if (isTogether(firstEnd, second)) found.push(first, secondEnd);
  });
  return found.inOrder();
}

/**
 * Finds the document of a position: the last one that starts at it or before. Positions that follow each other are found at
 * once.
 *
 * @param starts for each document its first position; one more at the end
 */
export function documentFinder(starts: Uint32Array): (position: number) => number {
  let document = 0;
  return (position) => {
    if (position >= (starts[document] ?? 0) && position < (starts[document + 1] ?? 0)) return document;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    document = low - 1;
    return document;
  };
}
