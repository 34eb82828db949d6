import lunr from 'lunr';
import { BestList } from './best-list';
import { clausesOf, type FilledClause } from './clauses';
import { Matches } from './matches';
import { phrasePostings, spellingsOf } from './phrases';
import { buildPostings, SCORE_UNITS, type BoostOf, type FieldPostings, type Posting } from './postings';
import type { TokenTable } from './token-table';

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
}

export interface TopOptions {
  /** Asked once for each document that matches; one for which it is false is not among the results. */
  readonly accepts?: (document: number) => boolean;
  /** What is added to the scores of some documents. */
  readonly added?: ReadonlyMap<number, number>;
  /** Whether the first of the listing are wanted instead of the best. Their scores are 0 then. False by default. */
  readonly isInOrder?: boolean;
}

/** The best results of a query, and the number of all. */
export interface TopResults {
  readonly total: number;
  readonly results: readonly TokenResult[];
}

/** A term of a query, or a phrase, which is a term made for the query: its text and its posting in each field. */
interface QueryTerm {
  readonly text: string;
  readonly postings: readonly Posting[];
}

/** For each field the terms that are scored in it, with the sum of their boosts. */
type Weights = readonly Map<QueryTerm, number>[];

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

  /** All results, best first. */
  override query(build: lunr.Index.QueryBuilder): TokenResult[] {
    const weights = this.#run(clausesOf(this.#fields, build));
    const results: TokenResult[] = [];
    this.#matches.forEach((document, score) => results.push(this.#result(document, score, weights)));
    return results.sort((one, other) => other.score - one.score || one.document - other.document);
  }

  /** The best results, at most `limit`, without making the others. */
  queryTop(
    build: lunr.Index.QueryBuilder,
    limit: number,
    { accepts = () => true, added, isInOrder = false }: TopOptions = {},
  ): TopResults {
    const weights = this.#run(clausesOf(this.#fields, build));
    const best = new BestList(limit);
    let total = 0;
    this.#matches.forEach((document, score) => {
      total += 1;
      if (accepts(document)) best.offer(document, isInOrder ? 0 : score + (added?.get(document) ?? 0));
    });
    return { total, results: best.toSorted().map(({ document, score }) => this.#result(document, score, weights)) };
  }

  /** Fills #matches and returns what they were scored by. */
  #run(clauses: readonly FilledClause[]): Weights {
    const matches = this.#matches;
    matches.clear();
    const weights = this.#fields.map(() => new Map<QueryTerm, number>());
    const known = new Map<string, QueryTerm>();
    for (const clause of clauses) {
      const terms = this.#expand(clause, known);
      const fields = clause.fields.map((name) => this.#fields.indexOf(name));
      const postings = () => terms.flatMap((term) => fields.flatMap((field) => term.postings[field] ?? []));
      if (clause.presence === lunr.Query.presence.PROHIBITED) {
        matches.prohibit(postings());
        continue;
      }
      if (clause.presence === lunr.Query.presence.REQUIRED) matches.require(postings());
      for (const field of fields) {
        for (const term of terms) weights[field]?.set(term, (weights[field].get(term) ?? 0) + clause.boost);
      }
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
    return weights;
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
    const expanded = found.map((id) => this.#termOf(id, known));
    for (const phrase of clause.phrases ?? []) {
      const ofPhrase = this.#phraseOf(phrase, known);
      if (ofPhrase) expanded.push(ofPhrase);
    }
    return expanded;
  }

  #termOf(id: number, known: Map<string, QueryTerm>): QueryTerm {
    const text = this.#table.terms.textOf(id);
    const before = known.get(text);
    if (before) return before;
    const postings = this.#postings.map(({ starts, documents, scores }) => ({
      documents,
      scores,
      from: starts[id] ?? 0,
      to: starts[id + 1] ?? 0,
    }));
    const term = { text, postings };
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
    const term = { text, postings: phrasePostings(this.#table.fields, this.#postings, spellings, this.#boostOf) };
    known.set(text, term);
    return term;
  }

  /** A result whose ref and matchData are made when they are read. */
  #result(document: number, score: number, weights: Weights): TokenResult {
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
