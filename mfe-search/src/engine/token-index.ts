import lunr from 'lunr';
import type { BibleRef } from '@manna/shared/contracts';
import { BestList } from './best-list';
import { clausesOf, type FilledClause, type SearchClause } from './clauses';
import { gapFills, type GapFill } from './gap-fills';
import { isPattern } from './glob';
import { madeTerm, matchDataOf, type QueryTerm, type Weights } from './match-data';
import { Matches } from './matches';
import { phraseCost, phrasePostings, spellingsOf, type Phrase, type PhraseElement } from './phrases';
import { buildPostings, SCORE_UNITS, type BoostOf, type FieldPostings, type Posting } from './postings';
import { nodePosting, type DocumentRange, type NodeSource } from './query-nodes';
import { documentFinder, noSpans, spansOf } from './spans';
import type { TermList } from './term-list';
import type { TokenTable } from './token-table';
import { WorkLimit } from './work-limit';
import { variantWeights } from './variants/variant-weights';
import { variantsOf, type VariantKind } from './variants/variants';

export interface TokenIndexOptions {
  readonly table: TokenTable;
  /** Names of the fields, in the order of the table. */
  readonly fields: readonly string[];
  /** Returns the id of a document. */
  readonly refOf: (document: number) => string;
  /** Defaults to 1. */
  readonly boostOf?: BoostOf;
  /** Documents with the same section follow each other as one text. By default each is a text of its own. */
  readonly sectionOf?: (document: number) => unknown;
  /** The documents of Bible references. By default none. */
  readonly rangesOf?: (refs: readonly BibleRef[]) => readonly DocumentRange[];
}

/** One result. `document` is its position in the listing. */
export interface TokenResult extends lunr.Index.Result {
  readonly document: number;
  /** For a term or phrase of matchData, the clause with the highest boost that found it. */
  readonly clauseOf: (found: string) => SearchClause | undefined;
}

export interface TopOptions {
  /** Asked once for each document that matches; one for which it is false is not among the results. */
  readonly accepts?: (document: number) => boolean;
  /** What is added to the scores of some documents. */
  readonly added?: ReadonlyMap<number, number>;
  /** Whether these documents match even without a word of the query, unless it excludes them. Defaults to false. */
  readonly areAddedFound?: boolean;
  /** A phrase of the query with gaps: what fills them is wanted. */
  readonly gapPhrase?: readonly string[];
  /** Whether the first of the listing are wanted instead of the best. Their scores are 0 then. False by default. */
  readonly isInOrder?: boolean;
}

/** The best results of a query, and the number of all. */
export interface TopResults {
  readonly total: number;
  readonly results: readonly TokenResult[];
  /** Whether the query was so dear that its end is ignored. */
  readonly isCut: boolean;
  /** What fills the gaps of `gapPhrase`, in the first field. */
  readonly fills: readonly GapFill[];
}

/** What a query was scored by. */
interface Scoring {
  readonly weights: Weights;
  /** All terms and phrases of the query, by their texts. */
  readonly known: ReadonlyMap<string, QueryTerm>;
}

const sizeOf = (postings: readonly Posting[]) => postings.reduce((sum, { from, to }) => sum + to - from, 0);

/** lunr.Vector#magnitude of the boosts. */
function normOf(boosts: Iterable<number>): number {
  let sum = 0;
  for (const boost of boosts) sum += boost * boost;
  return Math.sqrt(sum);
}

/**
 * lunr.Index over a TokenTable: the same queries, scores and results, but with the postings in typed arrays, with phrases, and
 * with documents of the same score in the order of the listing.
 */
export class TokenIndex extends lunr.Index {
  readonly #table: TokenTable;
  readonly #fields: readonly string[];
  readonly #refOf: (document: number) => string;
  readonly #boostOf: BoostOf;
  readonly #postings: readonly FieldPostings[];
  readonly #matches: Matches;
  readonly #pipeline = new lunr.Pipeline();
  readonly #conditions: Pick<NodeSource, 'sectionOf' | 'rangesOf'>;

