import type { ListingName } from '@manna/shared/domain';
import type { Collection } from '../collection';
import { parseQuery, type ParsedQuery } from '../query-grammar';
import { everyTranslation } from '../translations/every-translation';
import { hebrewShelf } from '../strongs/hebrew-shelf';
import { collectionShelf, messageOf } from './collection-shelf';
import type { ListingSource } from './listing-source';
import { countedSource } from './counted-source';
import { relationShelf, type AskedRelation, type FindIn } from './relation-shelf';
import { collectionsOf, requestSchema, type MessageTarget, type SearchQuery, type SearchResponse } from './protocol';
import { findInCollection, nothing, searchCollection, type Extras, type FoundResults } from './search-collection';
import { suggestionFor } from './suggestion';

/** Lets messages that have arrived be handled before the next collection is searched. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Whether a part of a query was ignored, and why: when it was read, or when it was searched for. */
function cutOf(parsed: ParsedQuery, results: FoundResults): Pick<FoundResults, 'isCut' | 'cutBy'> {
  const cutBy = parsed.cutBy ?? (results.isCut ? 'work' : undefined);
  return { isCut: cutBy !== undefined, ...(cutBy && { cutBy }) };
}

/** Whether all translations are searched. Only the one that is shown has the numbers of Hebrew words. */
const isForAll = ({ translations }: SearchQuery, { strongs }: ParsedQuery): boolean =>
  translations !== undefined && strongs === undefined;

/**
 * Answers the requests of a page. A query searches the collections one after the other, and posts the results of each when
 * it has them; a newer query stops it. Whatever goes wrong with a collection, its results are empty and the fault is posted.
 */
export function serveSearch(page: MessageTarget, listings: ListingSource): void {
  const source = countedSource(listings);
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

  function searchWith(
    collection: Collection,
    request: SearchQuery,
    parsed: ParsedQuery,
    extras?: Extras,
  ): FoundResults {
    const searchOwn = () => searchCollection(collection, parsed, request, extras);
    if (collection.name !== 'bible' || collection.translations.length < 2) return searchOwn();
    const others = every.others(collection);
    if (!isForAll(request, parsed)) return { ...searchOwn(), others };
    const merged = every.search(collection, request, (one, isWanted, work) =>
      findInCollection(one, parsed, request, { isWanted, work, wantsFills: false }),
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
      const results = searchWith(bible, request, parsed);
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
  async function suggest(request: SearchQuery): Promise<void> {
    const { id, query } = request;
    const opened = await Promise.all(collectionsOf(request).map((name) => shelf.open(name)));
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
    const isReady = collectionsOf(request).every(isOpened);
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
    if (request.kind === 'ping') {
      if (source.isLoading()) post({ kind: 'loading' });
      return;
    }
    if (request.kind === 'retry') {
      relations.retry();
      const failed = shelf.retry();
      if (hebrew.hasFailed()) failed.push('bible');
      every.retry();
      if (latest) void search(latest, failed);
      return;
    }
    latest = request;
    void search(request, collectionsOf(request));
  });
}
