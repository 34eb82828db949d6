import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { formatBibleListing } from '@manna/shared/domain';
import { addClauses } from '../../engine/clauses';
import { openCollection } from '../../engine/collection';
import { parseQuery } from '../../engine/query-grammar';
import { stockIndex } from '../stock-lunr';

const LIMIT = 24;

/** A search that is ready: returns the texts of the best verses. */
export type Search = (query: string) => readonly string[];

export interface Engine {
  /** Makes what a browser would download. */
  readonly listing: (verses: readonly string[]) => string;
  /** Makes a search from what was downloaded. */
  readonly open: (listing: string) => Search;
}

/** Engines that make their index in the browser download the text, a verse a line. */
const linesOf = (verses: readonly string[]) => verses.join('\n');

/** All find any of the words, the last one as a prefix, and words of more than three letters with one letter wrong. */
export const engines: Readonly<Record<string, Engine>> = {
  'token index': {
    listing: (verses) => formatBibleListing([{ osisId: 'Gen.1', verses }]),
    open: (listing) => {
      const { index, textsOf } = openCollection('bible', listing);
      return (query) => {
        const { clauses } = parseQuery(query);
        const { results } = index.queryTop((builder) => addClauses(builder, clauses), LIMIT);
        return results.map(({ document }) => textsOf(document)[0]?.[0] ?? '');
      };
    },
  },
  minisearch: {
    listing: linesOf,
    open: (listing) => {
      const verses = listing.split('\n');
      const index = new MiniSearch({ fields: ['text'] });
      index.addAll(verses.map((text, id) => ({ id, text })));
      const options = {
        prefix: (_: string, position: number, terms: string[]) => position === terms.length - 1,
        fuzzy: (term: string) => (term.length > 3 ? 1 : false),
      };
      return (query) =>
        index
          .search(query, options)
          .slice(0, LIMIT)
          .map(({ id }) => verses[Number(id)] ?? '');
    },
  },
  flexsearch: {
    listing: linesOf,
    open: (listing) => {
      const verses = listing.split('\n');
      // It has no edit distance; a prefix is possible for every word only.
      const index = new Index({ tokenize: 'forward' });
      verses.forEach((text, id) => index.add(id, text));
      return (query) => index.search(query, { limit: LIMIT, suggest: true }).map((id) => verses[Number(id)] ?? '');
    },
  },
  lunr: {
    listing: linesOf,
    open: (listing) => {
      const verses = listing.split('\n');
      const index = stockIndex(
        verses.map((text, id) => ({ id: `${id}`, values: { text: [text] } })),
        ['text'],
      );
      return (query) =>
        index
          .query((builder) => addClauses(builder, parseQuery(query).clauses))
          .slice(0, LIMIT)
          .map(({ ref }) => verses[Number(ref)] ?? '');
    },
  },
};
