import lunr from 'lunr';
import { BestList } from './best-list';
import { clausesOf, type FilledClause, type SearchClause } from './clauses';
import { Matches } from './matches';
import { phraseCost, phrasePostings, spellingsOf } from './phrases';
import { buildPostings, SCORE_UNITS, type BoostOf, type FieldPostings, type Posting } from './postings';
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
}

/** The best results of a query, and the number of all. */
export interface TopResults {
  readonly total: number;
  readonly results: readonly TokenResult[];
  /** Whether the query was so dear that its end is ignored. */
  readonly isCut: boolean;
}

/** A term of a query, or a phrase, which is a term made for the query: its text and its posting in each field. */
interface QueryTerm {
  readonly text: string;
  readonly postings: readonly Posting[];
  /** What finding and scoring it costs, in the units of WorkLimit. */
  readonly cost: number;
  /** The clause with the highest boost that found it. */
  clause?: SearchClause;
}

/** For each field the terms that are scored in it, with the sum of their boosts. */
type Weights = readonly Map<QueryTerm, number>[];

const sizeOf = (postings: readonly Posting[]) => postings.reduce((sum, { from, to }) => sum + to - from, 0);
/** What a query was scored by. */
interface Scoring {
  readonly weights: Weights;
  /** All terms and phrases of the query, by their texts. */
  readonly known: ReadonlyMap<string, QueryTerm>;
}

const isBefore = (documents: ArrayLike<number>, index: number, document: number) => (documents[index] ?? 0) < document;

/** Whether a document is in a posting. */
function isIn({ documents, from, to }: Posting, document: number): boolean {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(documents, middle, document)) low = middle + 1;
    else high = middle;
  }
  return low < to && documents[low] === document;
}

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

  constructor({ table, fields, refOf, boostOf = () => 1 }: TokenIndexOptions) {
    // lunr's own storage stays empty: only `query` reads it, and that is replaced below.
    const storage = { invertedIndex: {}, fieldVectors: {}, tokenSet: new lunr.TokenSet() };
    super({ ...storage, fields: [...fields], pipeline: new lunr.Pipeline() } as unknown as lunr.Index.Attributes);
    this.#table = table;
    this.#fields = fields;
    this.#refOf = refOf;
    this.#boostOf = boostOf;
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
    { accepts = () => true, added, areAddedFound = false }: TopOptions = {},
  ): TopResults {
    const work = new WorkLimit();
    const scoring = this.#run(clausesOf(this.#fields, build), work);
    if (added && areAddedFound) this.#matches.include(added.keys());
    const best = new BestList(limit);
    let total = 0;
    this.#matches.forEach((document, score) => {
      total += 1;
      if (accepts(document)) best.offer(document, score + (added?.get(document) ?? 0));
    });
    const results = best.toSorted().map(({ document, score }) => this.#result(document, score, scoring));
    return { total, results, isCut: work.isCut };
  }

  /** Fills #matches and returns what they were scored by. With a limit, the clauses after it is spent are left out. */
  #run(clauses: readonly FilledClause[], work?: WorkLimit): Scoring {
    const matches = this.#matches;
    matches.clear();
    const weights = this.#fields.map(() => new Map<QueryTerm, number>());
    const known = new Map<string, QueryTerm>();
    for (const clause of clauses) {
      if (work?.allowsMore === false) break;
      const terms = this.#expand(clause, known);
      work?.spend(this.#scanCost(clause) + terms.reduce((sum, { cost }) => sum + cost, 0));
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
  #expand(clause: FilledClause, known: Map<string, QueryTerm>): QueryTerm[] {
    const { terms } = this.#table;
    const texts = clause.usePipeline ? this.#pipeline.runString(clause.term) : [clause.term];
    const found = texts.flatMap((text) => {
      if (clause.editDistance) return terms.near(text, clause.editDistance);
      if (text.includes('*')) return terms.matching(text);
      return terms.find(text) ?? [];
    });
    const { kind, of } = clause.variants ?? {};
    if (kind && of !== undefined) found.push(...this.#variants(of, kind));
    const expanded = found.map((id) => this.#termOf(id, known));
    for (const phrase of clause.phrases ?? []) {
      const ofPhrase = this.#phraseOf(phrase, known);
      if (ofPhrase) expanded.push(ofPhrase);
    }
    return expanded;
  }

  /** What it costs to find the terms of a clause. Most terms that are compared differ in their first letters. */
  #scanCost({ term, editDistance }: FilledClause): number {
    const isScanned = Boolean(editDistance) || term.slice(0, -1).includes('*');
    return isScanned ? this.#table.terms.size / 4 : 0;
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
    const term = { text, postings, cost: sizeOf(postings) };
    known.set(text, term);
    return term;
  }

  /** A phrase as a term. Undefined if one of its words is in no document. */
  #phraseOf(words: readonly string[], known: Map<string, QueryTerm>): QueryTerm | undefined {
    const ids = words.flatMap((word) => this.#table.terms.find(word) ?? []);
    if (ids.length < words.length) return undefined;
    const [first] = ids;
    if (first === undefined) return undefined;
    if (ids.length === 1) return this.#termOf(first, known);
    // No term contains a space.
    const text = words.join(' ');
    const before = known.get(text);
    if (before) return before;
    const spellings = spellingsOf(ids, this.#table.partsOfCompound);
    const { fields } = this.#table;
    const postings = phrasePostings(fields, this.#postings, spellings, this.#boostOf);
    const term = { text, postings, cost: phraseCost(fields, this.#postings, spellings) + sizeOf(postings) };
    known.set(text, term);
    return term;
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

/** The terms of a query that a document has, as lunr gives them: by term, then by field. */
function matchDataOf(document: number, weights: Weights, fields: readonly string[]): lunr.MatchData {
  const matchData = new lunr.MatchData('', '', {});
  const metadata: Record<string, Record<string, object>> = Object.create(null) as Record<
    string,
    Record<string, object>
  >;
  weights.forEach((ofField, field) => {
    for (const { text, postings } of ofField.keys()) {
      const posting = postings[field];
      if (!posting || !isIn(posting, document)) continue;
      const byField = (metadata[text] ??= Object.create(null) as Record<string, object>);
      byField[fields[field] ?? ''] = Object.create(null) as object;
    }
  });
  return Object.assign(matchData, { metadata });
}
