/** Words weighted by how seldom the King James Version has them, the whole of length 1. */
export type Weighted = ReadonlyMap<string, number>;

/** A few thousand words make up all Bibles: each is cut once. */
const stems = new Map<string, string>();

/** 'sendeth' and 'sends' are one word here. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = word.replace(/(eth|est|ed|ing|es|s|e|th)$/, '').slice(0, 6) || word;
  stems.set(word, stem);
  return stem;
}

const stemsOf = (text: string) => (text.toLowerCase().match(/[a-z]+/g) ?? []).map(stemOf);

/** Measures how much two verses are alike; made once from the verses that rare words are told by. */
export class Likeness {
  readonly #verses: number;
  readonly #versesWith = new Map<string, number>();

  constructor(verses: Iterable<string>) {
    let count = 0;
    for (const verse of verses) {
      count += 1;
      for (const stem of new Set(stemsOf(verse))) this.#versesWith.set(stem, (this.#versesWith.get(stem) ?? 0) + 1);
    }
    this.#verses = count;
  }

  weigh(text: string): Weighted {
    const counts = new Map<string, number>();
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const weights = [...counts].map(([stem, count]): [string, number] => {
      const rarity = Math.log(this.#verses / ((this.#versesWith.get(stem) ?? 0) + 1));
      return [stem, (1 + Math.log(count)) * Math.max(0, rarity)];
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([stem, weight]) => [stem, weight / length]));
  }

  /** 0 for two texts with no word in common, 1 for the same words. */
  between(one: string, other: string): number {
    return alike(this.weigh(one), this.weigh(other));
  }
}

/** How much two weighed texts are alike, from 0 to 1: the cosine of the angle between them. */
export function alike(one: Weighted, other: Weighted): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of shorter) sum += weight * (longer.get(stem) ?? 0);
  return sum;
}
