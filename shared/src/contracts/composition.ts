import { z } from 'zod';
import { slotsSchema } from './extensions';
import { integritySchema } from './integrity';
import { pillarNameSchema, semverSchema } from './pillar-release';

/** How long a pillar may take to load if the composition sets no timeout. Milliseconds. */
export const DEFAULT_PILLAR_TIMEOUT_MS = 4000;

const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value, 'must be an origin such as https://cdn.example, with no path');

/** In `overrides`: any port of the reader's own machine. */
export const LOOPBACK = 'loopback';

const overrideOriginSchema = z.union([
  z.literal(LOOPBACK),
  originSchema.refine(
    (value) => value.startsWith('https:'),
    `must be an https origin, because anybody on the way could change its code, or "${LOOPBACK}"`,
  ),
]);

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
export type Pin = z.infer<typeof pinSchema>;

/** How many pillars can have a canary at the same time: each doubles the variants of a page that caches hold. */
const MAX_CANARIES = 3;

/** When a gateway stops a canary, if the composition sets nothing else. */
export const DEFAULT_STOP_AT = { failedPercentAboveStable: 5, slowPercentAboveStable: 15, minPages: 50 };

/** A share of visitors in percent, with at most two decimals, because visitors are divided into 10,000 groups. */
const percentSchema = z.number().min(0).max(100).multipleOf(0.01, 'must have at most two decimals');

/** Lower case, so that the URL by which a visitor joins a cohort has one spelling. */
export const cohortSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be 1 to 32 lower-case letters, digits and dashes, and begin with a letter');

const canarySchema = pinSchema.extend({
  /** The share of visitors who get it. 0 for none but those of the cohorts. */
  percent: percentSchema,
  /** Visitors of these cohorts get it, whatever the percent. */
  cohorts: z.array(cohortSchema).min(1).max(10).optional(),
  /** A gateway stops it if more of its pages fail than that. */
  stopAt: z
    .strictObject({
      /** How much larger its share of failed pages may be than that of the stable release. Percentage points. */
      failedPercentAboveStable: z.number().min(0).max(100).default(DEFAULT_STOP_AT.failedPercentAboveStable),
      /** The same for the share of pages that were slow or moved; 100 for pages that may be as slow as they are. */
      slowPercentAboveStable: z.number().min(0).max(100).default(DEFAULT_STOP_AT.slowPercentAboveStable),
      /** It is not stopped before so many of its pages were counted. */
      minPages: z.int().positive().default(DEFAULT_STOP_AT.minPages),
    })
    .default(DEFAULT_STOP_AT),
});
export type Canary = z.infer<typeof canarySchema>;

/** How long a back end may take if the composition sets no timeout. Milliseconds. */
export const DEFAULT_BACKEND_TIMEOUT_MS = 5_000;

const backendSchema = z.strictObject({
  origin: originSchema,
  /** Until its response begins. */
  timeoutMs: z.int().min(100).max(60_000).default(DEFAULT_BACKEND_TIMEOUT_MS),
});
export type Backend = z.infer<typeof backendSchema>;

const pillarEntrySchema = z
  .strictObject({
    enabled: z.boolean().default(true),
    timeoutMs: z.int().min(100).max(60_000).default(DEFAULT_PILLAR_TIMEOUT_MS),
    stable: pinSchema,
    /** A newer release that some of the visitors get. */
    canary: canarySchema.optional(),
    /** Used while the stable release cannot be loaded, or is not the one that is pinned. */
    fallback: pinSchema.optional(),
    /** A server of the pillar's team, which its pages reach at /api/pillars/<name>/ on this site. */
    backend: backendSchema.optional(),
  })
  .superRefine(({ stable, canary, fallback }, context) => {
    const refuse = (of: 'canary' | 'fallback', message: string) =>
      context.addIssue({ code: 'custom', path: [of], message });
    // Pages and metrics tell releases of a pillar apart by their versions.
    if (canary?.version === stable.version)
      refuse('canary', `has the version of the stable release, ${stable.version}`);
    if (fallback?.version === stable.version)
      refuse('fallback', `has the version of the stable release, ${stable.version}`);
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
    /**
     * The shell, which every gateway has in its own folder shell/<version>/; `release` is the SHA-384 of its shell.json. By default
     * the one that was built last.
     */
    shell: z.strictObject({ version: semverSchema, release: integritySchema }).optional(),
    /** Origins other than the site's own that pillars may come from. */
    allowedOrigins: z.array(originSchema).default([]),
    /** From where a developer may run a pillar in their own browser, in place of the composed release. By default nowhere. */
    overrides: z.strictObject({ origins: z.array(overrideOriginSchema).min(1) }).optional(),
    /** How the pillars' extensions are arranged. Slots that are missing here use each extension's own order. */
    slots: slotsSchema.default({}),
    pillars: z.record(pillarNameSchema, pillarEntrySchema),
  })
  .superRefine((composition, context) => {
    const names = Object.keys(composition.pillars);
    const withCanary = names.filter((name) => composition.pillars[name]?.canary);
    if (withCanary.length > MAX_CANARIES) {
      context.addIssue({
        code: 'custom',
        path: ['pillars'],
        message: `has canaries of ${withCanary.join(', ')}, but at most ${MAX_CANARIES} can run at the same time`,
      });
    }
    for (const [name, pillar] of Object.entries(composition.pillars)) {
      for (const role of ['stable', 'canary', 'fallback'] as const) {
        const base = pillar[role]?.base;
        if (base === undefined || base.startsWith('/')) continue;
        const { origin } = new URL(base);
        if (composition.allowedOrigins.includes(origin)) continue;
        context.addIssue({
          code: 'custom',
          path: ['pillars', name, role, 'base'],
          message: `comes from ${origin}, which allowedOrigins does not name`,
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
/** The shell that a composition names. */
export type ShellPin = NonNullable<z.infer<typeof compositionSchema>['shell']>;
export type Composition = z.infer<typeof compositionSchema>;

/** A pillar that one browser runs from another place than the composed one. */
export const overrideSchema = z.strictObject({ pillar: pillarNameSchema, base: baseSchema });
export type Override = z.infer<typeof overrideSchema>;
export type PillarEntry = Composition['pillars'][string];
