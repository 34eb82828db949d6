import type { Language } from './language';
import type { QueryDocument } from './data-client';

/** Caches of one pillar on the reader's device, by names of its own choice. */
export interface OfflineStore {
  names(): Promise<string[]>;
  open(name: string): Promise<Cache>;
  delete(name: string): Promise<void>;
}

/** The arguments of a pack's functions. */
export interface OfflineRequest {
  store: OfflineStore;
  /** Language of the interface. */
  language: Language;
}

/** A page that a pack renders from what is stored. The shell wraps it in a document without scripts. */
export interface OfflinePage {
  title: string;
  /** HTML. The pack escapes its values. */
  body: string;
  /** When its content was downloaded. */
  savedAt: Date;
}

/** Pages to list when the reader asks for one that is not on the device. */
export interface OfflineShelf {
  heading: string;
  pages: readonly { path: string; title: string }[];
}

/**
 * What a pillar does for the service worker when there is no network: the default export of src/offline-pack.ts. It runs
 * in the worker, without a document and without the runtime facade.
 */
export interface OfflinePack {
  /** Whether the pack may have a page for a path. Called before anything is read from the store. */
  match(path: string): boolean;
  /** Returns the page of a path, or undefined if it is not stored. */
  respond(path: string, request: OfflineRequest): Promise<OfflinePage | undefined>;
  /** Returns the pages that the reader has downloaded. */
  shelf(request: OfflineRequest): Promise<OfflineShelf>;
}

/**
 * What a pillar's own pages read instead of the network when the service worker opens the site itself offline: the part of
 * its bundle that fills the slot offlinePacks. It runs in the page, in the same release as the queries that it answers.
 */
export interface OfflineData {
  /** Returns the stored result of a query; undefined if it is not on the device. */
  query<Result, Variables>(
    document: QueryDocument<Result, Variables>,
    variables: Variables,
    request: OfflineRequest,
  ): Promise<Result | undefined>;
}

export const defineOfflinePack = (pack: OfflinePack): OfflinePack => pack;
