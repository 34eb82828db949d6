import lunr from 'lunr';
import type { SearchClause } from './clauses';
import { isPattern } from './glob';
import { madeTerm, type QueryTerm } from './match-data';
import { phraseCost, phrasePostings, spellingsOf, type Phrase, type PhraseElement } from './phrases';
import type { BoostOf, FieldPostings, Posting } from './postings';
import type { TokenTable } from './token-table';
import { variantWeights } from './variants/variant-weights';
import { variantsOf, type VariantKind } from './variants/variants';

const sizeOf = (postings: readonly Posting[]) => postings.reduce((sum, { from, to }) => sum + to - from, 0);

/** What comparing a misspelt word with one term costs, in the units of WorkLimit. Measured with 64 unknown words. */
const COMPARED = 0.5;

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

  /** The terms and phrases that a clause stands for. The same term is the same object in all clauses of a query. */
  expand(clause: SearchClause, known: Map<string, QueryTerm>): QueryTerm[] {
    const { terms } = this.#table;
    const texts = clause.usePipeline ? this.#pipeline.runString(clause.term) : [clause.term];
    const found = texts.flatMap((text) => {
      if (clause.editDistance) return terms.near(text, clause.editDistance);
      if (isPattern(text)) return terms.matching(text);
      return terms.find(text) ?? [];
    });
    const { kind, of } = clause.variants ?? {};
    if (kind && of !== undefined) found.push(...this.#variants(of, kind));
    const expanded = found.map((id) => this.#termOf(id, known));
    for (const made of clause.made ?? []) expanded.push(madeTerm(made, known));
    for (const phrase of clause.phrases ?? []) {
      const ofPhrase = this.#phraseOf(phrase, known);
      if (ofPhrase) expanded.push(ofPhrase);
    }
    return expanded;
  }

  /** What it costs to find the terms of a clause, and to score them. */
  costOf(clause: SearchClause, terms: readonly QueryTerm[]): number {
    return terms.reduce((sum, { cost }) => sum + cost, this.#scanCost(clause));
  }

  #scanCost({ term, editDistance }: SearchClause): number {
    const { terms } = this.#table;
    if (editDistance) return COMPARED * terms.comparedCount(term, editDistance);
    // Most terms differ from a pattern in their first letters.
    return isPattern(term.replace(/\*$/, '')) ? terms.size / 4 : 0;
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

  /** The elements of a phrase. Undefined if one of the words is in no document. */
  readPhrase(words: readonly string[]): Phrase | undefined {
    const { terms } = this.#table;
    const elements = words.flatMap((word): PhraseElement | [] => {
      if (word === '?') return 'gap';
      if (!isPattern(word)) return terms.find(word) ?? [];
      const isMatch = new Uint8Array(terms.size);
      for (const term of terms.matching(word)) isMatch[term] = 1;
      return isMatch;
    });
    return elements.length < words.length || words.length === 0 ? undefined : elements;
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
  #phraseOf(words: readonly string[], known: Map<string, QueryTerm>): QueryTerm | undefined {
    const phrase = this.readPhrase(words);
    if (!phrase) return undefined;
    const [first] = phrase;
    if (phrase.length === 1 && typeof first === 'number') return this.#termOf(first, known);
    // No term contains a space.
    const text = words.join(' ');
    const before = known.get(text);
    if (before) return before;
    const { fields, partsOfCompound } = this.#table;
    const spellings = spellingsOf(phrase, partsOfCompound);
    const postings = phrasePostings(fields, this.#postings, spellings, this.#boostOf);
    const cost = phraseCost(fields, this.#postings, spellings) + sizeOf(postings);
    const term = { text, postings, phrase, cost };
    known.set(text, term);
    return term;
  }
}
