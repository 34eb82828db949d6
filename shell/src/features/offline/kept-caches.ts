/** Every cache of this site begins so; withdrawing the service worker deletes them all. */
export const CACHE_PREFIX = 'manna-';

/** Pages, as they were sent. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`;
/** Files of the releases that pages were made of. */
export const FILES_CACHE = `${CACHE_PREFIX}files`;
/** Answers to queries. */
export const DATA_CACHE = `${CACHE_PREFIX}data`;
export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`;

/** One cache for each translation that a reader chose to keep. */
const TRANSLATION_PREFIX = `${CACHE_PREFIX}translation-`;
export const translationCache = (slug: string): string => `${TRANSLATION_PREFIX}${slug}`;

/** Slug of the translation a cache keeps; undefined for the other caches. */
export const translationOfCache = (name: string): string | undefined =>
  name.startsWith(TRANSLATION_PREFIX) ? name.slice(TRANSLATION_PREFIX.length) : undefined;
