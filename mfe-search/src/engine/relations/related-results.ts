import type { RelationListing } from '@manna/shared/domain';
import { raise, type AddedScores } from '../added-scores';
import type { CertainResults } from '../certain-results';
import type { Collection } from '../collection';
import { relatedEntries, type Bearer } from './related-entries';
import type { RelationQuery } from './relation-query';

/** The documents that a query asks for by a relation. */
export interface RelatedResults {
  readonly added: AddedScores;
  /** The relation that led to a document: 'mother of Samuel'. */
  readonly reasonOf: (document: number) => string | undefined;
}

/** Less than for an exact name, more than for words of names. Each has less than the one before it. */
const OF_RELATION = 4_900;
const STEP = 25;
const LEAST = 2_500;

/** Finds the results of a query in a collection of entries. Undefined if there are none. */
export function relatedResults(
  listing: RelationListing,
): (query: RelationQuery, collection: Collection) => RelatedResults | undefined {
  const find = relatedEntries(listing);
  let known: { readonly collection: Collection; readonly documents: ReadonlyMap<string, number> } | undefined;
  return (query, collection) => {
    if (known?.collection !== collection) {
      const documents = new Map<string, number>();
      for (let document = 0; document < collection.documentCount; document += 1)
        documents.set(collection.refOf(document), document);
      known = { collection, documents };
    }
    const { documents } = known;
    const bearersOf = (name: string): Bearer[] =>
      collection.called(name).map(({ document, isName }) => ({
        id: collection.refOf(document),
        name: collection.textsOf(document)[0]?.[0] ?? name,
        isName,
      }));
    const added = new Map<number, number>();
    const reasons = new Map<number, string>();
    for (const { id, reason } of find(query, bearersOf)) {
      const document = documents.get(id);
      if (document === undefined || added.has(document)) continue;
      added.set(document, Math.max(LEAST, OF_RELATION - STEP * added.size));
      reasons.set(document, reason);
    }
    return added.size === 0 ? undefined : { added, reasonOf: (document) => reasons.get(document) };
  };
}

/** Adds results by a relation to those that are certain by their names. */
export function withRelated(certain: CertainResults, related: RelatedResults | undefined): CertainResults {
  if (!related) return certain;
  const added = new Map(certain.added);
  for (const [document, score] of related.added) raise(added, document, score);
  return { added, areAlwaysFound: true };
}
