import lunr from 'lunr';
import type { BibleRef } from '@manna/shared/contracts';
import { BestList } from './best-list';
import { clausesOf, type FilledClause, type SearchClause } from './clauses';
import { documentWindows, type DocumentRange } from './document-windows';
import { gapFills, type GapFill } from './gap-fills';
import { conditionSource, type ConditionIndex } from './condition-source';
import { costOf, matchDataOf, type QueryTerm, type Weights } from './match-data';
import { Matches } from './matches';
import { spellingsOf } from './phrases';
import { buildPostings, SCORE_UNITS, type BoostOf } from './postings';
import { nodePosting } from './query-nodes';
import { newLookup, TermFinder, type TermLookup } from './term-finder';
import type { TermList } from './term-list';
import type { TokenTable } from './token-table';
import { WorkLimit } from './work-limit';

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
  /** What the query may cost. By default as much as one collection may. */
  readonly work?: WorkLimit;
  /** Whether the first of the listing are wanted instead of the best. Their scores are 0 then. False by default. */
  readonly isInOrder?: boolean;
}

/** The best results of a query, and the number of all. */
export interface TopResults {
  readonly total: number;
  readonly results: readonly TokenResult[];
  /** Whether the query was so dear that a part of it is ignored, or that not all documents were looked through. */
  readonly isCut: boolean;
  /** What fills the gaps of `gapPhrase`, in the first field. */
  readonly fills: readonly GapFill[];
  /** The results that are some of the documents, in any order. Only until the next query. */
  readonly resultsAmong: (isWanted: (document: number) => boolean) => readonly TokenResult[];
}

/** What a query was scored by. */
interface Scoring {
  readonly weights: Weights;
  /** All terms and phrases of the query. */
  readonly lookup: TermLookup;
}

/** What a query with stop words looks for first, and what only its misspelt words and its stop words find. */
const [QUIET, MISSPELT, LOUD] = [0, 1, 2];

