import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentFiles } from '../content/content-files';
import type { ContentService } from '../content/content-service';
import { languageHeaders, pageLanguage } from '../language/page-language';
import { originOf } from '../pages/page-url';
import { sendNotFound } from '../static/static-routes';
import type { Database } from '../storage/storage';
import { readHandoutRequest } from './handout-request';
import { dispositionOf, type MadeFiles } from './made-files';
import { readHandout } from './read-handout';

/** A browser shows a PDF with scripts and styles of its own, which the policy of other data forbids. */
const pdfHeaders = {
  'content-type': 'application/pdf',
  'content-security-policy': "frame-ancestors 'none'; script-src 'none'",
};
const epubHeaders = { 'content-type': 'application/epub+zip' };

interface HandoutRoutesOptions {
  site: SiteConfig;
  db: Database;
  content: Pick<ContentService, 'current'>;
  /** The files of the content releases. */
  releaseFiles: Pick<ContentFiles, 'ofAvailable' | 'verifiedSize'>;
  files: MadeFiles;
}

/**
 * GET /handouts/<path of a page>.pdf and /handouts/bible/<translation>/<book>.epub: what readers print or read elsewhere, made
 * when the first one wants it and stored for the others.
 */
export function handoutRoutes(
  app: FastifyInstance,
  { site, db, content, releaseFiles, files }: HandoutRoutesOptions,
): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>('/handouts/*', async (request, reply) => {
    const release = content.current();
    try {
      const wanted = readHandoutRequest(`/${request.params['*']}`, request.query);
      if (!wanted || release === undefined) return await sendNotFound(reply);
      const language = wanted.language ?? pageLanguage(site, request.headers);
      const origin = originOf(site, { protocol: request.protocol, host: request.headers.host });
      const found = await readHandout(wanted, { site, origin, db, release, language, files: releaseFiles });
      if (!found) return await sendNotFound(reply);
      const { name, identity, readJob } = found;
      void reply.headers(languageHeaders(language, site.languages));
      const isPdf = wanted.format === 'pdf';
      return await files.send(request, reply, {
        release,
        identity,
        readJob,
        headers: {
          ...(isPdf ? pdfHeaders : epubHeaders),
          'content-disposition': dispositionOf(isPdf ? 'inline' : 'attachment', `${name}.${wanted.format}`),
        },
      });
    } catch (error) {
      return files.refuse(reply, error);
    }
  });
}
