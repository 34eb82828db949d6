import { config } from 'zod/mini';
import { listingSource } from './listing-source';
import { serveSearch } from './serve-search';

// The policy of the page forbids code made from text, which zod would try.
config({ jitless: true });

const CACHE = 'search-listings';

serveSearch(
  globalThis,
  listingSource({
    base: new URL('/data/search/', location.href).href,
    openCache: () => ('caches' in globalThis ? caches.open(CACHE) : Promise.resolve(undefined)),
  }),
);
