import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, EncodedBody } from './encoded-body';

/** A response that can be sent to many readers. Header names are in lower case. */
export interface PreparedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
  /** Weak, because one response has several encodings; undefined for 'no-store'. */
  etag: string | undefined;
}

export const NO_STORE = 'no-store';
/** Sent with status 503. As long as the gateway waits before it tries again itself. */
export const RETRY_AFTER_SECONDS = 5;
/**
 * Shared caches store a response for a minute, and serve it stale for ten more while they revalidate. Browsers always
 * revalidate.
 */
export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** Only the reader's browser stores it, and always revalidates. */
export const PRIVATE_CACHE = 'private, no-cache';

/** An ETag for headers and text. They are hashed one after the other: a copy of both as one text is garbage of a page's size. */
const etagOf = (headers: string, text: string): string =>
  `W/"${createHash('sha256').update(headers).update(text).digest('base64url').slice(0, 27)}"`;

/** Prepares a response with this text as its body. With 'no-store' it has no ETag. */
export function prepareResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): PreparedResponse {
  const keep = headers['cache-control'] !== NO_STORE;
  // The ETag covers the headers too, because they contain the nonce of the page and must match its body.
  const body = new EncodedBody(text);
  const etag = keep ? etagOf(JSON.stringify(headers), text) : undefined;
  return { status, headers, body, etag };
}

/** Whether an If-None-Match header contains this ETag. */
export const matchesEtag = (header: string | undefined, etag: string | undefined): boolean =>
  header !== undefined &&
  etag !== undefined &&
  header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends a response in the best encoding that the client accepts, or 304 if the client has it. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PreparedResponse,
): Promise<FastifyReply> {
  // A response that varies by more overrides this header.
  void reply.header('vary', 'Accept-Encoding').headers(response.headers);
  if (response.etag !== undefined) void reply.header('etag', response.etag);
  if (matchesEtag(request.headers['if-none-match'], response.etag)) {
    void reply.removeHeader('content-type');
    return reply.status(304).send();
  }
  const encoding = response.body.encodingFor(chooseEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.status(response.status).send(await response.body.bytes(encoding));
}
