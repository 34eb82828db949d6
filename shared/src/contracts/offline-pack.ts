import type { Language } from './language';

/** Caches of one pillar on the reader's device, by names of its own choice. */
export interface OfflineStore {
  names(): Promise<string[]>;
  open(name: string): Promise<Cache>;
  delete(name: string): Promise<void>;
}

/** What a pack is asked with. */
export interface OfflineRequest {
  store: OfflineStore;
  /** Language of the interface. */
  language: Language;
}

/** A page that a pack makes of what is stored; the shell wraps it in a document without scripts. */
export interface OfflinePage {
  title: string;
  /** HTML, with everything escaped that must be. */
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
 * What the service worker asks of a pillar when the network is gone: the default export of src/offline-pack.ts. It runs in
 * the worker, without a document and without the runtime facade.
 */
export interface OfflinePack {
  /** Whether a path may be one that the pack has a page for; called before anything is read from the store. */
  match(path: string): boolean;
  /** The page of a path; undefined if it is not stored. */
  respond(path: string, request: OfflineRequest): Promise<OfflinePage | undefined>;
  /** What the reader has downloaded. */
  shelf(request: OfflineRequest): Promise<OfflineShelf>;
}

export const defineOfflinePack = (pack: OfflinePack): OfflinePack => pack;
