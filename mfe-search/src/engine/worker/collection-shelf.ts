import type { ListingName } from '@manna/shared/domain';
import { openCollection, type Collection } from '../collection';
import type { ListingSource } from './listing-source';
import { openListing } from './open-listing';
import type { CollectionState } from './protocol';

/** The collections of a worker, each opened once. */
export interface CollectionShelf {
  /** Opens a collection, or returns the one that is open. Undefined if it could not be opened. */
  readonly open: (name: ListingName) => Promise<Collection | undefined>;
  readonly stateOf: (name: ListingName) => CollectionState | undefined;
  /** Lets collections that failed be opened again. Returns their names. */
  readonly retry: () => ListingName[];
}

export interface CollectionShelfOptions {
  readonly source: ListingSource;
  readonly onState: (name: ListingName, state: CollectionState) => void;
  /** Called with one sentence when a collection cannot be opened. */
  readonly onFault: (name: ListingName, message: string) => void;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function collectionShelf({ source, onState, onFault }: CollectionShelfOptions): CollectionShelf {
  const states = new Map<ListingName, CollectionState>();
  const opened = new Map<ListingName, Promise<Collection | undefined>>();
  const setState = (name: ListingName, state: CollectionState) => {
    states.set(name, state);
    onState(name, state);
  };

  async function start(name: ListingName): Promise<Collection | undefined> {
    setState(name, 'pending');
    try {
      const collection = await openListing(source, name, (text) => openCollection(name, text));
      setState(name, 'ready');
      return collection;
    } catch (error) {
      setState(name, 'error');
      onFault(name, messageOf(error));
      return undefined;
    }
  }

  return {
    open: (name) => {
      const before = opened.get(name);
      if (before) return before;
      const collection = start(name);
      opened.set(name, collection);
      return collection;
    },
    stateOf: (name) => states.get(name),
    retry: () => {
      const failed = [...states].filter(([, state]) => state === 'error').map(([name]) => name);
      for (const name of failed) {
        states.delete(name);
        opened.delete(name);
      }
      return failed;
    },
  };
}
