import type { Collection } from '../collection';

/** More than any chapter has verses. */
const VERSES = 256;

/**
 * Gives verses of all translations numbers that stand for their OSIS ids, in the order of the Bible. Translations number
 * some verses differently, so the position in a listing says nothing.
 */
export class VerseKeys {
  readonly #chapters = new Map<string, number>();
  readonly #keys = new WeakMap<Collection, Int32Array>();

  /** The number of each document of a translation. The first that is asked for decides the order of the chapters. */
  of(collection: Collection): Int32Array {
    const before = this.#keys.get(collection);
    if (before) return before;
    const keys = Int32Array.from({ length: collection.documentCount }, (_, document) =>
      this.#keyOf(collection.refOf(document)),
    );
    this.#keys.set(collection, keys);
    return keys;
  }

  /** Above all numbers that were given so far. */
  get end(): number {
    return this.#chapters.size * VERSES;
  }

  #keyOf(ref: string): number {
    const end = ref.lastIndexOf('.');
    const chapter = ref.slice(0, end);
    const position = this.#chapters.get(chapter) ?? this.#chapters.size;
    this.#chapters.set(chapter, position);
    return position * VERSES + Number(ref.slice(end + 1));
  }
}
