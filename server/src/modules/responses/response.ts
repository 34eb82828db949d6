import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, EncodedBody } from './encoded-body';

/** An answer that can be given to many readers. Header names are in lower case. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
  /** Weak, as one answer has several encodings; undefined where it is not to be kept. */
  etag: string | undefined;
}

export const NO_STORE = 'no-store';
/** Shared caches keep an answer a minute, and may go on for ten while they ask again; browsers always ask. */
export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** An ETag for text. */
const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Makes an answer of a text. With 'no-store' it has no ETag. */
export function makeAnswer(status: number, headers: Readonly<Record<string, string>>, text: string): Answer {
  const keep = headers['cache-control'] !== NO_STORE;
  // A page's nonce stands in its headers too: an ETag over both never lets the two disagree.
  const etag = keep ? etagOf(JSON.stringify(headers) + text) : undefined;
  return { status, headers, body: new EncodedBody(text), etag };
}

/** Whether an If-None-Match header names this ETag. */
export const matchesEtag = (header: string | undefined, etag: string | undefined): boolean =>
  header !== undefined &&
  etag !== undefined &&
  header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends an answer in the best encoding the reader takes, or 304 where the reader has it. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  // An answer that depends on more says so in its own headers.
  void reply.header('vary', 'Accept-Encoding').headers(answer.headers);
  if (answer.etag !== undefined) void reply.header('etag', answer.etag);
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) {
    void reply.removeHeader('content-type');
    return reply.status(304).send();
  }
  const encoding = answer.body.encodingFor(chooseEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.status(answer.status).send(await answer.body.bytes(encoding));
}
