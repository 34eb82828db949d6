import type { EnglishToken } from './english-tokens';
import type { Morpheme } from './hebrew-morphemes';
import type { VerseProbabilities } from './reinforce-pairs';

/** A verse whose morphemes and tokens are to be linked. Both are named by their index. */
export interface VerseToAlign {
  readonly morphemes: readonly Morpheme[];
  readonly tokens: readonly EnglishToken[];
  readonly probabilities: VerseProbabilities;
  /** Whether the lexicon lists a token among the renderings of a morpheme. */
  readonly isListed: (morpheme: number, token: number) => boolean;
  /** Whether a token may be shown as a rendering: the lexicon lists it, or many verses agree. */
  readonly isCredible: (morpheme: number, token: number) => boolean;
}

/** The links of a verse; each token has at most one. */
export class VerseLinks {
  readonly verse: VerseToAlign;
  readonly #tokensOf: number[][];
  readonly #owners = new Map<number, number>();

  constructor(verse: VerseToAlign) {
    this.verse = verse;
    this.#tokensOf = verse.morphemes.map(() => []);
  }

  /** The tokens of a morpheme, in the order of the verse. */
  of(morpheme: number): readonly number[] {
    return this.#tokensOf[morpheme] ?? [];
  }

  /** The morpheme that a token belongs to; undefined if it is free. */
  ownerOf(token: number): Morpheme | undefined {
    const owner = this.#owners.get(token);
    return owner === undefined ? undefined : this.verse.morphemes[owner];
  }

  isFree(token: number): boolean {
    return this.verse.tokens[token] !== undefined && !this.#owners.has(token);
  }

  link(morpheme: number, token: number): void {
    this.#owners.set(token, morpheme);
    this.#tokensOf[morpheme] = [...this.of(morpheme), token].sort((one, other) => one - other);
  }

  unlink(morpheme: number): void {
    for (const token of this.of(morpheme)) this.#owners.delete(token);
    this.#tokensOf[morpheme] = [];
  }

  /** A token's word in small letters; '' outside the verse. */
  wordOf(token: number): string {
    return this.verse.tokens[token]?.text.toLowerCase() ?? '';
  }

  /** Whether punctuation or a supplied word is between two tokens, in either order. */
  areParted(one: number, other: number): boolean {
    return this.verse.tokens
      .slice(Math.min(one, other) + 1, Math.max(one, other) + 1)
      .some(({ afterStop }) => afterStop);
  }
}
