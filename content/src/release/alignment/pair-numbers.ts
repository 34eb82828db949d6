/** How full the table may be before it grows, in quarters. */
const FULL_QUARTERS = 3;
const FIRST_SIZE = 2 ** 22;
const FREE = -1;

/**
 * Numbers different integers from 0 in the order in which they first come. Several times faster than a Map for the
 * millions of pairs of a Hebrew and an English word.
 */
export class PairNumbers {
  #keys = new Int32Array(FIRST_SIZE).fill(FREE);
  #numbers = new Int32Array(FIRST_SIZE);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of a key, which is 0 or more and less than 2^31. */
  numberOf(key: number): number {
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === key) return this.#numbers[slot] ?? 0;
    if (this.#size * 4 > this.#keys.length * FULL_QUARTERS) {
      this.#grow();
      return this.numberOf(key);
    }
    this.#keys[slot] = key;
    this.#numbers[slot] = this.#size;
    this.#size += 1;
    return this.#size - 1;
  }

  /** The slot that has the key, or the free one where it belongs. */
  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    // Multiplying by 2^32 divided by the golden ratio spreads neighbouring keys.
    const product = Math.imul(key, 0x9e3779b1);
    let slot = (product ^ (product >>> 15)) & mask;
    while (this.#keys[slot] !== key && this.#keys[slot] !== FREE) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new Int32Array(keys.length * 2).fill(FREE);
    this.#numbers = new Int32Array(keys.length * 2);
    for (const [from, key] of keys.entries()) {
      if (key === FREE) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#numbers[slot] = numbers[from] ?? 0;
    }
  }
}
