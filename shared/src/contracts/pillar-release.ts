// Imported first, because zod reads its settings when a schema is created.
import './zod-in-pages';
import { z } from 'zod';
import { extensionsSchema, pageSchema, queryNameSchema, routePathSchema } from './extensions';
import { integritySchema } from './integrity';

/** The script of a pillar's web worker, made from its src/worker.ts, in the folder of its release. */
export const WORKER_FILE = 'worker.js';

/** A pillar's name, which is also in the names of its federation container and its folder. */
export const pillarNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be lower-case words joined by hyphens');

const semverPattern = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;
export const semverSchema = z.string().regex(semverPattern, 'must be a semantic version such as 1.8.2');

/** A file inside a release, never one outside it. */
export const releaseFileSchema = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/, 'must be a path inside the release');

const descriptorShape = z.strictObject({
  name: pillarNameSchema,
  /** Its name for readers, also in error messages: 'The {title} part of this page…'. */
  title: z.string().min(1),
  /** Who to contact when it fails. */
  owner: z.string().min(1),
  /** Range of contract versions the pillar's code runs on, e.g. '^1.0.0'. */
  contract: z.string().min(1),
  /** One of the accents of categories. Always shown with the menu entry's icon. */
  accent: z.enum(['red', 'orange', 'yellow', 'green', 'blue', 'purple']),
  routes: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/),
        path: routePathSchema,
        /** Query parameters that the page's HTML depends on; the server renders the page without the others. */
        query: z.array(queryNameSchema).default([]),
        /**
         * Whether the page needs no content of the site, because it reads what it shows on the device. Then it opens offline too,
         * one copy of it is saved for all queries, and no query of it is fetched again for that copy.
         */
        offline: z.boolean().optional(),
      }),
    )
    .min(1),
  /** Pages that the site's navigation links to. */
  pages: z.array(pageSchema).default([]),
  /** What the pillar adds to the site outside its own routes. */
  extensions: extensionsSchema.partial().default({}),
});

/**
 * What the site knows about a pillar before any of its code runs: `descriptor.json` in its folder.
 * Every page and modal that an extension names must be declared in the descriptor.
 */
export const pillarDescriptorSchema = descriptorShape.superRefine(({ pages, extensions }, context) => {
  const pageIds = pages.map(({ id }) => id);
  const modalIds = (extensions.modals ?? []).map(({ id }) => id);
  for (const [slot, list] of Object.entries(extensions))
    list?.forEach((extension, index) => {
      const report = (key: 'page' | 'modal', name: string) =>
        context.addIssue({
          code: 'custom',
          path: ['extensions', slot, index, key],
          message: `names the ${key} ${name}, which the descriptor does not declare`,
        });
      if ('page' in extension && !pageIds.includes(extension.page)) report('page', extension.page);
      if ('modal' in extension && extension.modal && !modalIds.includes(extension.modal))
        report('modal', extension.modal);
    });
});
export type PillarDescriptor = z.infer<typeof pillarDescriptorSchema>;

/** `pillar.json`: what a build emits into its immutable /<name>/<version>/. */
export const pillarReleaseSchema = z.strictObject({
  schema: z.literal(1),
  name: pillarNameSchema,
  version: semverSchema,
  contract: z.string().min(1),
  commit: z.string(),
  owner: z.string().min(1),
  metadata: z.strictObject({
    title: z.string().min(1),
    accent: descriptorShape.shape.accent,
    routes: z.array(
      z.strictObject({
        id: z.string(),
        path: routePathSchema,
        query: z.array(queryNameSchema).default([]),
        offline: z.boolean().optional(),
        /** Scripts and style sheets that the route's first view needs, beyond the manifest and the entry. */
        files: z.array(releaseFileSchema),
      }),
    ),
    pages: descriptorShape.shape.pages,
    extensions: descriptorShape.shape.extensions,
    /** Files that the server needs to render an extension, by '<slot>/<id>'. */
    extensionFiles: z.record(z.string(), z.array(releaseFileSchema)).default({}),
  }),
  /** Singleton name to the range this pillar's code was built for. */
  shared: z.record(z.string(), z.string()),
  /**
   * The federation entry and the server bundle, each a key of `integrity`, as all files here. `manifest` is the federation
   * manifest of a pillar that needs the federation runtime; without one, the entry is a plain container.
   */
  manifest: releaseFileSchema.optional(),
  entry: releaseFileSchema,
  server: releaseFileSchema,
  /** The script of its offline pack. */
  offlinePack: releaseFileSchema.optional(),
  /** Persisted GraphQL documents, SHA-256 in hexadecimal to text. */
  documents: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string()),
  /** Every file of the release except pillar.json itself. */
  integrity: z.record(releaseFileSchema, integritySchema),
});
export type PillarRelease = z.infer<typeof pillarReleaseSchema>;
