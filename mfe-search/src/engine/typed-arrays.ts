/**
 * Numbers in as few bytes as they need. Loops read them with `?? 0`, which costs nothing within the bounds; a function that
 * reads any of them would be slow, because the engine of the browser could not tell which kind of array it has.
 */
export type CompactArray = Uint16Array | Uint32Array;

/** Makes an array for numbers from 0 to `largest`, two bytes for each if they suffice. */
export const compactArray = (length: number, largest: number): CompactArray =>
  largest <= 0xff_ff ? new Uint16Array(length) : new Uint32Array(length);

/** A typed array that grows. */
export class GrowingArray {
  #array: CompactArray;
  readonly #largest: number;
  length = 0;

  constructor(capacity: number, largest: number) {
    this.#largest = largest;
    this.#array = compactArray(Math.max(capacity, 16), largest);
  }

  push(value: number): void {
    if (this.length === this.#array.length) {
      const larger = compactArray(this.length * 2, this.#largest);
      larger.set(this.#array);
      this.#array = larger;
    }
    this.#array[this.length] = value;
    this.length += 1;
  }

  /** A copy of what was pushed. */
  toArray(): CompactArray {
    return this.#array.slice(0, this.length);
  }
}
