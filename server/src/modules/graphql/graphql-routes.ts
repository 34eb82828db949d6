import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { z } from 'zod';
import { describeMismatch } from '../../json-file';
import { prepareResponse, NO_STORE, sendResponse } from '../responses/response';
import type { ResponseCache } from '../responses/response-cache';
import { limitMisses } from '../responses/miss-limit';
import type { ContentService } from '../content/content-service';
import type { GraphqlService, QueryParams } from './graphql-service';

const BODY_LIMIT_BYTES = 64 * 1024;
const POSTS_PER_MINUTE = 600;
/** GET requests that were not answered from the cache. */
const MISSES_PER_MINUTE = 600;
/** Content changes only with a new release. */
const PERSISTED_QUERY_CACHE = 'public, max-age=60, stale-while-revalidate=600';
const JSON_TYPE = 'application/json; charset=utf-8';

const objectSchema = z.record(z.string(), z.unknown());
const paramsSchema = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: objectSchema.nullish(),
  extensions: objectSchema.nullish(),
});
const persistedSchema = z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }) });

interface GraphqlRoutesOptions {
  graphql: GraphqlService;
  content: Pick<ContentService, 'current'>;
  cache: ResponseCache;
}

class BadParams extends Error {}

function readParams(value: unknown): QueryParams {
  if (Array.isArray(value)) throw new BadParams('Send one query at a time.');
  const result = paramsSchema.safeParse(value);
  if (!result.success)
    throw new BadParams(`The request is not a GraphQL query: ${describeMismatch(result.error, value)}.`);
  const { query, operationName, variables, extensions } = result.data;
  return {
    ...(query != null && { query }),
    ...(operationName != null && { operationName }),
    ...(variables != null && { variables }),
    ...(extensions != null && { extensions }),
  };
}

function readSearch(search: unknown): QueryParams {
  const fields = objectSchema.parse(search);
  const parsed = Object.entries(fields).map(([key, value]) => {
    if (typeof value !== 'string') throw new BadParams(`The parameter ${key} must be given once.`);
    if (key !== 'variables' && key !== 'extensions') return [key, value];
    try {
      return [key, JSON.parse(value) as unknown];
    } catch {
      throw new BadParams(`The parameter ${key} is not JSON.`);
    }
  });
  return readParams(Object.fromEntries(parsed));
}

const statusOfError = ({ extensions }: GraphQLError): number | undefined => {
  const http: unknown = extensions.http;
  return typeof http === 'object' && http !== null && 'status' in http && typeof http.status === 'number'
    ? http.status
    : undefined;
};

const publicError = (error: GraphQLError) => {
  const { extensions, ...rest } = error.toJSON();
  return typeof extensions?.['code'] === 'string' ? { ...rest, extensions: { code: extensions['code'] } } : rest;
};

const statusOf = ({ data, errors }: ExecutionResult): number => {
  if (!errors?.length) return 200;
  return errors.map(statusOfError).find((status) => status !== undefined) ?? (data === undefined ? 400 : 200);
};

const bodyOf = ({ data, errors }: ExecutionResult): string =>
  JSON.stringify({ ...(errors?.length && { errors: errors.map(publicError) }), ...(data !== undefined && { data }) });

async function runUncached(graphql: GraphqlService, params: QueryParams) {
  const result = await graphql.openSession().run(params);
  const headers = { 'content-type': JSON_TYPE, 'cache-control': NO_STORE };
  return prepareResponse(statusOf(result), headers, bodyOf(result));
}

const refuse = (reply: FastifyReply, error: unknown): FastifyReply => {
  if (!(error instanceof BadParams)) throw error;
  return reply
    .status(400)
    .header('cache-control', NO_STORE)
    .send({ errors: [{ message: error.message }] });
};

/** POST /data/graphql, and GET with the hash of a persisted query, whose response is cacheable. */
export function graphqlRoutes(app: FastifyInstance, { graphql, content, cache }: GraphqlRoutesOptions): void {
  const countMiss = limitMisses(app, 'queries', MISSES_PER_MINUTE);
  app.post(
    '/data/graphql',
    { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: { max: POSTS_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request: FastifyRequest, reply) => {
      try {
        return await sendResponse(request, reply, await runUncached(graphql, readParams(request.body)));
      } catch (error) {
        return refuse(reply, error);
      }
    },
  );

  app.get('/data/graphql', async (request, reply) => {
    let params: QueryParams;
    try {
      params = readSearch(request.query);
    } catch (error) {
      return refuse(reply, error);
    }
    const persisted = persistedSchema.safeParse(params.extensions);
    const release = content.current();
    const identity =
      params.query === undefined && persisted.success && release !== undefined
        ? graphql.cacheKeyOf({ ...params, sha256Hash: persisted.data.persistedQuery.sha256Hash })
        : undefined;
    if (identity === undefined) {
      await countMiss(request);
      return sendResponse(request, reply, await runUncached(graphql, params));
    }
    const { response } = await cache.get(
      `graphql ${release} ${identity}`,
      async () => {
        const result = await graphql.openSession().run(params);
        const cacheable = !result.errors?.length;
        const headers = { 'content-type': JSON_TYPE, 'cache-control': cacheable ? PERSISTED_QUERY_CACHE : NO_STORE };
        return { cacheable, response: prepareResponse(statusOf(result), headers, bodyOf(result)) };
      },
      () => countMiss(request),
    );
    return sendResponse(request, reply, response);
  });
}
