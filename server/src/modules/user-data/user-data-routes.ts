import { userDataChangeSchema, userDataQuerySchema, type SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeMismatch } from '../../json-file';
import { refuse } from '../responses/refuse';
import type { SharedLimits } from '../responses/limit-exchange';
import { WindowStore } from '../responses/window-store';
import { refuseForeign } from '../security/same-origin';
import type { Database } from '../storage/storage';
import { valueFault } from './json-value';
import { MAX_BYTES, MAX_KEYS, readUserData, writeUserData, type Refusal } from './user-data-repository';

/** Who is signed in; null if nobody is. Rejects if that cannot be known. */
export type ReaderOf = (request: FastifyRequest) => Promise<{ id: string } | null>;

/** One value of the maximum length and its base, in UTF-8. */
/** The longest value, and what the device had of it before. */
const BODY_LIMIT_BYTES = 3_000_000;

const WINDOW_MS = 60_000;
const READS_PER_MINUTE = 240;
const WRITES_PER_MINUTE = 60;
/** Per IP address, for requests of nobody; many readers may share one. */
const REQUESTS_PER_MINUTE = 1_200;

const NOBODY = 'Sign in first: nobody is signed in.';

function refuseChange(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal === 'unknown reader') return refuse(reply, 401, NOBODY);
  if (refusal === 'too many keys') return refuse(reply, 413, `The account can have at most ${MAX_KEYS} keys.`);
  if (refusal === 'too large')
    return refuse(reply, 413, `The account is full: it can have at most ${MAX_BYTES / 1_000_000} MB.`);
  return refuse(reply, 400, `The value of ${refusal.notOfItsKind} is not of its kind.`);
}

interface Options {
  site: SiteConfig;
  db: Database;
  readerOf: ReaderOf;
  limits: SharedLimits;
}

/** GET and POST /api/user-data: the data of the signed-in reader, which no cache stores. */
export function userDataRoutes(app: FastifyInstance, { site, db, readerOf, limits: shared }: Options): void {
  const signedIn = new WeakMap<FastifyRequest, string>();
  const limits = { GET: READS_PER_MINUTE, POST: WRITES_PER_MINUTE };
  const windows = { GET: new WindowStore(shared, 'data read'), POST: new WindowStore(shared, 'data saved') };

  /** Refuses before the body is read. */
  const check = (method: 'GET' | 'POST') => async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    if (method === 'POST' && refuseForeign(request, reply, site)) return reply;
    const reader = await readerOf(request);
    if (!reader) return refuse(reply, 401, NOBODY);
    signedIn.set(request, reader.id);
    const { count, endsInMs } = countIn(windows[method], reader.id, limits[method]);
    if (count <= limits[method]) return;
    void reply.header('retry-after', Math.ceil(endsInMs / 1_000));
    return refuse(reply, 429, 'Too many requests: wait a minute and try again.');
  };
  const config = { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: WINDOW_MS } };

  app.get('/api/user-data', { config, onRequest: check('GET') }, async (request, reply) => {
    const { success, data, error } = userDataQuerySchema.safeParse(request.query);
    if (!success) return refuse(reply, 400, `The query is not valid: ${describeMismatch(error, request.query)}.`);
    return reply.send({ data: await readUserData(db, signedIn.get(request) ?? '', data.key) });
  });

  const post = { config, bodyLimit: BODY_LIMIT_BYTES, onRequest: check('POST') };
  app.post('/api/user-data', post, async (request, reply) => {
    const { success, data: change, error } = userDataChangeSchema.safeParse(request.body);
    if (!success) return refuse(reply, 400, `The request body is not valid: ${describeMismatch(error, request.body)}.`);
    const texts = [...Object.entries(change.data), ...Object.entries(change.base ?? {})];
    for (const [key, text] of texts) {
      const fault = text === null ? undefined : valueFault(text);
      if (fault !== undefined) return refuse(reply, 400, `The value of ${key} ${fault}.`);
    }
    const result = await writeUserData(db, signedIn.get(request) ?? '', change);
    return 'saved' in result ? reply.send({ data: result.saved }) : refuseChange(reply, result.refusal);
  });
}

function countIn(window: WindowStore, reader: string, max: number): { count: number; endsInMs: number } {
  let counted = { count: 0, endsInMs: 0 };
  // It calls back before it returns.
  window.incr(
    reader,
    (_error, result) => (counted = { count: result?.current ?? 0, endsInMs: result?.ttl ?? 0 }),
    WINDOW_MS,
    max,
  );
  return counted;
}
