import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Backend } from '@manna/shared/contracts';

/** What a back end learns of a request. Neither cookies nor the reader's IP address are among it. */
const requestHeaders = ['accept', 'accept-language', 'content-type', 'if-match', 'if-none-match'] as const;
/** What a page learns of a response. Cookies and policies of this site are the gateway's alone. */
const responseHeaders = [
  'content-type',
  'content-language',
  'content-disposition',
  'etag',
  'last-modified',
  'retry-after',
];
/** A response is never stored for others, since it may be about its reader. */
const PRIVATE = /\b(?:private|no-store)\b/;

/** There is no response of a back end. The message is for whoever asked. */
export class BackendFailure extends Error {
  override readonly name = 'BackendFailure';

  constructor(
    readonly status: 502 | 504,
    message: string,
    readonly reason: unknown,
  ) {
    super(message);
  }
}

export interface BackendRequest {
  method: string;
  /** Below the back end's origin, with the query; without a slash in front. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  /** Which reader asks; undefined for nobody. */
  token: string | undefined;
}

export interface BackendResponse {
  status: number;
  headers: Record<string, string>;
  body: Readable | undefined;
}

function headersFor({ headers, token }: BackendRequest): Headers {
  const sent = new Headers();
  for (const name of requestHeaders) {
    const value = headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  if (token !== undefined) sent.set('authorization', `Bearer ${token}`);
  return sent;
}

function headersFrom(received: Headers): Record<string, string> {
  const headers = Object.fromEntries(
    responseHeaders.flatMap((name) => {
      const value = received.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const caching = received.get('cache-control') ?? '';
  return { ...headers, 'cache-control': PRIVATE.test(caching) ? caching : 'no-store' };
}

/** Asks the back end of a pillar. Rejects with a BackendFailure if it is not there, is late or sends elsewhere. */
export async function askBackend(
  pillar: string,
  { origin, timeoutMs }: Backend,
  request: BackendRequest,
): Promise<BackendResponse> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const { status, headers, body } = await fetch(`${origin}/${request.path}`, {
      method: request.method,
      headers: headersFor(request),
      redirect: 'manual',
      signal: late.signal,
      ...(request.body && { body: new Uint8Array(request.body) }),
    });
    // A browser would follow it past the gateway.
    if (status >= 300 && status < 400 && status !== 304) {
      await body?.cancel();
      throw new BackendFailure(502, `The back end of ${pillar} sent a redirect, which is not passed on.`, status);
    }
    // The same class by another name of its type.
    const stream = body ? Readable.fromWeb(body as ReadableStream) : undefined;
    return { status, headers: headersFrom(headers), body: stream };
  } catch (error) {
    if (error instanceof BackendFailure) throw error;
    if (late.signal.aborted)
      throw new BackendFailure(504, `The back end of ${pillar} did not respond in ${timeoutMs} ms.`, error);
    throw new BackendFailure(502, `The back end of ${pillar} does not respond.`, error);
  } finally {
    clearTimeout(timer);
  }
}
