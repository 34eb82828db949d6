/** A document and its score. */
export interface Scored {
  readonly document: number;
  readonly score: number;
}

/** Whether one comes after the other: lower scores later, the same scores in the order of documents. */
const isAfter = (one: Scored, other: Scored) =>
  one.score < other.score || (one.score === other.score && one.document > other.document);

/** Holds the best of all that are offered, at most `limit`, in a heap whose root is the last of them. */
export class BestList {
  readonly #limit: number;
  readonly #heap: Scored[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(document: number, score: number): void {
    const heap = this.#heap;
    if (heap.length < this.#limit) {
      heap.push({ document, score });
      this.#moveUp(heap.length - 1);
      return;
    }
    const [last] = heap;
    if (!last || score < last.score) return;
    const offered = { document, score };
    if (isAfter(offered, last)) return;
    heap[0] = offered;
    this.#moveDown();
  }

  /** The best, from first to last. */
  toSorted(): Scored[] {
    return [...this.#heap].sort((one, other) => (isAfter(one, other) ? 1 : -1));
  }

  #moveUp(from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#swapIfAfter(index, parent)) return;
      index = parent;
    }
  }

  #moveDown(): void {
    const heap = this.#heap;
    let index = 0;
    for (;;) {
      const left = index * 2 + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (!one) return;
      const child = other && isAfter(other, one) ? left + 1 : left;
      if (!this.#swapIfAfter(child, index)) return;
      index = child;
    }
  }

  /** Swaps a child with its parent if it comes after it. */
  #swapIfAfter(child: number, parent: number): boolean {
    const heap = this.#heap;
    const [below, above] = [heap[child], heap[parent]];
    if (!below || !above || !isAfter(below, above)) return false;
    heap[child] = above;
    heap[parent] = below;
    return true;
  }
}
