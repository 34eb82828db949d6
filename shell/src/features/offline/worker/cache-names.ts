import { CACHE_PREFIX } from '@manna/shared/runtime/offline-store';

/** Files of the releases that cached pages use. */
export const FILES_CACHE = `${CACHE_PREFIX}files`;
/** Responses to queries. */
export const DATA_CACHE = `${CACHE_PREFIX}data`;
export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`;
