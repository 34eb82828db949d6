import { listingNames, type ListingName } from '@manna/shared/domain';
import * as z from 'zod/mini';
import { cutReasons } from '../cut-reason';
import { reasonKinds } from '../reason-kinds';
import { scopeSchema } from '../scope';

const collectionSchema = z.enum(listingNames);
const idSchema = z.int();

/** Messages of the page to the worker. */
export const requestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('search'),
    /** Rises with each query: a newer query cancels the older ones. */
    id: idSchema,
    query: z.string(),
    /** What is searched, in this order; all that a release may have by default. */
    collections: z.optional(z.readonly(z.array(collectionSchema))),
    /** How many results of each collection. */
    limit: z.int(),
    /**
     * Another limit for the collection that the reader looks at, whether only results of one group are wanted, and how many of
     * the first are not sent, because the page has them.
     */
    focus: z.optional(
      z.object({
        collection: collectionSchema,
        limit: z.int(),
        group: z.optional(z.string()),
        skip: z.optional(z.int()),
      }),
    ),
    /** What results are limited to, also their numbers. If the query is empty, all of it is found. */
    scope: z.optional(scopeSchema),
    /** Verses come in this order; the best first by default. */
    order: z.optional(z.literal('canonical')),
    /** Whether verses are searched in every translation. Their results come again whenever another one is loaded. */
    translations: z.optional(z.literal('all')),
  }),
  /** The network is back: collections that failed are downloaded again. */
  z.object({ kind: z.literal('retry') }),
  /** Asks a worker that owes results whether it is still loading. */
  z.object({ kind: z.literal('ping') }),
]);
export type SearchRequest = z.infer<typeof requestSchema>;
export type SearchQuery = Extract<SearchRequest, { kind: 'search' }>;

/** What a query searches, in the order of the results. */
export const collectionsOf = ({ collections = listingNames }: SearchQuery): readonly ListingName[] => collections;

const markSchema = z.object({ start: z.int(), end: z.int() });

/** See Excerpt. */
const excerptSchema = z.object({
  text: z.string(),
  marks: z.readonly(z.array(markSchema)),
  isStart: z.boolean(),
  isEnd: z.boolean(),
});

const resultSchema = z.object({
  /** 'Gen.1.1', or the id of an entry. */
  id: z.string(),
  /** Its position in the listing, which for verses is the canonical order. */
  document: z.int(),
  score: z.number(),
  /** By name of the field, its values, or of a long one the part in which the most was found. */
  fields: z.record(z.string(), z.array(excerptSchema)),
  /** Why it was found, the best reason first. See Reason. */
  reasons: z.array(z.object({ kind: z.enum(reasonKinds), words: z.readonly(z.array(z.string())) })),
  /** What the listing stores of an entry: slug, category, resultPath, image. */
  stored: z.record(z.string(), z.string()),
  /** The slug of the translation that the query names, if it is not that of the listing: 'web' for 'ps 23 web'. */
  opensIn: z.optional(z.string()),
  /** If every translation is searched: the slug of that whose wording a verse has, and the names of all that have what was found. */
  wording: z.optional(z.object({ slug: z.string(), names: z.array(z.string()) })),
});
export type SearchResult = z.infer<typeof resultSchema>;

/** What fills the gaps of a phrase in quotes. */
const fillSchema = z.object({
  /** As the text has it: 'God', or one word for each gap, 'love … God'. */
  words: z.string(),
  /** The query with these words in the gaps. */
  query: z.string(),
  /** How many results it has. */
  count: z.int(),
});
export type SearchFill = z.infer<typeof fillSchema>;

/** A translation that can be searched beside the site's own. */
const otherSchema = z.object({
  name: z.string(),
  bytes: z.int(),
  state: z.enum(['waiting', 'pending', 'ready', 'error']),
});
export type OtherTranslation = z.infer<typeof otherSchema>;

/** Messages of the worker to the page. */
export const responseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), collection: collectionSchema, state: z.enum(['pending', 'ready', 'error']) }),
  z.object({
    kind: z.literal('results'),
    id: idSchema,
    collection: collectionSchema,
    /** Number of all results, and of those in each group that has any, whatever the focus is. */
    total: z.int(),
    groups: z.record(z.string(), z.int()),
    results: z.array(resultSchema),
    /** How many results come before these and are not sent again; none by default. */
    skipped: z.optional(z.int()),
    /** Whether a part of the query is ignored, and why. */
    isCut: z.boolean(),
    cutBy: z.optional(z.enum(cutReasons)),
    /** What fills the gaps of the query's first phrase with gaps, the commonest first. Only of the Bible. */
    fills: z.optional(z.array(fillSchema)),
    /** The other translations of the release. Only of the Bible. */
    others: z.optional(z.array(otherSchema)),
  }),
  /** The response to a ping while a listing is loading. A worker that neither loads nor sends anything else hangs. */
  z.object({ kind: z.literal('loading') }),
  /** The query may be misspelt: the whole query as it may have been meant. Only if that finds something. */
  z.object({ kind: z.literal('suggestion'), id: idSchema, query: z.string() }),
  /** Something to report; no reader sees it. The results of the collection are empty. */
  z.object({
    kind: z.literal('fault'),
    collection: collectionSchema,
    message: z.string(),
    query: z.optional(z.string()),
  }),
]);
export type SearchResponse = z.infer<typeof responseSchema>;

export type CollectionState = Extract<SearchResponse, { kind: 'state' }>['state'];
export type CollectionResults = Omit<Extract<SearchResponse, { kind: 'results' }>, 'kind' | 'id'>;
export type SearchFault = Omit<Extract<SearchResponse, { kind: 'fault' }>, 'kind'>;

/** What both sides send through: a worker, the scope of a worker, or a MessagePort. */
export interface MessageTarget {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}
