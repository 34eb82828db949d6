import lunr from 'lunr';
import type { SearchClause } from './clauses';
import { isPattern } from './glob';
import { madeTerm, type QueryTerm } from './match-data';
import { phrasePostings, spellingsOf, type Phrase, type PhraseElement } from './phrases';
import type { BoostOf, FieldPostings, Posting } from './postings';
import type { TokenTable } from './token-table';
import type { WorkLimit } from './work-limit';
import { variantWeights } from './variants/variant-weights';
import { variantsOf, type VariantKind } from './variants/variants';

const sizeOf = (postings: readonly Posting[]) => postings.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * What a step costs, in the units of WorkLimit: comparing a misspelt word with one term, which was measured with 64 unknown words;
 * comparing a pattern with one; and making a term that was found an object.
 */
const [COMPARED, SCANNED, MADE] = [0.5, 1.5, 20];

/** What the clauses of one query have found so far, and what they may still cost. */
export interface TermLookup {
  readonly known: Map<string, QueryTerm>;
  /** The terms that each pattern matches. */
  readonly patterns: Map<string, readonly number[]>;
  readonly work: WorkLimit;
}

export const newLookup = (work: WorkLimit): TermLookup => ({ known: new Map(), patterns: new Map(), work });

/** Finds the terms and phrases that the clauses of a query stand for in the vocabulary of an index. */
export class TermFinder {
  readonly #table: TokenTable;
  readonly #postings: readonly FieldPostings[];
  readonly #boostOf: BoostOf;
  readonly #pipeline = new lunr.Pipeline();

  constructor(table: TokenTable, postings: readonly FieldPostings[], boostOf: BoostOf) {
    this.#table = table;
    this.#postings = postings;
    this.#boostOf = boostOf;
  }

  /** In how many documents a term is, counted once for each field; 0 if the vocabulary does not have it. */
  frequencyOf(text: string): number {
    const id = this.#table.terms.find(text);
    return id === undefined ? 0 : sizeOf(this.#postingsOf(id));
  }

  /**
   * The terms and phrases that a clause stands for. The same term is the same object in all clauses of a query. Undefined if the
   * limit is spent before all are found.
   */
  expand(clause: SearchClause, lookup: TermLookup): QueryTerm[] | undefined {
    const { known, work } = lookup;
    const texts = clause.usePipeline ? this.#pipeline.runString(clause.term) : [clause.term];
    const found: number[] = [];
    for (const text of texts) {
      const terms = this.#termsFor(text, clause.editDistance, lookup);
      if (!terms) return undefined;
      // Not by spreading: a pattern may match more terms than a call may have arguments.
      for (const term of terms) found.push(term);
    }
    const { kind, of } = clause.variants ?? {};
    if (kind && of !== undefined) found.push(...this.#variants(of, kind));
    const expanded = found.map((id) => this.#termOf(id, known));
    for (const made of clause.made ?? []) expanded.push(madeTerm(made, known));
    for (const phrase of clause.phrases ?? []) {
      if (!work.allowsMore) return undefined;
      const ofPhrase = this.#phraseOf(phrase, lookup);
      if (ofPhrase) expanded.push(ofPhrase);
    }
    work.spend(MADE * expanded.length);
    return expanded;
  }

  /** What each variant of a word counts, compared with the boost of its clause. */
  sharesOf(variants: readonly QueryTerm[], word: string): number[] {
    const id = this.#table.terms.find(word);
    const ofWord = id === undefined ? [] : this.#postingsOf(id);
    return variantWeights(
      variants.map(({ postings }) => postings),
      ofWord,
      this.#table.lineStarts.length - 1,
    );
  }

  /** The elements of a phrase. Undefined if one of the words is in no document, or if the limit is spent before all are read. */
  readPhrase(words: readonly string[], lookup: TermLookup): Phrase | undefined {
    const { terms } = this.#table;
    const elements: PhraseElement[] = [];
    for (const word of words) {
      const element = word === '?' ? 'gap' : isPattern(word) ? this.#matchesOf(word, lookup) : terms.find(word);
      if (element === undefined) return undefined;
      elements.push(element);
    }
    return elements.length === 0 ? undefined : elements;
  }

  /** The terms that a text of a clause stands for. Undefined if the limit is spent. */
  #termsFor(text: string, editDistance: number | undefined, lookup: TermLookup): readonly number[] | undefined {
    const { terms } = this.#table;
    if (editDistance) {
      lookup.work.spend(COMPARED * terms.comparedCount(text, editDistance));
      return terms.near(text, editDistance);
    }
    if (isPattern(text)) return this.#matching(text, lookup);
    const term = terms.find(text);
    return term === undefined ? [] : [term];
  }

  /** The terms that a pattern matches. Undefined if the limit is spent. */
  #matching(pattern: string, { patterns, work }: TermLookup): readonly number[] | undefined {
    const before = patterns.get(pattern);
    if (before) return before;
    if (!work.allowsMore) return undefined;
    const { terms } = this.#table;
    work.spend(SCANNED * terms.scannedCount(pattern));
    const found = terms.matching(pattern);
    patterns.set(pattern, found);
    return found;
  }

  #matchesOf(pattern: string, lookup: TermLookup): Uint8Array | undefined {
    const found = this.#matching(pattern, lookup);
    if (!found) return undefined;
    const isMatch = new Uint8Array(this.#table.terms.size);
    for (const term of found) isMatch[term] = 1;
    return isMatch;
  }

  #variants(word: string, kind: VariantKind): number[] {
    const { terms } = this.#table;
    return variantsOf(word, kind, (text) => terms.find(text) !== undefined).flatMap((text) => terms.find(text) ?? []);
  }

  #postingsOf(id: number): Posting[] {
    return this.#postings.map(({ starts, documents, scores }) => ({
      documents,
      scores,
      from: starts[id] ?? 0,
      to: starts[id + 1] ?? 0,
    }));
  }

  #termOf(id: number, known: Map<string, QueryTerm>): QueryTerm {
    const text = this.#table.terms.textOf(id);
    const before = known.get(text);
    if (before) return before;
    const postings = this.#postingsOf(id);
    const term = { text, postings, phrase: [id], cost: sizeOf(postings) };
    known.set(text, term);
    return term;
  }

  /** A phrase as a term. Undefined if one of its words is in no document. */
  #phraseOf(words: readonly string[], lookup: TermLookup): QueryTerm | undefined {
    const { known, work } = lookup;
    const phrase = this.readPhrase(words, lookup);
    if (!phrase) return undefined;
    const [first] = phrase;
    if (phrase.length === 1 && typeof first === 'number') return this.#termOf(first, known);
    // No term contains a space.
    const text = words.join(' ');
    const before = known.get(text);
    if (before) return before;
    const { fields, partsOfCompound } = this.#table;
    const spellings = spellingsOf(phrase, partsOfCompound);
    const postings = phrasePostings(fields, this.#postings, spellings, this.#boostOf, work);
    const term = { text, postings, phrase, cost: sizeOf(postings) };
    known.set(text, term);
    return term;
  }
}
