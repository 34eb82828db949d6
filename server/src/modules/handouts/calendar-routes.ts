import { languageSchema, type SiteConfig } from '@manna/shared/contracts';
import { articlesResourcesPaths } from '@manna/shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ContentService } from '../content/content-service';
import { EntriesRepository } from '../entries/entries-repository';
import { bookNamesIn } from '../language/book-names-in';
import { languageHeaders, pageLanguage } from '../language/page-language';
import { NO_STORE, prepareResponse, sendResponse, SHARED_CACHE } from '../responses/response';
import { sendNotFound } from '../static/static-routes';
import type { Database } from '../storage/storage';
import { dispositionOf } from './made-files';
import { planCalendar } from './plan-calendar';
import { textIn } from './text-in';

const EARLIEST = '1970-01-01';
const LATEST = '2199-12-31';

const querySchema = z.strictObject({
  /** First day of the plan; by default today's. A form sends an empty value if no day was chosen. */
  start: z
    .union([z.iso.date().refine((day) => day >= EARLIEST && day <= LATEST), z.literal('').transform(() => undefined)])
    .optional(),
  /** The language of the names of books. */
  language: languageSchema.optional(),
});

const START_RULE = `"start" is a day between ${EARLIEST} and ${LATEST}, such as 2027-02-28.`;
const LANGUAGE_RULE = `"language" is ${languageSchema.options.join(' or ')}.`;

const refuse = (reply: FastifyReply): FastifyReply =>
  reply
    .status(400)
    .header('cache-control', NO_STORE)
    .type('text/plain; charset=utf-8')
    .send(`A calendar has the options start and language. ${START_RULE} ${LANGUAGE_RULE}\n`);

interface CalendarRoutesOptions {
  site: SiteConfig;
  db: Database;
  content: Pick<ContentService, 'current'>;
}

/**
 * GET /handouts/resources/<category>/<slug>.ics?start=<day>: a reading plan as a calendar that begins on the day that a reader
 * chose.
 */
export function calendarRoutes(app: FastifyInstance, { site, db, content }: CalendarRoutesOptions): void {
  app.get<{ Params: { category: string; slug: string } }>(
    '/handouts/resources/:category/:slug.ics',
    async (request, reply) => {
      const release = content.current();
      const { category, slug } = request.params;
      const page = articlesResourcesPaths.resource({ category, slug });
      const entry = release === undefined ? undefined : await new EntriesRepository(db, release).byPath(page);
      if (entry?.typename !== 'Resource' || !entry.plan) return sendNotFound(reply);
      const query = querySchema.safeParse(request.query);
      if (!query.success) return refuse(reply);
      const { start, language = pageLanguage(site, request.headers) } = query.data;
      const text = planCalendar(entry.plan, {
        slug,
        name: entry.name,
        description: entry.summary,
        siteName: site.productName,
        dayOf: textIn(language).dayOf,
        names: bookNamesIn(language),
        start: start ?? new Date().toISOString().slice(0, 10),
      });
      const headers = {
        ...languageHeaders(language, site.languages),
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': dispositionOf('attachment', `${slug}.ics`),
        'cache-control': start === undefined ? NO_STORE : SHARED_CACHE,
        'x-robots-tag': 'noindex',
      };
      return sendResponse(request, reply, prepareResponse(200, headers, text));
    },
  );
}
