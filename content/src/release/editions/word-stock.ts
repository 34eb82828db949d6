import type { SourceText } from '../../base/source';
import { hyphenedWords, isCapital, lookedUp, passagesOf, writtenWords } from './words';

/** Endings that older English puts to any verb: 'goeth', 'sawest', 'hearedst'. */
const olderEnding = /(?:edst|e?th|e?st)$/;
const contraction = /(?:n't|'(?:ve|ll|re|d|m))$/;
const SHORTEST_BASE = 2;

/** The base forms that a word with an older ending may have: 'runneth' has 'runne', 'runn' and 'run'. */
function basesOf(word: string): string[] {
  const base = word.replace(olderEnding, '');
  if (base === word || base.length < SHORTEST_BASE) return [];
  return [
    base,
    `${base}e`,
    ...(base.endsWith('i') ? [`${base.slice(0, -1)}y`] : []),
    ...(/(.)\1$/.test(base) ? [base.slice(0, -1)] : []),
  ];
}

/** The words of one edition. */
interface EditionWords {
  /** How often each word stands in it. */
  readonly counts: ReadonlyMap<string, number>;
  /** Words that stand in it with a small first letter. */
  readonly small: ReadonlySet<string>;
  /** The words of each verse and title. */
  readonly passages: ReadonlyMap<string, readonly string[]>;
}

/** A word as it is looked up, by the word as it is written. All editions have some 60,000 of them. */
const lookedUpWords = new Map<string, string>();

function cachedLookup(written: string): string {
  const known = lookedUpWords.get(written);
  if (known !== undefined) return known;
  const plain = lookedUp(written);
  lookedUpWords.set(written, plain);
  return plain;
}

function readEdition({ chapters }: Pick<SourceText, 'chapters'>): EditionWords {
  const counts = new Map<string, number>();
  const small = new Set<string>();
  const passages = new Map<string, readonly string[]>();
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { ref, text } of chapters.flatMap(passagesOf)) {
    const written = writtenWords(text);
    const words = written.map(cachedLookup);
    passages.set(ref, words);
    for (const [index, word] of words.entries()) {
      count(word);
      if (!isCapital(written[index] ?? '')) small.add(word);
    }
    // 'Beth-el' makes 'bethel' a known word.
    if (text.includes('-')) for (const word of hyphenedWords(text)) count(cachedLookup(word.replaceAll('-', '')));
  }
  return { counts, small, passages };
}

/** The words of all English editions, and those that a dictionary has. */
export class WordStock {
  #editions: ReadonlyMap<string, EditionWords>;
  readonly #known = new Map<string, Map<string, boolean>>();

  /** `dictionary` has words in lower case. */
  constructor(
    texts: readonly Pick<SourceText, 'translation' | 'chapters'>[],
    private readonly dictionary: ReadonlySet<string>,
  ) {
    this.#editions = new Map(texts.map((text) => [text.translation.slug, readEdition(text)]));
  }

  /** Returns a stock that has this edition too, in place of the one with its slug if there is one. */
  with(text: Pick<SourceText, 'translation' | 'chapters'>): WordStock {
    const stock = new WordStock([], this.dictionary);
    stock.#editions = new Map([...this.#editions, [text.translation.slug, readEdition(text)]]);
    return stock;
  }

  /** Whether another edition or the dictionary has the word, or a form that it is regularly made from. */
  isKnown(slug: string, word: string): boolean {
    const known = this.#known.get(slug) ?? new Map<string, boolean>();
    this.#known.set(slug, known);
    const found = known.get(word);
    if (found !== undefined) return found;
    const plain = lookedUp(word);
    const isKnown = [plain, plain.replace(contraction, ''), ...basesOf(plain)].some((form) =>
      this.#isThere(slug, form),
    );
    known.set(word, isKnown);
    return isKnown;
  }

  /** How often the edition has the word. */
  timesIn(slug: string, word: string): number {
    return this.#editions.get(slug)?.counts.get(lookedUp(word)) ?? 0;
  }

  /** Whether the edition always writes the word with a capital, as it does with names. */
  isName(slug: string, word: string): boolean {
    return !this.#editions.get(slug)?.small.has(lookedUp(word));
  }

  /** The words of a verse or title in each of the other editions. */
  wordsOfOthers(slug: string, ref: string): { slug: string; words: readonly string[] }[] {
    return [...this.#editions].flatMap(([other, { passages }]) =>
      other === slug ? [] : [{ slug: other, words: passages.get(ref) ?? [] }],
    );
  }

  /** The words of each verse and title of every edition. */
  get passages(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
    return new Map([...this.#editions].map(([slug, { passages }]) => [slug, passages]));
  }

  /** The same without the slugs. */
  othersAt(slug: string, ref: string): (readonly string[])[] {
    return this.wordsOfOthers(slug, ref).map(({ words }) => words);
  }

  #isThere(slug: string, word: string): boolean {
    if (this.dictionary.has(word)) return true;
    for (const [other, { counts }] of this.#editions) if (other !== slug && counts.has(word)) return true;
    return false;
  }
}
