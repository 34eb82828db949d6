import { z } from 'zod';
import { routePathSchema } from './extensions';
import { integritySchema } from './integrity';
import { releaseFileSchema, semverSchema } from './pillar-release';

/** The shell's own pages: `descriptor.json` in its folder. */
export const shellDescriptorSchema = z.strictObject({
  routes: z.array(z.strictObject({ id: z.string().min(1), path: routePathSchema })).min(1),
});

/**
 * A comment in style sheets of the shell and of pillars. A page has what follows it after its text, because the first paint
 * does not need it. Sheets without the comment, of older builds, are needed whole.
 */
export const LATER_RULES_MARK = '/*! later */';

/** `shell.json`: what the shell's build emits into its immutable /shell/<version>/. */
export const shellReleaseSchema = z.strictObject({
  schema: z.literal(1),
  version: semverSchema,
  /** The contract version the shell implements. */
  contract: semverSchema,
  /** Singleton name to the exact version the shell provides. */
  provides: z.record(z.string(), semverSchema),
  /** The shell's own pages. */
  routes: shellDescriptorSchema.shape.routes,
  /** Files of the first view, in the order of their tags in the page. */
  scripts: z.array(releaseFileSchema).min(1),
  styles: z.array(releaseFileSchema),
  /** Files of each chunk that is loaded later, by the chunk's name. Pages that start with a chunk preload its files. */
  chunks: z.record(z.string(), z.array(releaseFileSchema)),
  /** Fonts that every page uses. They are preloaded if the page uses web fonts. */
  fonts: z.array(releaseFileSchema),
  server: releaseFileSchema,
  /** Persisted GraphQL documents, SHA-256 in hexadecimal to text; empty for shells built before this field existed. */
  documents: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string()).default({}),
  integrity: z.record(releaseFileSchema, integritySchema),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
