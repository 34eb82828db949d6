import { CACHE_PREFIX } from '@manna/shared/runtime/offline-store';

/** Files of the releases that cached pages use. */
export const FILES_CACHE = `${CACHE_PREFIX}files`;
/** Responses to queries. */
export const DATA_CACHE = `${CACHE_PREFIX}data`;
export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`;
/** The site itself for reading offline: its page in each language, and the files of the releases that belong to it. */
export const SITE_CACHE = `${CACHE_PREFIX}offline-site`;
