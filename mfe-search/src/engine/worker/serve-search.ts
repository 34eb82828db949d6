import { listingNames, type ListingName } from '@manna/shared/domain';
import { nothingAdded } from '../added-scores';
import type { CertainResults } from '../certain-results';
import { addClauses } from '../clauses';
import type { Collection } from '../collection';
import { excerptOf } from '../excerpt';
import { fillsOf } from '../fills';
import { marksOf } from '../marks';
import { parseQuery, type ParsedQuery } from '../query-grammar';
import { withRelated, type RelatedResults } from '../relations/related-results';
import { withQuietStopWords } from '../stop-words';
import { reasonsOf } from '../reasons';
import { scopeFilter } from '../scope';
import { everyTranslation } from '../translations/every-translation';
import type { TokenResult } from '../token-index';
import { hebrewMarks, inOrder } from '../strongs/hebrew-marks';
import { hebrewShelf } from '../strongs/hebrew-shelf';
import type { HebrewWords } from '../strongs/hebrew-words';
import { strongsClauses } from '../strongs/strongs-clauses';
import { collectionShelf, messageOf } from './collection-shelf';
import type { ListingSource } from './listing-source';
import { relationShelf, type AskedRelation, type FindIn } from './relation-shelf';
import {
  requestSchema,
  type CollectionResults,
  type MessageTarget,
  type SearchQuery,
  type SearchResponse,
  type SearchResult,
} from './protocol';
import { suggestionFor } from './suggestion';

/** Lets messages that have arrived be handled before the next collection is searched. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** What some queries need beside the collections. */
interface Extras {
  readonly hebrew: HebrewWords | undefined;
  readonly related: RelatedResults | undefined;
}

