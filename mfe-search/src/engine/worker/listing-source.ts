import type { ListingFile } from '@manna/shared/domain';

/** Gets the text of listings. */
export interface ListingSource {
  /** The stored text; undefined if there is none. Never rejects. */
  readonly stored: (name: ListingFile) => Promise<string | undefined>;
  /**
   * Downloads the text, and stores it if the device has room. Rejects with 'Failed to fetch search data: 503' if the server
   * refuses, and with the error of fetch if there is no network.
   */
  readonly download: (name: ListingFile) => Promise<string>;
  /** Downloads and stores the text if it has another hash than the stored one. Never rejects. */
  readonly renew: (name: ListingFile) => Promise<void>;
  /** Removes the stored text, because it cannot be read. Never rejects. */
  readonly forget: (name: ListingFile) => Promise<void>;
}

/** The part of Cache Storage that is used. */
export interface ListingCache {
  readonly match: (url: string) => Promise<Response | undefined>;
  readonly put: (url: string, response: Response) => Promise<void>;
  readonly delete: (url: string) => Promise<boolean>;
}

export interface ListingSourceOptions {
  /** Where listings are: '/data/search/'. */
  readonly base: string;
  /** Rejects or is undefined if the browser stores nothing: in private windows, or without a secure connection. */
  readonly openCache: () => Promise<ListingCache | undefined>;
}

/** A listing that takes longer is given up, so that the other collections are searched. */
const LONGEST_DOWNLOAD_MS = 60_000;

/** Cache Storage may never respond; then nothing is stored, and the listing is downloaded. */
const LONGEST_CACHE_MS = 15_000;

/** Stores listings in Cache Storage, so that search is there without a network. */
export function listingSource({ base, openCache }: ListingSourceOptions): ListingSource {
  const urlOf = (name: ListingFile) => `${base}${name}.listing`;
  /** What fails here only means that nothing is stored. */
  async function inCache<Value>(act: (cache: ListingCache) => Promise<Value>): Promise<Value | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), LONGEST_CACHE_MS);
    });
    const done = async () => {
      const cache = await openCache();
      return cache && (await act(cache));
    };
    try {
      return await Promise.race([done(), tooLate]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  const match = (name: ListingFile) => inCache((cache) => cache.match(urlOf(name)));
  const fetchListing = (name: ListingFile, options: RequestInit) =>
    fetch(urlOf(name), { ...options, signal: AbortSignal.timeout(LONGEST_DOWNLOAD_MS) });
  const put = (name: ListingFile, response: Response) => inCache((cache) => cache.put(urlOf(name), response));
  return {
    stored: async (name) => (await match(name))?.text(),
    download: async (name) => {
      // The browser's own cache may have it, and asks whether it is the current one.
      const response = await fetchListing(name, { cache: 'no-cache' });
      if (response.status >= 400) throw new Error(`Failed to fetch search data: ${response.status}`);
      const copy = response.clone();
      const text = await response.text();
      await put(name, copy);
      return text;
    },
    renew: async (name) => {
      // The ETag is made of the hash. It stays with the stored text, which may be older than the browser's own cache.
      const etag = (await match(name))?.headers.get('etag');
      if (!etag) return;
      const response = await fetchListing(name, { cache: 'no-store', headers: { 'if-none-match': etag } }).catch(
        () => undefined,
      );
      if (response?.ok) await put(name, response);
    },
    forget: async (name) => {
      await inCache((cache) => cache.delete(urlOf(name)));
    },
  };
}
