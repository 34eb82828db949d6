import { nothingAdded } from '../added-scores';
import type { CertainResults } from '../certain-results';
import { addClauses } from '../clauses';
import type { Collection } from '../collection';
import { excerptOf } from '../excerpt';
import { fillsOf } from '../fills';
import { marksAmong } from '../marks';
import { translationNamed } from '../passages';
import type { ParsedQuery } from '../query-grammar';
import { reasonsOf } from '../reasons';
import { withRelated, type RelatedResults } from '../relations/related-results';
import { scopeFilter } from '../scope';
import { withQuietStopWords } from '../stop-words';
import { hebrewMarks, inOrder } from '../strongs/hebrew-marks';
import type { HebrewWords } from '../strongs/hebrew-words';
import { strongsClauses } from '../strongs/strongs-clauses';
import type { TokenResult } from '../token-index';
import { WorkLimit } from '../work-limit';
import type { WordedText } from '../worded-texts';
import type { CollectionResults, SearchQuery, SearchResult } from './protocol';

/** What some queries need beside the collections. */
export interface Extras {
  readonly hebrew: HebrewWords | undefined;
  readonly related: RelatedResults | undefined;
}

const noExtras: Extras = { hebrew: undefined, related: undefined };

export type FoundResults = Omit<CollectionResults, 'collection'>;

/** What a query found in one collection, before its results are made. */
export interface FoundTop extends Omit<FoundResults, 'results'> {
  /** The best. */
  readonly top: readonly Pick<TokenResult, 'document' | 'score'>[];
  /** Makes the results of the best. */
  readonly results: () => SearchResult[];
  /** Makes the results of some documents that were found. Only until the collection is searched again. */
  readonly resultsAmong: (isWanted: (document: number) => boolean) => SearchResult[];
}

const nothingCertain: CertainResults = { added: nothingAdded, areAlwaysFound: false };

export const nothing: FoundResults = { total: 0, groups: {}, results: [], isCut: false };
const nothingFound: FoundTop = { ...nothing, top: [], results: () => [], resultsAmong: () => [] };

const meantAs = ({ name }: Collection) => (name === 'bible' ? 'reference' : 'name');

function resultOf(
  collection: Collection,
  { ref, document, score, matchData, clauseOf }: TokenResult,
  isMeant: boolean,
  { hebrew, related }: Extras,
): SearchResult {
  const found = Object.entries(matchData.metadata as Readonly<Record<string, object>>);
  const foundIn = (field: string) => found.filter(([, byField]) => field in byField).map(([term]) => term);
  const marksIn = (terms: readonly string[], { text, words }: WordedText) => {
    const marks = marksAmong(words, terms);
    return hebrew ? inOrder([...marks, ...hebrewMarks(text, hebrew.wordsOf(document), terms)]) : marks;
  };
  const texts = collection.wordedTextsOf(document);
  const fields = Object.fromEntries(
    collection.fields.map((field, index) => {
      const terms = foundIn(field);
      return [field, (texts[index] ?? []).map((value) => excerptOf(value.text, marksIn(terms, value)))];
    }),
  );
  const clauses = found.flatMap(([term]) => {
    const clause = clauseOf(term);
    return clause ? [[term, clause] as const] : [];
  });
  return {
    id: ref,
    document,
    score,
    fields,
    reasons: reasonsOf(clauses, Object.values(fields).flat(), {
      meant: isMeant ? meantAs(collection) : undefined,
      relation: related?.reasonOf(document),
      nameOfHebrew: hebrew?.nameOf,
    }),
    stored: collection.storedOf(document),
  };
}

export interface FindOptions {
  readonly extras?: Extras;
  /** Asked once for each document that matches; one for which it is false is no result. */
  readonly isWanted?: (document: number) => boolean;
  /** Whether it is wanted what fills the gaps of a phrase. True by default. */
  readonly wantsFills?: boolean;
  /** What the search may cost. By default as much as one collection may. */
  readonly work?: WorkLimit;
}

/** Searches one collection without making the results. */
export function findInCollection(
  collection: Collection,
  { clauses: parsed, gap, strongs }: ParsedQuery,
  { query, limit, focus, scope, order }: SearchQuery,
  { extras = noExtras, isWanted = () => true, wantsFills = true, work = new WorkLimit() }: FindOptions = {},
): FoundTop {
  const clauses = strongs ? strongsClauses(parsed, collection, extras.hebrew) : parsed;
  const isInScope = scope && scopeFilter(collection, scope);
  // A query without clauses finds everything, which is wanted only within a scope.
  if (clauses.length === 0 && (!isInScope || query.trim() !== '')) return nothingFound;
  const { groupOf, index, name } = collection;
  const own = focus?.collection === name ? focus : { limit, group: undefined, skip: undefined };
  const groups: Record<string, number> = {};
  let total = 0;
  const accepts = (document: number) => {
    if (isInScope?.(document) === false || !isWanted(document)) return false;
    total += 1;
    const group = groupOf(document);
    groups[group] = (groups[group] ?? 0) + 1;
    return own.group === undefined || own.group === group;
  };
  const ranked = withQuietStopWords(clauses, name === 'bible' ? 'verses' : 'entries');
  // A number is neither a name nor a reference.
  const certain = strongs ? nothingCertain : collection.certainResults(query);
  const { added, areAlwaysFound } = withRelated(certain, extras.related);
  const ofGap = name === 'bible' && wantsFills ? gap : undefined;
  const found = index.queryTop((built) => addClauses(built, ranked), own.limit, {
    accepts,
    added,
    areAddedFound: areAlwaysFound,
    isInOrder: name === 'bible' && order === 'canonical',
    work,
    ...(ofGap && { gapPhrase: ofGap.phrase }),
  });
  const named = name === 'bible' && certain.added.size > 0 ? translationNamed(query) : undefined;
  const opensIn = named === collection.translations[0]?.slug ? undefined : named;
  const makeResults = (results: readonly TokenResult[]) =>
    results.map((result) => {
      const isMeant = certain.added.has(result.document);
      return {
        ...resultOf(collection, result, isMeant, extras),
        ...(isMeant && opensIn !== undefined && { opensIn }),
      };
    });
  return {
    total,
    groups,
    top: found.results,
    results: () => makeResults(found.results.slice(own.skip)),
    resultsAmong: (isOneOf) => makeResults(found.resultsAmong(isOneOf)),
    isCut: found.isCut,
    ...(own.skip !== undefined && { skipped: own.skip }),
    ...(ofGap && { fills: fillsOf(collection, ofGap, found.fills) }),
  };
}

/** Searches one collection. */
export function searchCollection(
  collection: Collection,
  parsed: ParsedQuery,
  request: SearchQuery,
  extras: Extras = noExtras,
): FoundResults {
  const { total, groups, isCut, fills, skipped, results } = findInCollection(collection, parsed, request, { extras });
  return {
    total,
    groups,
    isCut,
    results: results(),
    ...(fills && { fills }),
    ...(skipped !== undefined && { skipped }),
  };
}
