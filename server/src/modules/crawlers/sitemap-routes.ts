import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { SiteConfig } from '@manna/shared/contracts';
import { canonicalTranslation } from '@manna/shared/domain/site-translation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, type IndexItem, type SitemapItemLoose } from 'sitemap';
import { prepareResponse, sendResponse, SHARED_CACHE } from '../responses/response';
import type { ResponseCache, Produced } from '../responses/response-cache';
import type { CompositionService } from '../composition/composition-service';
import type { CompositionState } from '../composition/composition-state';
import type { ContentService } from '../content/content-service';
import { originOf } from '../pages/page-url';
import { sendNotFound } from '../static/static-routes';
import type { Database } from '../storage/storage';
import { sitemapUrls, type SitemapUrls } from './sitemap-urls';
import { SitemapRepository } from './sitemap-repository';

export const SITEMAP_PATH = '/sitemap.xml';
/** The sitemap protocol allows this many URLs in a file. */
const URLS_PER_PART = 50_000;
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': SHARED_CACHE };

interface SitemapOptions {
  site: SiteConfig;
  db: Database;
  content: Pick<ContentService, 'current'>;
  composition: Pick<CompositionService, 'current'>;
  cache: ResponseCache;
  /** URLs in one file; by default 50,000. */
  partSize?: number;
}

interface ReleaseParts {
  urls: SitemapUrls;
  parts: number;
  loadedAt: Date | undefined;
}

async function* partItems(
  urls: SitemapUrls,
  origin: string,
  [first, end]: readonly [number, number],
): AsyncGenerator<SitemapItemLoose> {
  let index = 0;
  for await (const { path, published } of urls) {
    if (index >= end) return;
    if (index >= first) yield { url: `${origin}${path}`, ...(published !== null && { lastmod: published }) };
    index += 1;
  }
}

const xmlns = { news: false, xhtml: false, image: false, video: false };

/**
 * GET /sitemap.xml: lists the parts, one for each 50,000 URLs.
 * GET /sitemap-<n>.xml: a part, counted from 1.
 */
export function sitemapRoutes(app: FastifyInstance, options: SitemapOptions): void {
  const { site, db, content, composition, cache, partSize = URLS_PER_PART } = options;
  const originFor = ({ protocol, headers }: FastifyRequest) => originOf(site, { protocol, host: headers.host });
  const readRelease = async (
    release: string | undefined,
    { resolved, shell }: CompositionState,
  ): Promise<ReleaseParts> => {
    const repository = release === undefined ? undefined : new SitemapRepository(db, release);
    const defaultTranslation = canonicalTranslation(site);
    const parts = { repository, composition: resolved, shell: shell.release, defaultTranslation };
    const urls = await sitemapUrls(parts);
    return { urls, parts: Math.ceil(urls.count / partSize), loadedAt: await repository?.loadedAt() };
  };
  let last: { release: string | undefined; state: CompositionState; read: Promise<ReleaseParts> } | undefined;
  /** Releases and composition states are immutable, so both are read once while they are current. */
  const read = (release: string | undefined): Promise<ReleaseParts> => {
    const state = composition.current();
    if (last && last.release === release && last.state === state) return last.read;
    const current = { release, state, read: readRelease(release, state) };
    last = current;
    current.read.catch(() => {
      if (last === current) last = undefined;
    });
    return current.read;
  };

  const makeIndex = async (origin: string, release: string | undefined): Promise<Produced> => {
    const { parts, loadedAt } = await read(release);
    const items = Array.from({ length: parts }, (_, index): IndexItem => {
      const url = `${origin}/sitemap-${index + 1}.xml`;
      return { url, ...(loadedAt && { lastmod: loadedAt.toISOString() }) };
    });
    const xml = await text(Readable.from(items).pipe(new SitemapIndexStream()));
    return { cacheable: true, response: prepareResponse(200, HEADERS, xml) };
  };

  const makePart = async (origin: string, release: string | undefined, part: number): Promise<Produced> => {
    const { urls } = await read(release);
    const range = [(part - 1) * partSize, part * partSize] as const;
    const items = Readable.from(partItems(urls, origin, range));
    const stream = new SitemapStream({ xmlns, lastmodDateOnly: true });
    // pipe() does not forward errors, and a truncated part would look complete.
    items.on('error', (error) => stream.destroy(error));
    return { cacheable: true, response: prepareResponse(200, HEADERS, await text(items.pipe(stream))) };
  };

  app.get(SITEMAP_PATH, async (request, reply) => {
    const origin = originFor(request);
    const release = content.current();
    const key = `sitemap ${composition.current().generation} ${release ?? ''} ${origin}`;
    const { response } = await cache.get(key, () => makeIndex(origin, release));
    return sendResponse(request, reply, response);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
    const origin = originFor(request);
    const release = content.current();
    const part = Number(request.params.part);
    // Checked first, so that numbers without a part cost no rows and no cache space.
    if (part > (await read(release)).parts) return sendNotFound(reply);
    const key = `sitemap ${composition.current().generation} ${release ?? ''} ${origin} ${part}`;
    const { response } = await cache.get(key, () => makePart(origin, release, part));
    return sendResponse(request, reply, response);
  });
}
