import { LRUCache } from 'lru-cache';

/** More than the queries of a site and of all its pillars, whose texts have some 12,000 characters. */
const MAX_BYTES = 4 * 1024 * 1024;
/** What a parsed query takes for each character of its text, as measured with positions. */
const BYTES_A_CHARACTER = 80;

/** A cache of what was parsed from the text of a query, by that text. It drops the least recently used ones. */
export const parsedQueries = <Parsed extends object>(): LRUCache<string, Parsed> =>
  new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (_parsed, text) => text.length * BYTES_A_CHARACTER });
