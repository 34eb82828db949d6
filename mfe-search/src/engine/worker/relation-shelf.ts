import { readRelationListing } from '@manna/shared/domain';
import type { Collection } from '../collection';
import { relatedResults, type RelatedResults } from '../relations/related-results';
import { parseRelationQuery } from '../relations/relation-query';
import type { ListingSource } from './listing-source';
import { openListing } from './open-listing';

const NAME = 'relations';

/** How long a search waits for the listing before it goes on without. */
const LONGEST_WAIT_MS = 2_000;

type Find = ReturnType<typeof relatedResults>;
/** Finds in the collection of the encyclopedia what a query asks for. */
export type FindIn = (collection: Collection) => RelatedResults | undefined;

/** What a query asks for. Both are undefined if the listing cannot be loaded, and never reject. */
export interface AskedRelation {
  /** Undefined also if the listing takes too long. */
  readonly inTime: Promise<FindIn | undefined>;
  readonly whenever: Promise<FindIn | undefined>;
}

/** The listing of relations, which the first query that asks for a relation downloads. */
export interface RelationShelf {
  /** Undefined if the query asks for no relation. */
  readonly find: (query: string) => AskedRelation | undefined;
  /** Lets a listing that failed be loaded again. */
  readonly retry: () => void;
}

export function relationShelf(source: ListingSource): RelationShelf {
  let opened: Promise<Find | undefined> | undefined;
  let hasFailed = false;

  async function open(): Promise<Find | undefined> {
    try {
      return await openListing(source, NAME, (text) => relatedResults(readRelationListing(text)));
    } catch {
      // A release may have no such listing. Search works without it.
      hasFailed = true;
      return undefined;
    }
  }

  return {
    find(query) {
      const asked = parseRelationQuery(query);
      if (!asked) return undefined;
      opened ??= open();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
      });
      const whenever = opened.then((find) => find && ((collection: Collection) => find(asked, collection)));
      return { whenever, inTime: Promise.race([whenever, tooLate]).finally(() => clearTimeout(timer)) };
    },
    retry() {
      if (hasFailed) opened = undefined;
      hasFailed = false;
    },
  };
}
