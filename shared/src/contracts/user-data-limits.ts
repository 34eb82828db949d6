/** Limits that browsers know, in a file without schemas, which they do not load. */

/** Maximum number of keys in one request. */
export const USER_DATA_KEYS_LIMIT = 50;

/** Maximum length of one serialized value, in UTF-16 code units: some three thousand bookmarks. */
export const USER_DATA_VALUE_LIMIT = 500_000;