function loudnessOf({ isQuiet, editDistance }: SearchClause): number {
  if (isQuiet) return QUIET;
  return editDistance ? MISSPELT : LOUD;
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
  readonly #finder: TermFinder;
  readonly #matches: Matches;
  readonly #conditions: ConditionIndex;

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
    const postings = buildPostings(table.fields, table.terms.size, boostOf);
    this.#finder = new TermFinder(table, postings, boostOf);
    const windows = documentWindows(table.lineStarts.length - 1, sectionOf);
    this.#conditions = { table, postings, sectionOf, rangesOf, windows };
    this.#matches = new Matches(table.lineStarts.length - 1);
  }

  /** The vocabulary. */
  get terms(): TermList {
    return this.#table.terms;
  }

  /** In how many documents a term is, counted once for each field; 0 if the vocabulary does not have it. */
  readonly frequencyOf = (text: string): number => this.#finder.frequencyOf(text);

  /** All results, best first. */
  override query(build: lunr.Index.QueryBuilder): TokenResult[] {
    const scoring = this.#run(clausesOf(this.#fields, build), new WorkLimit(Infinity));
    const results: TokenResult[] = [];
    this.#matches.forEach((document, score) => results.push(this.#result(document, score, scoring)));
    return results.sort((one, other) => other.score - one.score || one.document - other.document);
  }

  /** The best results, at most `limit`, without making the others. */
  queryTop(
    build: lunr.Index.QueryBuilder,
    limit: number,
    {
      accepts = () => true,
      added,
      areAddedFound = false,
      gapPhrase,
      isInOrder = false,
      work = new WorkLimit(),
    }: TopOptions = {},
  ): TopResults {
    const scoring = this.#run(clausesOf(this.#fields, build), work);
    if (added && areAddedFound) this.#matches.include(added.keys());
    const best = new BestList(limit);
    const isFound = gapPhrase && new Uint8Array(this.#table.lineStarts.length);
    let total = 0;
    this.#matches.forEach((document, score) => {
      total += 1;
      if (isFound) isFound[document] = 1;
      if (accepts(document)) best.offer(document, isInOrder ? 0 : score + (added?.get(document) ?? 0));
    });
    const fills = gapPhrase && isFound ? this.#fillsOf(gapPhrase, isFound, scoring.lookup) : [];
    return {
      total,
      results: best.toSorted().map(({ document, score }) => this.#result(document, score, scoring)),
      isCut: work.isCut,
      fills,
      resultsAmong: (isWanted) => {
        const results: TokenResult[] = [];
        this.#matches.forEach((document, score) => {
          if (isWanted(document)) results.push(this.#result(document, score + (added?.get(document) ?? 0), scoring));
        });
        return results;
      },
    };
  }

  #fillsOf(gapPhrase: readonly string[], isFound: Uint8Array, lookup: TermLookup): readonly GapFill[] {
    const { terms, fields, partsOfCompound } = this.#table;
    const { postings, windows } = this.#conditions;
    const phrase = this.#finder.readPhrase(gapPhrase, lookup);
    const [field] = fields;
    const [ofField] = postings;
    if (!phrase || !field || !ofField) return [];
    return gapFills({
      field,
      postings: ofField,
      spellings: spellingsOf(phrase, partsOfCompound),
      windows,
      work: lookup.work,
      isResult: (document) => isFound[document] === 1,
      textOf: (term) => terms.textOf(term),
    });
  }

  /** Fills #matches and returns what they were scored by. The clauses after the limit is spent are left out. */
  #run(clauses: readonly FilledClause[], work: WorkLimit): Scoring {
    const matches = this.#matches;
    matches.clear();
    const weights = this.#fields.map(() => new Map<QueryTerm, number>());
    const lookup = newLookup(work);
    const loudness = new Map<QueryTerm, number>();
    const expand = (clause: SearchClause) => this.#finder.expand(clause, lookup);
    const source = conditionSource(this.#conditions, work, expand);
    for (const clause of clauses) {
      if (!work.allowsMore) break;
      if (clause.node) {
        const isExcluding = clause.presence === lunr.Query.presence.PROHIBITED;
        const posting = nodePosting(clause.node, source, isExcluding);
        if (!posting) break;
        if (isExcluding) matches.prohibit([posting]);
        else matches.require([posting]);
        continue;
      }
      const terms = expand(clause);
      if (!terms) break;
      work.spend(costOf(terms));
      const fields = clause.fields.map((name) => this.#fields.indexOf(name));
      const postings = () => terms.flatMap((term) => fields.flatMap((field) => term.postings[field] ?? []));
      if (clause.presence === lunr.Query.presence.PROHIBITED) {
        matches.prohibit(postings());
        continue;
      }
      if (clause.presence === lunr.Query.presence.REQUIRED) matches.require(postings());
      const shares = clause.variants && this.#finder.sharesOf(terms, clause.variants.of);
      for (const field of fields) {
        terms.forEach((term, index) =>
          weights[field]?.set(term, (weights[field].get(term) ?? 0) + clause.boost * (shares?.[index] ?? 1)),
        );
      }
      for (const term of terms) {
        if (clause.boost > (term.clause?.boost ?? 0)) term.clause = clause;
        loudness.set(term, Math.max(loudnessOf(clause), loudness.get(term) ?? 0));
      }
    }
    if (clauses.some(({ isQuiet }) => isQuiet)) {
      for (const wanted of [LOUD, MISSPELT, QUIET]) {
        this.#score(weights, (term) => loudness.get(term) === wanted);
        matches.beginLower();
      }
    } else {
      this.#score(weights, () => true);
    }
    // Like lunr, a query that only prohibits finds everything else.
    if (clauses.every(({ presence }) => presence === lunr.Query.presence.PROHIBITED)) matches.matchAll();
    return { weights, lookup };
  }

  /** Adds the scores of some terms to #matches. */
  #score(weights: Weights, isWanted: (term: QueryTerm) => boolean): void {
    weights.forEach((ofField, field) => {
      const norm = normOf(ofField.values());
      for (const [term, boost] of ofField) {
        const posting = isWanted(term) ? term.postings[field] : undefined;
        if (posting) this.#matches.add(posting, norm === 0 ? 0 : boost / norm / SCORE_UNITS);
      }
    });
  }

  /** A result whose ref and matchData are made when they are read. */
  #result(document: number, score: number, { weights, lookup }: Scoring): TokenResult {
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
      clauseOf: (found) => lookup.known.get(found)?.clause,
    };
  }
}
