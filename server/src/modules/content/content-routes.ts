import { createReadStream } from 'node:fs';
import path from 'node:path';
import { isListingFile, mediaTypes } from '@manna/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange, { type Range } from 'range-parser';
import { matchesEtag, NO_STORE, SHARED_CACHE } from '../responses/response';
import { chooseEncoding } from '../responses/encoded-body';
import { sendNotFound } from '../static/static-routes';
import type { ContentFile, ContentFiles } from './content-files';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const LISTING_TYPE = 'text/plain; charset=utf-8';
const UNKNOWN_TYPE = 'application/octet-stream';

/** Types that the build makes or that an operator adds. Any other file is sent as bytes to be saved. */
const types: Readonly<Record<string, string>> = {
  ...mediaTypes,
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.epub': 'application/epub+zip',
  '.ics': 'text/calendar; charset=utf-8',
};
/** Types that are downloads with their file name, as files of unknown types are; the others are displayed inline. */
const saved = new Set(['.pdf', '.epub', '.ics']);
const listing = /^([a-z0-9-]+)(?:\.([0-9a-f]{8}))?\.listing$/;
const revisionPattern = /^[0-9a-f]{8}$/;

/** An SVG that is opened directly may use its own styles, and nothing else. */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
/** Other sites may show pictures, as oEmbed tells them to. */
const pictureTypes = new Set(['.webp', '.png', '.svg', '.jpg']);
const sharedHeaders = { 'cross-origin-resource-policy': 'cross-origin' };
const downloadHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
});

/** The suffix of a picture whose URL has none: WebP for clients that say that they take it, otherwise PNG. */
const pictureSuffix = ({ headers: { accept } }: FastifyRequest): '.webp' | '.png' =>
  accept?.includes('image/webp') ? '.webp' : '.png';

interface FileHeaders extends Record<string, string> {
  'content-type': string;
  'cache-control': string;
}

/** The byte range that a GET requests: a range, 'none' if the file has no such bytes, undefined for the whole file. */
function partOf({ method, headers }: FastifyRequest, size: number, etag: string): Range | 'none' | undefined {
  const { range, 'if-range': ifRange = etag } = headers;
  if (method !== 'GET' || range === undefined || ifRange !== etag) return undefined;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'none';
  // Several ranges in one request are rare, and the whole file is a valid response to them.
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0];
}

/**
 * Sends a file as the build made it: in the best encoding that exists, in part if a range is requested, or 304 if the
 * client has it. Ranges of a file with compressed copies are not sent. @fastify/static is not used here, because its ETag
 * contains the date of the file, which differs between gateways.
 */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: ContentFiles,
  file: ContentFile,
  headers: FileHeaders,
): Promise<FastifyReply> {
  const hasCopies = Object.values(file.encoded).some((copy) => copy !== undefined);
  // Weak if one file is sent in several encodings.
  const etag = `${hasCopies ? 'W/' : ''}"${file.digest.slice(0, 32)}"`;
  const cacheHeaders = {
    'cache-control': headers['cache-control'],
    etag,
    ...('vary' in headers && { vary: headers['vary'] }),
    ...(hasCopies ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
  };
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).headers(cacheHeaders).send();

  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const copy = wanted === 'identity' ? undefined : file.encoded[wanted];
  const copySize = copy && (await files.verifiedSize(copy));
  const source = copy !== undefined && copySize !== undefined ? copy : file;
  const size = copySize ?? (await files.verifiedSize(file));
  if (size === undefined) return sendNotFound(reply);
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
      ...(source === copy && { 'content-encoding': wanted }),
    })
    .send(createReadStream(source.path, part));
}

/**
 * GET /data/files/<revision>/<path>: pictures and downloads of a release, at permanent URLs. A picture's URL may have no
 * suffix, and the format is chosen for the client. GET
 * /data/search/<collection>.listing: what search is built from, now; the same with the first 8 digits of its SHA-256
 * before the suffix never changes.
 */
export function contentRoutes(app: FastifyInstance, files: ContentFiles): void {
  app.get<{ Params: { revision: string; '*': string } }>('/data/files/:revision/*', async (request, reply) => {
    const { revision, '*': asked } = request.params;
    const isChosen = path.extname(asked) === '';
    const name = isChosen ? asked + pictureSuffix(request) : asked;
    const file = revisionPattern.test(revision) ? await files.ofAvailable(`files/${revision}/${name}`) : undefined;
    if (!file) return sendNotFound(reply);
    const kind = path.extname(name).toLowerCase();
    return sendFile(request, reply, files, file, {
      'content-type': types[kind] ?? UNKNOWN_TYPE,
      'cache-control': IMMUTABLE,
      ...(isChosen && { vary: 'Accept' }),
      ...(pictureTypes.has(kind) && sharedHeaders),
      ...(kind === '.svg' && pictureHeaders),
      ...((saved.has(kind) || !Object.hasOwn(types, kind)) && downloadHeaders(path.basename(name))),
    });
  });

  app.get<{ Params: { name: string } }>('/data/search/:name', async (request, reply) => {
    const [, collection, digest] = listing.exec(request.params.name) ?? [];
    if (collection === undefined || !isListingFile(collection)) return sendNotFound(reply);
    const name = `listings/${collection}.listing`;
    const file = digest === undefined ? await files.ofCurrent(name) : await files.ofAvailable(name, digest);
    if (!file) return sendNotFound(reply);
    const cacheControl = digest === undefined ? SHARED_CACHE : IMMUTABLE;
    return sendFile(request, reply, files, file, { 'content-type': LISTING_TYPE, 'cache-control': cacheControl });
  });
}
