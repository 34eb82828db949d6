import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DEFAULT_TRANSLATION } from '@manna/shared/domain';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { createSchema, createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { bibleResolvers } from '../bible/bible-resolvers';
import { booksResolvers } from '../books/books-resolvers';
import { commentariesResolvers } from '../commentaries/commentaries-resolvers';
import type { ContentFiles } from '../content/content-files';
import type { ContentService } from '../content/content-service';
import { entriesResolvers } from '../entries/entries-resolvers';
import { familyResolvers } from '../family/family-resolvers';
import { journeysResolvers } from '../journeys/journeys-resolvers';
import { lexiconResolvers } from '../lexicon/lexicon-resolvers';
import { mentionsResolvers } from '../mentions/mentions-resolvers';
import { placesResolvers } from '../places/places-resolvers';
import { homeResolvers } from '../site-pages/home-resolvers';
import { sitePagesResolvers } from '../site-pages/site-pages-resolvers';
import { siteResolvers } from '../site/site-resolvers';
import { databaseAway } from '../storage/database-away';
import { searchResolvers } from '../search/search-resolvers';
import type { SearchService } from '../search/search-service';
import type { Database } from '../storage/storage';
import { timelineResolvers } from '../timeline/timeline-resolvers';
import { versesResolvers } from '../verses/verses-resolvers';
import { isPlain, refusal } from './bad-input';
import { checkArguments } from './check-arguments';
import { parsedQueries } from './parsed-queries';
import { PersistedQueries, type PersistedQueryRequest } from './persisted-queries';
import { answerInPlainWords } from './plain-words';
import { openContext, type QueryContext } from './query-context';
import { countFields, QUERY_LIMITS, type BudgetLimits } from './query-budget';
import { limitQueries } from './query-limits';

/** A GraphQL request: the text of a query, or the hash of a persisted one in `extensions`. */
export interface QueryParams {
  query?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
}

/** One request of a reader, or the rendering of one page. Repeated reads within it are done once. */
export interface QuerySession {
  run(params: QueryParams): Promise<ExecutionResult>;
}

/** Persisted queries: text by SHA-256. */
export type Documents = ReadonlyMap<string, string>;

/** The `extensions` that name a persisted query. */
export const persistedQuery = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

export interface GraphqlService {
  /** The cache key of a persisted query and its variables; see PersistedQueries. */
  cacheKeyOf(query: PersistedQueryRequest): string | undefined;
  /** For requests of readers: in the environment 'prod' only persisted queries run. */
  openSession(): QuerySession;
  /**
   * For rendering a page: runs the queries of the releases that the page is made from, even if the composition changes.
   */
  openPageSession(pageDocuments: Documents): QuerySession;
  /** Whether a query has failed since that time, as of performance.now(), because the database was away. */
  wasAwaySince(time: number): boolean;
}

interface GraphqlOptions {
  /** Together they define the schema. */
  schemaFiles: readonly string[];
  db: Database;
  content: Pick<ContentService, 'current'>;
  /** Where the data of interactives are read; without it they have none. */
  files?: Pick<ContentFiles, 'ofAvailable'>;
  /** Searches for pages; without it they have no results. */
  search?: Pick<SearchService, 'search'>;
  environment: string;
  /** Slug of the translation to use if a query does not name one; by default that of the site. */
  defaultTranslation?: string;
  /** The persisted queries of the shell and of the composed pillars: text by SHA-256. */
  documents: () => Documents;
  log: Logger;
  limits?: BudgetLimits;
}

/** The resolvers of each module belong to its .graphql file. */
const resolvers = [
  bibleResolvers,
  booksResolvers,
  commentariesResolvers,
  entriesResolvers,
  familyResolvers,
  journeysResolvers,
  lexiconResolvers,
  mentionsResolvers,
  placesResolvers,
  siteResolvers,
  sitePagesResolvers,
  homeResolvers,
  searchResolvers,
  timelineResolvers,
  versesResolvers,
];

const FAILED = 'Something went wrong reading this content. Please try again later.';

/** What a caller may read of an error. */
function readable(error: unknown): GraphQLError {
  if (error instanceof GraphQLError && isPlain(error)) return error;
  if (databaseAway(error) !== undefined) return away();
  const where = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  return new GraphQLError(FAILED, { ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

const away = (): GraphQLError => refusal('This content cannot be read now: try again in a moment.', 'UNAVAILABLE', 503);

/** How often the log repeats that the database is away, which all queries notice. */
const REPEAT_MS = 10_000;

/** Logs a query that failed: with its stack, or in one sentence for all of them while the database is away. */
function failureLog(log: Logger): (error: unknown) => void {
  let reportedAt = -Infinity;
  return (error) => {
    const reason = databaseAway(error);
    if (reason === undefined) return log.error({ err: error }, 'a query failed');
    if (performance.now() - reportedAt < REPEAT_MS) return undefined;
    reportedAt = performance.now();
    return log.error(`Queries fail because the database is away (${reason}); readers get 503 until it is back.`);
  };
}

/** Queries that cannot be parsed are seldom sent again. */
const MAX_REFUSED = 16;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Creates the GraphQL schema and server on one database. Throws if a schema file cannot be read. */
export async function openGraphql(options: GraphqlOptions): Promise<GraphqlService> {
  const { content, db, documents, environment, files, search, defaultTranslation = DEFAULT_TRANSLATION, log } = options;
  const { limits = QUERY_LIMITS } = options;
  const texts = await Promise.all(options.schemaFiles.map((file) => readFile(file, 'utf8')));
  const typeDefs = texts.join('\n');
  const pages = new WeakMap<Request, Documents>();

  /** If the text of a persisted query was sent, run it as that persisted query. */
  const persistedText: Plugin = {
    onParams({ params, setParams }) {
      const hash = params.query === undefined ? undefined : sha256(params.query);
      if (hash === undefined || !documents().has(hash)) return;
      const { operationName, variables } = params;
      setParams({
        extensions: persistedQuery(hash),
        ...(operationName && { operationName }),
        ...(variables && { variables }),
      });
    },
  };
  const schema = countFields(checkArguments(createSchema<QueryContext>({ typeDefs, resolvers })));
  const persistedQueries = new PersistedQueries(schema, documents);
  const reportFailure = failureLog(log);
  let awayAt = -Infinity;
  const yoga = createYoga<QueryContext>({
    schema,
    parserAndValidationCache: {
      documentCache: parsedQueries(),
      errorCache: new LRUCache({ max: MAX_REFUSED }),
    },
    graphiql: false,
    landingPage: false,
    // Masked errors are logged with their cause. Readers get one sentence, whatever NODE_ENV is.
    maskedErrors: {
      isDev: false,
      errorMessage: FAILED,
      maskError(error) {
        if (databaseAway(error) !== undefined) awayAt = performance.now();
        return readable(error);
      },
    },
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...args: unknown[]) => log.warn({ detail: args.map(String) }, 'GraphQL'),
      error: (error: unknown) => reportFailure(error),
    },
    plugins: [
      persistedText,
      usePersistedOperations({
        allowArbitraryOperations: environment !== 'prod',
        getPersistedOperation: (hash, request) => (pages.get(request) ?? documents()).get(hash) ?? null,
        customErrors: {
          notFound: () => refusal('No persisted query has this hash.', 'PERSISTED_QUERY_NOT_FOUND', 404),
          keyNotFound: () => refusal('Send a query, or the hash of a persisted one.', 'BAD_REQUEST', 400),
          persistedQueryOnly: () => refusal('Only the queries of this site run here.', 'PERSISTED_QUERY_ONLY', 403),
        },
      }),
      answerInPlainWords(schema),
      limitQueries(schema, limits),
    ],
  });

  const mode = environment === 'prod' ? "only the site's own GraphQL queries run" : 'any GraphQL query runs';
  log.info({ environment }, mode);

  const openWith = (request: Request, own: Pick<QueryContext, 'search'> = { search: undefined }): QuerySession => {
    let context: QueryContext | undefined;
    return {
      async run(params) {
        const release = content.current();
        if (release === undefined) return { errors: [refusal('No content is loaded yet.', 'UNAVAILABLE', 503)] };
        context ??= openContext(db, release, { files, defaultTranslation, log, ...own });
        try {
          const result = await yoga.getResultForParams({ params, request }, context);
          if (result === undefined || isAsyncIterable(result)) throw new Error('a query returned a stream');
          return result;
        } catch (error) {
          if (error instanceof GraphQLError) return { errors: [readable(error)] };
          throw error;
        }
      },
    };
  };
  const newRequest = () => new Request('http://gateway/data/graphql');
  return {
    cacheKeyOf: (query) => persistedQueries.cacheKeyOf(query),
    wasAwaySince: (time) => awayAt >= time,
    openSession: () => openWith(newRequest()),
    openPageSession(pageDocuments) {
      const request = newRequest();
      pages.set(request, pageDocuments);
      return openWith(request, { search });
    },
  };
}
