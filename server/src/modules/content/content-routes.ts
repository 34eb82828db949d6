import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listingNames } from '@manna/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange, { type Range } from 'range-parser';
import { matchesEtag, NO_STORE, SHARED_CACHE } from '../answers/answer';
import { chooseEncoding } from '../answers/encoded-body';
import { answerNotFound } from '../static/static-routes';
import type { ContentFile, ContentFiles } from './content-files';

const FOR_EVER = 'public, max-age=31536000, immutable';
const LISTING_TYPE = 'text/plain; charset=utf-8';
const UNKNOWN_TYPE = 'application/octet-stream';

/** What the build makes; a file of another kind is bytes to be saved. */
const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
  '.ics': 'text/calendar; charset=utf-8',
};
/** Kinds that a page shows itself; the others are saved under their own name. */
const shown = new Set(['.webp', '.png', '.svg', '.json', '.geojson', '.vtt', '.txt']);
const listing = new RegExp(`^(${listingNames.join('|')})(?:\\.([0-9a-f]{8}))?\\.listing$`);
const revisionPattern = /^[0-9a-f]{8}$/;

/** A picture that is opened by itself may be drawn in its own style, and nothing else. */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
const downloadHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
});

interface FileHeaders extends Record<string, string> {
  'content-type': string;
  'cache-control': string;
}

/** The bytes that a GET asks for by its Range header: a part, 'none' if the file has no such bytes, or undefined for all. */
function partOf({ method, headers }: FastifyRequest, size: number, etag: string): Range | 'none' | undefined {
  const { range, 'if-range': ifRange = etag } = headers;
  if (method !== 'GET' || range === undefined || ifRange !== etag) return undefined;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'none';
  // Several parts in one response are rarely asked for, and may be answered with the whole file.
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0];
}

/**
 * Sends a file as the build left it: in the best encoding that it is there in, in part if a part is asked for, or 304 if the
 * reader has it. Parts of a file that has compressed copies are not sent.
 */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ContentFile,
  headers: FileHeaders,
): Promise<FastifyReply> {
  const hasCopies = Object.values(file.encoded).some((copy) => copy !== undefined);
  // Weak if one file is sent in several encodings.
  const etag = `${hasCopies ? 'W/' : ''}"${file.digest.slice(0, 32)}"`;
  const cacheHeaders = {
    'cache-control': headers['cache-control'],
    etag,
    ...(hasCopies ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
  };
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).headers(cacheHeaders).send();

  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const copy = wanted === 'identity' ? undefined : file.encoded[wanted];
  const source = copy ?? file.path;
  const size = (await stat(source).catch(() => undefined))?.size;
  if (size === undefined) return answerNotFound(reply);
  const part = hasCopies ? undefined : partOf(request, size, etag);
  if (part === 'none')
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': NO_STORE })
      .type('text/plain; charset=utf-8')
      .send('This file has no such bytes.\n');
  return reply
    .status(part ? 206 : 200)
    .headers({
      ...headers,
      ...cacheHeaders,
      'content-length': part ? part.end - part.start + 1 : size,
      ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
      ...(copy !== undefined && { 'content-encoding': wanted }),
    })
    .send(createReadStream(source, part));
}

/**
 * GET /data/files/<revision>/<path>: pictures and downloads of a release, under addresses that never change.
 * GET /data/search/<collection>.listing: what search is built from, now; the same with the first 8 digits of its SHA-256
 * before the suffix never changes.
 */
export function contentRoutes(app: FastifyInstance, files: ContentFiles): void {
  app.get<{ Params: { revision: string; '*': string } }>('/data/files/:revision/*', async (request, reply) => {
    const { revision, '*': name } = request.params;
    const file = revisionPattern.test(revision) ? await files.ofKept(`files/${revision}/${name}`) : undefined;
    if (!file) return answerNotFound(reply);
    const kind = path.extname(name).toLowerCase();
    return sendFile(request, reply, file, {
      'content-type': types[kind] ?? UNKNOWN_TYPE,
      'cache-control': FOR_EVER,
      ...(kind === '.svg' && pictureHeaders),
      ...(!shown.has(kind) && downloadHeaders(path.basename(name))),
    });
  });

  app.get<{ Params: { name: string } }>('/data/search/:name', async (request, reply) => {
    const [, collection, digest] = listing.exec(request.params.name) ?? [];
    if (collection === undefined) return answerNotFound(reply);
    const name = `listings/${collection}.listing`;
    const file = digest === undefined ? await files.ofCurrent(name) : await files.ofKept(name, digest);
    if (!file) return answerNotFound(reply);
    const cacheControl = digest === undefined ? SHARED_CACHE : FOR_EVER;
    return sendFile(request, reply, file, { 'content-type': LISTING_TYPE, 'cache-control': cacheControl });
  });
}
