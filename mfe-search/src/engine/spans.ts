import { eachOccurrence, type Phrase } from './phrases';
import { firstDocument, type FieldPostings } from './postings';
import type { DocumentRange } from './document-windows';
import type { FieldTokens } from './token-table';
import type { WorkLimit } from './work-limit';

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

/** What steps cost, in the units of WorkLimit: looking up the documents of a word, looking at a word of a text, and finding it. */
const [LOOKED_UP, LOOKED_AT, FOUND] = [5, 0.15, 0.5];
/** Sorting a span, comparing it with the other side, and making a pair of it. */
const [SORTED, COMPARED, PAIRED] = [10, 2, 2.5];

/** How many spans are compared before the limit is asked again. */
const STRETCH = 256;

/** Collects spans in any order. */
class SpanList {
  /** Start and end of each in one number, because numbers are sorted faster than pairs. */
  readonly #spans: number[] = [];

  push(start: number, end: number): void {
    this.#spans.push(start * SPAN_STEP + end);
  }

  add({ starts, ends }: Spans): void {
    for (let index = 0; index < starts.length; index += 1) this.push(starts[index] ?? 0, ends[index] ?? 0);
  }

  /** Each span once. */
  inOrder(work: WorkLimit): Spans {
    work.spend(SORTED * this.#spans.length);
    if (!work.allowsMore) return noSpans;
    const sorted = new Float64Array(this.#spans).sort();
    const [starts, ends] = [new Uint32Array(sorted.length), new Uint32Array(sorted.length)];
    let count = 0;
    let before = -1;
    for (const span of sorted) {
      if (span === before) continue;
      before = span;
      const start = Math.floor(span / SPAN_STEP);
      starts[count] = start;
      ends[count] = span - start * SPAN_STEP;
      count += 1;
    }
    return { starts: starts.subarray(0, count), ends: ends.subarray(0, count) };
  }
}

/** What is looked for, in any spelling: words, and phrases of several words. */
export interface SoughtWords {
  readonly words: readonly number[];
  /** A 1 for each of the words. */
  readonly isSought: Uint8Array;
  readonly phrases: readonly Phrase[];
}

/** @param termCount how many terms there are */
export function soughtWords(all: readonly Phrase[], termCount: number): SoughtWords {
  const words: number[] = [];
  const phrases: Phrase[] = [];
  const isSought = new Uint8Array(termCount + 1);
  for (const phrase of all) {
    const [first] = phrase;
    if (phrase.length !== 1 || typeof first !== 'number') phrases.push(phrase);
    else if (isSought[first] === 0) {
      isSought[first] = 1;
      words.push(first);
    }
  }
  return { words, isSought, phrases };
}

/** Marks the documents of a range that have any of the words. */
function documentsWith(postings: FieldPostings, words: readonly number[], { from, to }: DocumentRange): Uint8Array {
  const { documents } = postings;
  const hasWord = new Uint8Array(to - from);
  for (const word of words) {
    const end = postings.starts[word + 1] ?? 0;
    for (let index = firstDocument(postings, word, from); index < end; index += 1) {
      const document = documents[index] ?? 0;
      if (document >= to) break;
      hasWord[document - from] = 1;
    }
  }
  return hasWord;
}

/** Where any of the words is: one pass over the documents that have one, or over all if looking up the words took longer. */
function wordPositions(
  { tokens, starts }: FieldTokens,
  postings: FieldPostings,
  { words, isSought }: SoughtWords,
  documents: DocumentRange,
  work: WorkLimit,
): Uint32Array {
  const { from, to } = documents;
  const length = (starts[to] ?? 0) - (starts[from] ?? 0);
  const isFew = words.length * LOOKED_UP < length * LOOKED_AT;
  const hasWord = isFew ? documentsWith(postings, words, documents) : new Uint8Array(to - from).fill(1);
  const found = new Uint32Array(length);
  let count = 0;
  let lookedAt = 0;
  for (let index = hasWord.indexOf(1); index !== -1; index = hasWord.indexOf(1, index + 1)) {
    const first = starts[from + index] ?? 0;
    const end = starts[from + index + 1] ?? 0;
    lookedAt += end - first;
    for (let position = first; position < end; position += 1) {
      if (isSought[tokens[position] ?? 0] !== 1) continue;
      found[count] = position;
      count += 1;
    }
  }
  work.spend((isFew ? words.length * LOOKED_UP : 0) + lookedAt * LOOKED_AT + count * FOUND);
  return found.subarray(0, count);
}

/** Where what is looked for is in some documents. */
export function spansOf(
  field: FieldTokens,
  postings: FieldPostings,
  sought: SoughtWords,
  documents: DocumentRange,
  work: WorkLimit,
): Spans {
  const positions =
    sought.words.length === 0 ? noSpans.starts : wordPositions(field, postings, sought, documents, work);
  const ofWords = { starts: positions, ends: positions };
  if (sought.phrases.length === 0) return ofWords;
  const all = new SpanList();
  all.add(ofWords);
  for (const phrase of sought.phrases) {
    if (!work.allowsMore) break;
    const visit = (_: number, position: number) => all.push(position, position + phrase.length - 1);
    eachOccurrence(field, postings, phrase, documents, work, visit);
  }
  return all.inOrder(work);
}

/** The spans of all. */
export function mergeSpans(all: readonly Spans[], work: WorkLimit): Spans {
  const some = all.filter(({ starts }) => starts.length > 0);
  const [only = noSpans] = some;
  if (some.length <= 1) return only;
  const merged = new SpanList();
  for (const spans of some) merged.add(spans);
  return merged.inOrder(work);
}

/** Two spans, the first of which ends before the second begins. */
type OnPair = (first: number, firstEnd: number, second: number, secondEnd: number) => void;

/**
 * Pairs each span of both sides with the nearest of the other side before it and behind it, if at most `distance` words
 * apart. The words may be in two documents.
 */
export function eachNear(left: Spans, right: Spans, distance: number, work: WorkLimit, visit: OnPair): void {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    let behind = 0;
    let before = 0;
    let pairs = 0;
    for (let index = 0; index < one.starts.length; index += 1) {
      if (index % STRETCH === 0) {
        work.spend(COMPARED * STRETCH + PAIRED * pairs);
        pairs = 0;
        if (!work.allowsMore) return;
      }
      const start = one.starts[index] ?? 0;
      const end = one.ends[index] ?? 0;
      while (behind < other.starts.length && (other.starts[behind] ?? 0) <= end) behind += 1;
      const next = other.starts[behind];
      if (next !== undefined && next - end <= distance) {
        pairs += 1;
        visit(start, end, next, other.ends[behind] ?? 0);
      }
      while (before < other.ends.length && (other.ends[before] ?? 0) < start) before += 1;
      const previous = other.ends[before - 1];
      if (previous !== undefined && start - previous <= distance) {
        pairs += 1;
        visit(other.starts[before - 1] ?? 0, previous, start, end);
      }
    }
    work.spend(PAIRED * pairs);
  }
}

/** What reaches from one side to the other; see eachNear. `isTogether` says whether two positions are in one text. */
export function nearSpans(
  left: Spans,
  right: Spans,
  distance: number,
  isTogether: (end: number, start: number) => boolean,
  work: WorkLimit,
): Spans {
  const found = new SpanList();
  eachNear(left, right, distance, work, (first, firstEnd, second, secondEnd) => {
    if (isTogether(firstEnd, second)) found.push(first, secondEnd);
  });
  return found.inOrder(work);
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
