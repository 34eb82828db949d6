import type { SiteConfig } from '@manna/shared/contracts';
import { isTranslationSlug, parseVerseId, pictureChoices } from '@manna/shared/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ContentService } from '../content/content-service';
import { languageHeaders, pageLanguage } from '../language/page-language';
import type { VersePictureJob } from '../handouts/handout-messages';
import { BadHandout, dispositionOf, type MadeFiles } from '../handouts/made-files';
import { sendNotFound } from '../static/static-routes';
import type { Database } from '../storage/storage';
import { readVerse } from './read-verse';

const { size, ground, face } = pictureChoices;
const querySchema = z.strictObject({
  size: z.enum(size).default(size[0]),
  ground: z.enum(ground).default(ground[0]),
  face: z.enum(face).default(face[0]),
});

type Look = Pick<VersePictureJob, keyof typeof pictureChoices>;

/** Reads the query. Throws BadHandout, which says what the first wrong choice may be. */
function readLook(query: Readonly<Record<string, unknown>>): Look {
  const read = querySchema.safeParse(query);
  if (read.success) return read.data;
  const wrong = (Object.keys(pictureChoices) as (keyof Look)[]).find((name) => read.error.issues[0]?.path[0] === name);
  throw new BadHandout(
    wrong
      ? `"${wrong}" is unknown: use ${pictureChoices[wrong].join(' or ')}.`
      : `Choose only among ${Object.keys(pictureChoices).join(', ')}.`,
  );
}

interface VersePictureOptions {
  site: SiteConfig;
  db: Database;
  content: Pick<ContentService, 'current'>;
  files: MadeFiles;
}

interface VersePictureRoute {
  Params: { translation: string; file: string };
  Querystring: Record<string, unknown>;
}

/** GET /verse-pictures/<translation>/<OSIS id of a verse>.png: a verse as a picture, in the size and the look of the query. */
export function versePictureRoutes(app: FastifyInstance, { site, db, content, files }: VersePictureOptions): void {
  app.get<VersePictureRoute>('/verse-pictures/:translation/:file', async (request, reply) => {
    const { translation, file } = request.params;
    const release = content.current();
    const number = file.endsWith('.png') ? parseVerseId(file.slice(0, -'.png'.length)) : undefined;
    try {
      if (number === undefined || release === undefined || !isTranslationSlug(translation))
        return await sendNotFound(reply);
      const look = readLook(request.query);
      const language = pageLanguage(site, request.headers);
      const verse = await readVerse(db, { release, translation: translation.toLowerCase(), number, language });
      if (!verse) return await sendNotFound(reply);
      const job: VersePictureJob = { kind: 'picture', siteName: site.productName, ...verse, ...look };
      void reply.headers(languageHeaders(language, site.languages));
      return await files.send(request, reply, {
        release,
        identity: job,
        readJob: async () => job,
        headers: {
          'content-type': 'image/png',
          'content-disposition': dispositionOf('inline', `${verse.reference.replaceAll(':', '.')}.png`),
        },
      });
    } catch (error) {
      return files.refuse(reply, error);
    }
  });
}
