import { z } from 'zod';
import { slotsSchema } from './extensions';
import { integritySchema } from './integrity';
import { pillarNameSchema, semverSchema } from './pillar-release';

/** How long a pillar may take to load if the composition sets no timeout. Milliseconds. */
export const DEFAULT_PILLAR_TIMEOUT_MS = 4000;

const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value, 'must be an origin such as https://cdn.example, with no path');

const baseSchema = z
  .string()
  .endsWith('/')
  .refine(
    (value) => /^\/(?!\/)/.test(value) || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
    'must be a path on this site or an http(s) address, ending in /',
  );

const pinSchema = z.strictObject({
  version: semverSchema,
  /** Folder of the release. */
  base: baseSchema,
  /** SHA-384 of its pillar.json, which holds the integrity of all other files. */
  release: integritySchema,
});

/** One file per environment: which pillars a site is made of. */
export const compositionSchema = z
  .strictObject({
    schema: z.literal(1),
    environment: z.string().min(1),
    revision: z.int().positive(),
    /** SHA-384 of the file of the revision before. A file that was written by hand or by the build has none. */
    previous: integritySchema.optional(),
    /** Who made this revision of the one before, why, and when. */
    change: z.strictObject({ by: z.string().min(1), why: z.string().min(1), at: z.iso.datetime() }).optional(),
    /** Origins other than the site's own that pillars may come from. */
    allowedOrigins: z.array(originSchema).default([]),
    /** How the pillars' extensions are arranged. Slots that are missing here use each extension's own order. */
    slots: slotsSchema.default({}),
    pillars: z.record(
      pillarNameSchema,
      z.strictObject({
        enabled: z.boolean().default(true),
        timeoutMs: z.int().min(100).max(60_000).default(DEFAULT_PILLAR_TIMEOUT_MS),
        stable: pinSchema,
      }),
    ),
  })
  .superRefine((composition, context) => {
    const names = Object.keys(composition.pillars);
    for (const [name, pillar] of Object.entries(composition.pillars)) {
      const { base } = pillar.stable;
      if (!base.startsWith('/') && !composition.allowedOrigins.includes(new URL(base).origin)) {
        context.addIssue({
          code: 'custom',
          path: ['pillars', name, 'stable', 'base'],
          message: `comes from ${new URL(base).origin}, which allowedOrigins does not name`,
        });
      }
      // Federation tells containers apart by prefix: a request for 'bible/x' would also match a remote named 'bib'.
      const shadow = names.find((other) => other !== name && other.startsWith(name));
      if (shadow !== undefined) {
        context.addIssue({
          code: 'custom',
          path: ['pillars', name],
          message: `is a prefix of the pillar name ${shadow}`,
        });
      }
    }
  });
export type Composition = z.infer<typeof compositionSchema>;