  constructor({
    table,
    fields,
    refOf,
    boostOf = () => 1,
    sectionOf = (document) => document,
    rangesOf = () => [],
  }: TokenIndexOptions) {
    // lunr's own storage stays empty: only `query` reads it, and that is replaced below.
    const storage = { invertedIndex: {}, fieldVectors: {}, tokenSet: new lunr.TokenSet() };
    super({ ...storage, fields: [...fields], pipeline: new lunr.Pipeline() } as unknown as lunr.Index.Attributes);
    this.#table = table;
    this.#fields = fields;
    this.#refOf = refOf;
    this.#boostOf = boostOf;
    this.#conditions = { sectionOf, rangesOf };
    this.#postings = buildPostings(table.fields, table.terms.size, boostOf);
    this.#matches = new Matches(table.lineStarts.length - 1);
  }

  /** The vocabulary. */
  get terms(): TermList {
    return this.#table.terms;
  }

  /** In how many documents a term is, counted once for each field; 0 if the vocabulary does not have it. */
  readonly frequencyOf = (text: string): number => {
    const id = this.terms.find(text);
    return id === undefined ? 0 : this.#postingsOf(id).reduce((sum, { from, to }) => sum + to - from, 0);
  };

  /** All results, best first. */
  override query(build: lunr.Index.QueryBuilder): TokenResult[] {
    const scoring = this.#run(clausesOf(this.#fields, build));
    const results: TokenResult[] = [];
    this.#matches.forEach((document, score) => results.push(this.#result(document, score, scoring)));
    return results.sort((one, other) => other.score - one.score || one.document - other.document);
  }