function resultOf(
  collection: Collection,
  { ref, document, score, matchData, clauseOf }: TokenResult,
  isMeant: boolean,
  { hebrew, related }: Extras,
): SearchResult {
  const found = Object.entries(matchData.metadata as Readonly<Record<string, object>>);
  const foundIn = (field: string) => found.filter(([, byField]) => field in byField).map(([term]) => term);
  const marksIn = (field: string, text: string) => {
    const marks = marksOf(text, foundIn(field));
    return hebrew ? inOrder([...marks, ...hebrewMarks(text, hebrew.wordsOf(document), foundIn(field))]) : marks;
  };
  const texts = collection.textsOf(document);
  const fields = Object.fromEntries(
    collection.fields.map((field, index) => [
      field,
      (texts[index] ?? []).map((text) => excerptOf(text, marksIn(field, text))),
    ]),
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

const meantAs = ({ name }: Collection) => (name === 'bible' ? 'reference' : 'name');

const nothingCertain: CertainResults = { added: nothingAdded, areAlwaysFound: false };

type FoundResults = Omit<CollectionResults, 'collection'>;

const nothing: FoundResults = { total: 0, groups: {}, results: [], isCut: false };
const noExtras: Extras = { hebrew: undefined, related: undefined };

/** Whether a part of a query was ignored, and why: when it was read, or when it was searched for. */
function cutOf(parsed: ParsedQuery, results: FoundResults): Pick<FoundResults, 'isCut' | 'cutBy'> {
  const cutBy = parsed.cutBy ?? (results.isCut ? 'work' : undefined);
  return { isCut: cutBy !== undefined, ...(cutBy && { cutBy }) };
}

/** Searches one collection. */
function searchCollection(
  collection: Collection,
  { clauses: parsed, gap, strongs }: ParsedQuery,
  request: SearchQuery,
  extras: Extras,
  isWanted: (document: number) => boolean = () => true,
): FoundResults {
  const clauses = strongs ? strongsClauses(parsed, collection, extras.hebrew) : parsed;
  const { query, limit, focus, scope, order } = request;
  const isInScope = scope && scopeFilter(collection, scope);
  // A query without clauses finds everything, which is wanted only within a scope.
  if (clauses.length === 0 && (!isInScope || query.trim() !== '')) return nothing;
  const { groupOf, index, name } = collection;
  const own = focus?.collection === name ? focus : { limit, group: undefined };
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
  const ofGap = name === 'bible' ? gap : undefined;
  const { results, isCut, fills } = index.queryTop((built) => addClauses(built, ranked), own.limit, {
    accepts,
    added,
    areAddedFound: areAlwaysFound,
    isInOrder: name === 'bible' && order === 'canonical',
    ...(ofGap && { gapPhrase: ofGap.phrase }),
  });
  return {
    total,
    groups,
    results: results.map((result) => resultOf(collection, result, certain.added.has(result.document), extras)),
    isCut,
    ...(ofGap && { fills: fillsOf(collection, ofGap, fills) }),
  };
}

/** Whether all translations are searched. Only the one that is shown has the numbers of Hebrew words. */
const isForAll = ({ translations }: SearchQuery, { strongs }: ParsedQuery): boolean =>
  translations !== undefined && strongs === undefined;

/**
 * Answers the requests of a page. A query searches the collections one after the other, and posts the results of each when
 * it has them; a newer query stops it. Whatever goes wrong with a collection, its results are empty and the fault is posted.
 */
export function serveSearch(page: MessageTarget, source: ListingSource): void {
  const post = (response: SearchResponse) => page.postMessage(response);
  const shelf = collectionShelf({
    source,
    onState: (collection, state) => post({ kind: 'state', collection, state }),
    onFault: (collection, message) => post({ kind: 'fault', collection, message }),
  });
  const hebrew = hebrewShelf({
    source,
    onFailed: (hasFailed) => post({ kind: 'state', collection: 'bible', state: hasFailed ? 'error' : 'ready' }),
  });
  const relations = relationShelf(source);
  const every = everyTranslation(source, (message) => post({ kind: 'fault', collection: 'bible', message }));
  let latest: SearchQuery | undefined;

  async function searchOne(
    name: ListingName,
    request: SearchQuery,
    parsed: ParsedQuery,
    findRelated: Promise<FindIn | undefined> | undefined,
  ) {
    if (shelf.stateOf(name) === 'error') {
      const message = 'Searched while the collection is in the error state';
      post({ kind: 'fault', collection: name, message, query: request.query });
      return undefined;
    }
    const collection = await shelf.open(name);
    if (!collection) return undefined;
    const words = await hebrew.wordsFor(collection, parsed);
    const find = name === 'encyclopedia' ? await findRelated : undefined;
    return () => searchWith(collection, request, parsed, { hebrew: words, related: find?.(collection) });
  }

  function searchWith(collection: Collection, request: SearchQuery, parsed: ParsedQuery, extras: Extras): FoundResults {
    const searchOwn = () => searchCollection(collection, parsed, request, extras);
    if (collection.name !== 'bible' || collection.translations.length < 2) return searchOwn();
    const others = every.others(collection);
    if (!isForAll(request, parsed)) return { ...searchOwn(), others };
    const merged = every.search(collection, request, (one, asked, isWanted) =>
      searchCollection(one, parsed, asked, noExtras, isWanted),
    );
    // Only what fills a gap is found in the site's own translation alone.
    const fills = parsed.gap && searchOwn().fills;
    return { ...merged, ...(fills && { fills }), others };
  }

  /** Loads the other translations, and posts the results of the Bible again after each. */
  async function searchOthers(request: SearchQuery, parsed: ParsedQuery): Promise<void> {
    const bible = await shelf.open('bible');
    const isNewest = () => latest?.id === request.id;
    if (!bible || !isNewest()) return;
    await every.load(bible, isNewest, () => {
      const results = searchWith(bible, request, parsed, noExtras);
      post({ kind: 'results', id: request.id, collection: 'bible', ...results, ...cutOf(parsed, results) });
    });
  }

  /** Posts the results of the encyclopedia again if the listing of relations came after them. */
  async function searchLate(request: SearchQuery, parsed: ParsedQuery, related: AskedRelation): Promise<void> {
    if ((await related.inTime) || !(await related.whenever)) return;
    const collection = 'encyclopedia';
    const run = await searchOne(collection, request, parsed, related.whenever);
    if (latest?.id !== request.id || !run) return;
    const results = run();
    post({ kind: 'results', id: request.id, collection, ...results, ...cutOf(parsed, results) });
  }

  const isOpened = (name: ListingName) => ['ready', 'error'].includes(shelf.stateOf(name) ?? '');

  /** Posts a suggestion, if there is one. It needs the words of all collections. */
  async function suggest({ id, query }: SearchQuery): Promise<void> {
    const opened = await Promise.all(listingNames.map((name) => shelf.open(name)));
    if (latest?.id !== id) return;
    const suggestion = suggestionFor(
      query,
      opened.flatMap((collection) => collection ?? []),
    );
    if (suggestion !== undefined) post({ kind: 'suggestion', id, query: suggestion });
  }

  async function search(request: SearchQuery, collections: readonly ListingName[]): Promise<void> {
    const { id, query } = request;
    const parsed = parseQuery(query);
    // Its listing is downloaded while the Bible is searched.
    const related = relations.find(query);
    // Before the results, so that it does not move them; the first search must wait for the collections.
    const isReady = listingNames.every(isOpened);
    if (isReady) await suggest(request);
    for (const collection of collections) {
      let found: FoundResults | undefined;
      try {
        const run = await searchOne(collection, request, parsed, related?.inTime);
        await nextTask();
        if (latest?.id !== id) return;
        found = run?.();
      } catch (error) {
        post({ kind: 'fault', collection, message: messageOf(error), query });
      }
      const results = found ?? nothing;
      post({ kind: 'results', id, collection, ...results, ...cutOf(parsed, results) });
    }
    if (!isReady) await suggest(request);
    if (isForAll(request, parsed)) await searchOthers(request, parsed);
    if (related) await searchLate(request, parsed, related);
  }

  page.addEventListener('message', ({ data }) => {
    const parsed = requestSchema.safeParse(data);
    // A page of another release may be open; it gets no results, and no error either.
    if (!parsed.success) return;
    const request = parsed.data;
    if (request.kind === 'retry') {
      relations.retry();
      const failed = shelf.retry();
      if (hebrew.hasFailed()) failed.push('bible');
      every.retry();
      if (latest) void search(latest, failed);
      return;
    }
    latest = request;
    void search(request, listingNames);
  });
}
