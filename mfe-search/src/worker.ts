import { config } from 'zod/mini';
import { listingSource } from './engine/worker/listing-source';
import { serveSearch } from './engine/worker/serve-search';

// The policy of the page forbids code made from text, which zod would try.
config({ jitless: true });

const CACHE = 'manna-search-listings';

serveSearch(
  globalThis,
  listingSource({
    // The worker runs from a blob, whose address has no folders.
    base: `${origin}/data/search/`,
    openCache: () => ('caches' in globalThis ? caches.open(CACHE) : Promise.resolve(undefined)),
  }),
);
