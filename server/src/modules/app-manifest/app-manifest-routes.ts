import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language, SiteConfig } from '@manna/shared/contracts';
import { descriptionOf } from '@manna/shared/domain';
import type { FastifyInstance } from 'fastify';
import { prepareResponse, sendResponse, SHARED_CACHE, type PreparedResponse } from '../responses/response';
import { languageHeaders, pageLanguage } from '../language/page-language';

/** The value of --paper in the light theme (shared/src/ui/tokens.css). */
const PAPER = '#faf6ee';
const iconFile = /^\/[a-z0-9-]+\.(?:svg|png)$/;
const DAY_SECONDS = 86_400;

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifestOf = (site: SiteConfig, language: Language) => ({
  id: '/',
  name: site.productName,
  short_name: site.productName,
  description: descriptionOf(site, language),
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: PAPER,
  background_color: PAPER,
  // The symbol is in the middle of its square, so the same pictures may be cropped to any shape.
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png(192, 'any'),
    png(512, 'any'),
    png(512, 'maskable'),
  ],
});

/** Serves what a device needs to install the site: /manifest.webmanifest and the pictures in /icons/. */
export function appManifestRoutes(app: FastifyInstance, site: SiteConfig, distDir: string): void {
  const makeManifest = (language: Language): PreparedResponse => {
    const headers = {
      ...languageHeaders(language, site.languages),
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': SHARED_CACHE,
    };
    return prepareResponse(200, headers, JSON.stringify(manifestOf(site, language)));
  };

  const manifests = new Map<Language, PreparedResponse>();
  app.get('/manifest.webmanifest', (request, reply) => {
    const language = pageLanguage(site, request.headers);
    const response = manifests.get(language) ?? makeManifest(language);
    manifests.set(language, response);
    return sendResponse(request, reply, response);
  });

  // Pages link to their icon; this is for clients that request one without reading a page.
  app.get('/favicon.ico', (_request, reply) =>
    reply.status(204).header('cache-control', `public, max-age=${DAY_SECONDS}`).send(),
  );

  void app.register(fastifyStatic, {
    root: path.join(distDir, 'public/icons'),
    prefix: '/icons/',
    decorateReply: false,
    maxAge: DAY_SECONDS * 1_000,
    index: false,
    redirect: false,
    allowedPath: (pathName) => iconFile.test(pathName),
  });
}