  /** The best results, at most `limit`, without making the others. */
  queryTop(
    build: lunr.Index.QueryBuilder,
    limit: number,
    { accepts = () => true, added, areAddedFound = false, gapPhrase, isInOrder = false }: TopOptions = {},
  ): TopResults {
    const work = new WorkLimit();
    const scoring = this.#run(clausesOf(this.#fields, build), work);
    if (added && areAddedFound) this.#matches.include(added.keys());
    const best = new BestList(limit);
    const found = new Set<number>();
    let total = 0;
    this.#matches.forEach((document, score) => {
      total += 1;
      if (gapPhrase) found.add(document);
      if (accepts(document)) best.offer(document, isInOrder ? 0 : score + (added?.get(document) ?? 0));
    });
    return {
      total,
      results: best.toSorted().map(({ document, score }) => this.#result(document, score, scoring)),
      isCut: work.isCut,
      fills: gapPhrase ? this.#fillsOf(gapPhrase, found) : [],
    };
  }

  #fillsOf(gapPhrase: readonly string[], found: ReadonlySet<number>): readonly GapFill[] {
    const { terms, fields, partsOfCompound } = this.#table;
    const phrase = this.#readPhrase(gapPhrase);
    const [field] = fields;
    const [postings] = this.#postings;
    if (!phrase || !field || !postings) return [];
    const spellings = spellingsOf(phrase, partsOfCompound);
    return gapFills(
      field,
      postings,
      spellings,
      (document) => found.has(document),
      (term) => terms.textOf(term),
    );
  }

  /** Fills #matches and returns what they were scored by. With a limit, the clauses after it is spent are left out. */
  #run(clauses: readonly FilledClause[], work?: WorkLimit): Scoring {
    const matches = this.#matches;
    matches.clear();
    const weights = this.#fields.map(() => new Map<QueryTerm, number>());
    const known = new Map<string, QueryTerm>();
    for (const clause of clauses) {
      if (work?.allowsMore === false) break;
      if (clause.node) {
        const posting = nodePosting(clause.node, this.#nodeSource(known, work));
        if (clause.presence === lunr.Query.presence.PROHIBITED) matches.prohibit([posting]);
        else matches.require([posting]);
        continue;
      }
      const terms = this.#expand(clause, known);
      work?.spend(this.#costOf(clause, terms));
      const fields = clause.fields.map((name) => this.#fields.indexOf(name));
      const postings = () => terms.flatMap((term) => fields.flatMap((field) => term.postings[field] ?? []));
      if (clause.presence === lunr.Query.presence.PROHIBITED) {
        matches.prohibit(postings());
        continue;
      }
      if (clause.presence === lunr.Query.presence.REQUIRED) matches.require(postings());
      const shares = clause.variants && this.#sharesOf(terms, clause.variants.of);
      for (const field of fields) {
        terms.forEach((term, index) =>
          weights[field]?.set(term, (weights[field].get(term) ?? 0) + clause.boost * (shares?.[index] ?? 1)),
        );
      }
      for (const term of terms) if (clause.boost > (term.clause?.boost ?? 0)) term.clause = clause;
    }
    weights.forEach((ofField, field) => {
      const norm = normOf(ofField.values());
      for (const [{ postings }, boost] of ofField) {
        const posting = postings[field];
        if (posting) matches.add(posting, norm === 0 ? 0 : boost / norm / SCORE_UNITS);
      }
    });
    // Like lunr, a query that only prohibits finds everything else.
    if (clauses.every(({ presence }) => presence === lunr.Query.presence.PROHIBITED)) matches.matchAll();
    return { weights, known };
  }

  /** The terms and phrases that a clause stands for. The same term is the same object in all clauses of a query. */
  #expand(clause: SearchClause, known: Map<string, QueryTerm>): QueryTerm[] {
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

  /** What it costs to find the terms of a clause, and to score them. Most terms that are compared differ in their first letters. */
  #costOf({ term, editDistance }: SearchClause, terms: readonly QueryTerm[]): number {
    const isScanned = Boolean(editDistance) || isPattern(term.replace(/\*$/, ''));
    return terms.reduce((sum, { cost }) => sum + cost, isScanned ? this.#table.terms.size / 4 : 0);
  }

  #variants(word: string, kind: VariantKind): number[] {
    const { terms } = this.#table;
    return variantsOf(word, kind, (text) => terms.find(text) !== undefined).flatMap((text) => terms.find(text) ?? []);
  }

  /** What each variant of a word counts, compared with the boost of its clause. */
  #sharesOf(variants: readonly QueryTerm[], word: string): number[] {
    const id = this.#table.terms.find(word);
    const ofWord = id === undefined ? [] : this.#postingsOf(id);
    return variantWeights(
      variants.map(({ postings }) => postings),
      ofWord,
      this.#table.lineStarts.length - 1,
    );
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

  /** Undefined if one of the words is in no document. */
  #readPhrase(words: readonly string[]): Phrase | undefined {
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

  /** A phrase as a term. Undefined if one of its words is in no document. */
  #phraseOf(words: readonly string[], known: Map<string, QueryTerm>): QueryTerm | undefined {
    const phrase = this.#readPhrase(words);
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

  /** What a condition asks of this index. */
  #nodeSource(known: Map<string, QueryTerm>, work?: WorkLimit): NodeSource {
    const { fields, partsOfCompound } = this.#table;
    const postings = this.#postings;
    const expand = (clause: SearchClause) => {
      const terms = this.#expand(clause, known);
      work?.spend(this.#costOf(clause, terms));
      return terms;
    };
    return {
      ...this.#conditions,
      documentCount: this.#table.lineStarts.length - 1,
      fieldCount: fields.length,
      postingsOf: (clause) => expand(clause).flatMap((term) => term.postings),
      spansOf: (clause, field) => {
        const [tokens, ofField] = [fields[field], postings[field]];
        if (!tokens || !ofField) return noSpans;
        const phrases = expand(clause).flatMap(({ phrase }) =>
          phrase.length === 0 ? [] : spellingsOf(phrase, partsOfCompound),
        );
        return spansOf(tokens, ofField, phrases);
      },
      documentFinder: (field) => documentFinder(fields[field]?.starts ?? new Uint32Array()),
    };
  }

  /** A result whose ref and matchData are made when they are read. */
  #result(document: number, score: number, { weights, known }: Scoring): TokenResult {
    const refOf = this.#refOf;
    const fields = this.#fields;
    return {
      document,
      score,
      get ref() {
        return refOf(document);
      },
      get matchData() {
        return matchDataOf(document, weights, fields);
      },
      clauseOf: (found) => known.get(found)?.clause,
    };
  }
}
