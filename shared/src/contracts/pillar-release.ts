import { z } from 'zod';
import { integritySchema } from './integrity';
import { languageSchema } from './language';

/** A pillar's name: it names its federation container, its folder and its store slice. */
export const pillarNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be lower-case words joined by hyphens');

const semverPattern = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;
export const semverSchema = z.string().regex(semverPattern, 'must be a semantic version such as 1.8.2');

/** A file inside a release, never one outside it. */
export const releaseFileSchema = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/, 'must be a path inside the release');

const routePathSchema = z.string().regex(/^\/[^?#\s]*$/, 'must be an absolute path pattern');

const queryNameSchema = z.string().regex(/^[a-z][a-zA-Z0-9_-]{0,31}$/, 'must be the name of a query parameter');

const iconSchema = z.enum(['home', 'book', 'school', 'newspaper', 'library', 'spellcheck', 'search', 'person']);
export type PillarIcon = z.infer<typeof iconSchema>;

const menuEntrySchema = z.strictObject({
  path: routePathSchema,
  label: z.string().min(1),
  /** The label in languages other than English. */
  translations: z.partialRecord(languageSchema, z.string().min(1)).optional(),
  icon: iconSchema,
  /** Smaller comes first; pillars leave gaps of ten. */
  order: z.int(),
});

/** Modals of the site that the pillar they belong to may fill; the shell's own content stands where none does. */
const pillarModalSchema = z.enum(['search', 'account']);
export type PillarModalName = z.infer<typeof pillarModalSchema>;

/** What a pillar says of itself before any of its code runs: `descriptor.json` in its folder. */
export const pillarDescriptorSchema = z.strictObject({
  name: pillarNameSchema,
  /** What a reader is told has failed: 'The {title} part of this page…'. */
  title: z.string().min(1),
  /** Who is told when it fails. */
  owner: z.string().min(1),
  /** Range of contract versions the pillar's code runs on, e.g. '^1.0.0'. */
  contract: z.string().min(1),
  /** One accent of the category order; always shown with the menu entry's icon. */
  accent: z.enum(['red', 'orange', 'yellow', 'green', 'blue', 'purple']),
  routes: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/),
        path: routePathSchema,
        /** Query parameters that the page's HTML depends on; the server's rendering sees no others. */
        query: z.array(queryNameSchema).default([]),
      }),
    )
    .min(1),
  menu: z.array(menuEntrySchema),
  /** The modals of the site that this pillar fills. */
  modals: z.array(pillarModalSchema).optional(),
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
    accent: pillarDescriptorSchema.shape.accent,
    routes: z.array(
      z.strictObject({
        id: z.string(),
        path: routePathSchema,
        query: z.array(queryNameSchema).default([]),
        /** Scripts and style sheets that the route's first view needs, beyond the manifest and the entry. */
        files: z.array(releaseFileSchema),
      }),
    ),
    menu: z.array(menuEntrySchema),
    modals: z.array(pillarModalSchema).optional(),
  }),
  /** Singleton name to the range this pillar's code was built for. */
  shared: z.record(z.string(), z.string()),
  /** The federation manifest, the federation entry and the server bundle, each a key of `integrity`. */
  manifest: releaseFileSchema,
  entry: releaseFileSchema,
  server: releaseFileSchema,
  /** Persisted GraphQL documents, SHA-256 in hexadecimal to text. */
  documents: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string()),
  /** Every file of the release but this one. */
  integrity: z.record(releaseFileSchema, integritySchema),
});
export type PillarRelease = z.infer<typeof pillarReleaseSchema>;
export type MenuEntry = z.infer<typeof menuEntrySchema>;
