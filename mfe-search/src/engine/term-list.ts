import { isWithinOneEdit, isWithinDistance } from './edit-distance';
import { codesOf, matchesGlob } from './glob';

/** A range of terms; `to` is not part of it. */
export interface TermRange {
  readonly from: number;
  readonly to: number;
}

/** The letters of a text as bits; different letters may have the same bit. */
function letterSetOf(letters: Uint16Array, from: number, to: number): number {
  let set = 0;
  for (let index = from; index < to; index += 1) set |= 1 << ((letters[index] ?? 0) & 31);
  return set >>> 0;
}

/** Whether more than `count` bits are set. */
function hasMoreBits(bits: number, count: number): boolean {
  let rest = bits;
  for (let cleared = 0; cleared < count; cleared += 1) rest &= rest - 1;
  return rest !== 0;
}

/**
 * The sorted terms of a collection, in two typed arrays. A term is named by its position. Letters are UTF-16 code units, as
 * they are for lunr.
 */
export class TermList {
  readonly size: number;
  readonly #letters: Uint16Array;
  /** For each term where its letters start; one more at the end. */
  readonly #starts: Uint32Array;
  /** Terms from short to long, and for each length the first of them. */
  readonly #byLength: Uint32Array;
  readonly #lengthStarts: Uint32Array;
  /** Which letters each of #byLength has. */
  readonly #letterSets: Uint32Array;

  /** @param terms different from each other, in the order of `sort()`, none empty */
  constructor(terms: readonly string[]) {
    this.size = terms.length;
    this.#letters = codesOf(terms.join(''));
    this.#starts = new Uint32Array(terms.length + 1);
    let longest = 0;
    terms.forEach((term, index) => {
      this.#starts[index + 1] = (this.#starts[index] ?? 0) + term.length;
      longest = Math.max(longest, term.length);
    });

    this.#lengthStarts = new Uint32Array(longest + 2);
    for (const { length } of terms) this.#lengthStarts[length + 1] = (this.#lengthStarts[length + 1] ?? 0) + 1;
    for (let length = 1; length < this.#lengthStarts.length; length += 1) {
      this.#lengthStarts[length] = (this.#lengthStarts[length] ?? 0) + (this.#lengthStarts[length - 1] ?? 0);
    }
    this.#byLength = new Uint32Array(terms.length);
    const next = this.#lengthStarts.slice();
    terms.forEach(({ length }, term) => {
      const position = next[length] ?? 0;
      this.#byLength[position] = term;
      next[length] = position + 1;
    });
    this.#letterSets = this.#byLength.map((term) =>
      letterSetOf(this.#letters, this.#starts[term] ?? 0, this.#starts[term + 1] ?? 0),
    );
  }

  textOf(term: number): string {
    return String.fromCharCode(...this.#letters.subarray(this.#starts[term] ?? 0, this.#starts[term + 1] ?? 0));
  }

  /** The term that is this text; undefined if there is none. */
  find(text: string): number | undefined {
    // The text itself is the first of those that start with it.
    const first = this.#firstFrom(text, (order) => order >= 0);
    const isAsLong = first < this.size && (this.#starts[first + 1] ?? 0) - (this.#starts[first] ?? 0) === text.length;
    return isAsLong && this.#compare(first, text) === 0 ? first : undefined;
  }

  /** All terms that start with a text. */
  withPrefix(prefix: string): TermRange {
    const from = this.#firstFrom(prefix, (order) => order >= 0);
    return { from, to: this.#firstFrom(prefix, (order) => order > 0, from) };
  }

  /** All terms at an edit distance of at most `distance`: letters inserted, deleted, replaced, or two swapped. */
  near(text: string, distance: number): number[] {
    const letters = codesOf(text);
    const found: number[] = [];
    const letterSet = letterSetOf(letters, 0, letters.length);
    const letterSets = this.#letterSets;
    const { from, to } = this.#ofLengthNear(text, distance);
    for (let position = from; position < to; position += 1) {
      // An edit takes at most one letter away and adds at most one. Most terms differ in more, which is quickly seen.
      if (hasMoreBits((letterSets[position] ?? 0) ^ letterSet, 2 * distance)) continue;
      const term = this.#byLength[position] ?? 0;
      const start = this.#starts[term] ?? 0;
      const length = (this.#starts[term + 1] ?? 0) - start;
      const isNear =
        distance === 1
          ? isWithinOneEdit(this.#letters, start, length, letters)
          : isWithinDistance(this.#letters.subarray(start, start + length), letters, distance);
      if (isNear) found.push(term);
    }
    return found;
  }

  /** How many terms `near` compares. */
  comparedCount(text: string, distance: number): number {
    const { from, to } = this.#ofLengthNear(text, distance);
    return to - from;
  }

  /** The positions in #byLength of the terms that are about as long as a text. */
  #ofLengthNear({ length }: string, distance: number): TermRange {
    const shortest = Math.max(length - distance, 1);
    const longest = Math.min(length + distance, this.#lengthStarts.length - 2);
    if (shortest > longest) return { from: 0, to: 0 };
    return { from: this.#lengthStarts[shortest] ?? 0, to: this.#lengthStarts[longest + 1] ?? 0 };
  }

  /** All terms that a pattern matches, in which '*' stands for any letters or none, and '?' for one. */
  matching(pattern: string): number[] {
    const codes = codesOf(pattern);
    const letters = this.#letters;
    const { from, to } = this.#ofPattern(pattern);
    if (pattern.search(/[*?]/) === pattern.length - 1 && pattern.endsWith('*'))
      return Array.from({ length: to - from }, (_, index) => from + index);
    const found: number[] = [];
    for (let term = from; term < to; term += 1) {
      if (matchesGlob(letters, codes, this.#starts[term] ?? 0, this.#starts[term + 1] ?? 0)) found.push(term);
    }
    return found;
  }

  /** How many terms `matching` looks at. */
  scannedCount(pattern: string): number {
    const { from, to } = this.#ofPattern(pattern);
    return to - from;
  }

  /** The terms that begin as a pattern does. */
  #ofPattern(pattern: string): TermRange {
    const first = pattern.search(/[*?]/);
    return this.withPrefix(first === -1 ? pattern : pattern.slice(0, first));
  }

  /** The first term, from one on, whose order relative to the prefix passes. */
  #firstFrom(prefix: string, passes: (order: number) => boolean, from = 0): number {
    let low = from;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passes(this.#compare(middle, prefix))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Below zero if a term is before all that start with the prefix, zero if it starts with it, else above. */
  #compare(term: number, prefix: string): number {
    const start = this.#starts[term] ?? 0;
    const length = (this.#starts[term + 1] ?? 0) - start;
    for (let index = 0; index < prefix.length; index += 1) {
      if (index === length) return -1;
      const difference = (this.#letters[start + index] ?? 0) - prefix.charCodeAt(index);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}
