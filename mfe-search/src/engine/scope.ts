import { parseVerseId } from '@manna/shared/domain';
import * as z from 'zod/mini';
import type { Collection } from './collection';

/** A part of what a search is limited to. What it does not name, it does not limit. */
const scopePartSchema = z.object({
  /** First and last verse number of runs of verses. */
  verses: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  /** Ids of entries. */
  entries: z.optional(z.array(z.string())),
});

/** What a search is limited to: a result must be in every part. */
export const scopeSchema = z.array(scopePartSchema);
export type SearchScope = z.infer<typeof scopeSchema>;
type ScopePart = SearchScope[number];

/** Verse numbers by document, for each collection that was searched with a scope. */
const verseNumbers = new WeakMap<Collection, Float64Array>();

function verseNumbersOf(collection: Collection): Float64Array {
  const known = verseNumbers.get(collection);
  if (known) return known;
  const { documentCount, refOf } = collection;
  const numbers = Float64Array.from({ length: documentCount }, (_, document) => parseVerseId(refOf(document)) ?? 0);
  verseNumbers.set(collection, numbers);
  return numbers;
}

/** The first document whose verse number is at least `number`. Verses are in canonical order. */
function firstFrom(numbers: Float64Array, number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Accepts = (document: number) => boolean;

/** Undefined if the part does not limit the collection. */
function acceptsOf(collection: Collection, { verses, entries }: ScopePart): Accepts | undefined {
  if (collection.name === 'bible') {
    if (!verses) return undefined;
    const numbers = verseNumbersOf(collection);
    const isIn = new Uint8Array(collection.documentCount);
    for (const [first, last] of verses) isIn.fill(1, firstFrom(numbers, first), firstFrom(numbers, last + 1));
    return (document) => isIn[document] === 1;
  }
  if (!entries) return undefined;
  const ids = new Set(entries);
  return (document) => ids.has(collection.refOf(document));
}

/** Tells whether a document of the collection is in the scope. Undefined if the scope does not limit the collection. */
export function scopeFilter(collection: Collection, scope: SearchScope): Accepts | undefined {
  const parts = scope.flatMap((part) => acceptsOf(collection, part) ?? []);
  return parts.length === 0 ? undefined : (document) => parts.every((accepts) => accepts(document));
}
