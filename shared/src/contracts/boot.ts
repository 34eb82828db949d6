// Imported first, because zod reads its settings when a schema is created.
import './zod-in-pages';
import { z } from 'zod';
import { slotsSchema } from './extensions';
import { integritySchema } from './integrity';
import { pillarNameSchema, pillarReleaseSchema, releaseFileSchema } from './pillar-release';
import { languageSchema } from './language';
import { siteConfigSchema } from './site-config';

/** Why a pillar, or a part of it, could not be shown. */
export const failureKinds = [
  'offline',
  'http',
  'timeout',
  'integrity',
  'contract',
  'shared',
  'evaluation',
  'render',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A pillar as the gateway resolved it: verified and ready to load, or refused with the reason. */
export const resolvedPillarSchema = z.strictObject({
  name: pillarNameSchema,
  title: z.string(),
  version: z.string(),
  owner: z.string(),
  timeoutMs: z.int(),
  /** Folder of the release, ending in '/': a path on this site or an absolute URL. */
  base: z.string(),
  /** SHA-384 of its pillar.json, as the composition pins it. */
  release: integritySchema,
  failure: z.strictObject({ kind: z.enum(failureKinds), message: z.string() }).nullable(),
  metadata: pillarReleaseSchema.shape.metadata.nullable(),
  /** null if it does not need the federation runtime, or is refused. */
  manifest: releaseFileSchema.nullable(),
  entry: releaseFileSchema.nullable(),
  /** Integrity by file. Empty if the page shows another pillar: the browser then gets it from pillar.json. */
  integrity: z.record(releaseFileSchema, integritySchema),
});
export type ResolvedPillar = z.infer<typeof resolvedPillarSchema>;

/** The composition of this environment, as pages embed it and GET /api/composition returns it. */
export const resolvedCompositionSchema = z.strictObject({
  environment: z.string(),
  revision: z.int(),
  /** Names the shell, the releases and the arrangement that a reader gets. Two revisions with the same one look the same. */
  fingerprint: z.string(),
  slots: slotsSchema,
  pillars: z.array(resolvedPillarSchema),
  /** Whether pages measure how fast they are and say so to the gateway: only while a pillar has a canary. */
  isMeasured: z.literal(true).optional(),
});
export type ResolvedComposition = z.infer<typeof resolvedCompositionSchema>;

/** What GET /api/revision returns: small, because open pages ask for it again and again. */
export type CurrentRevision = Pick<ResolvedComposition, 'revision' | 'fingerprint'>;

/** By route id, what loaders returned on the server and what they threw. */
const hydrationSchema = z.strictObject({
  loaderData: z.record(z.string(), z.unknown()),
  errors: z.record(z.string(), z.unknown()).nullable(),
});

/** The JSON in a page (script#boot) that the shell hydrates the page with. */
export const bootSchema = z.strictObject({
  site: siteConfigSchema,
  /** Language of the interface. */
  language: languageSchema,
  composition: resolvedCompositionSchema,
  shell: z.strictObject({
    base: z.string(),
    version: z.string(),
    integrity: z.record(releaseFileSchema, integritySchema),
  }),
  /** Texts of the shown pillars' federation manifests, if they have any, so that the browser need not fetch them. */
  manifests: z.record(pillarNameSchema, z.string()),
  /** The data of the main panel. */
  hydration: hydrationSchema,
  /** The side panels in panel order: the path in the URL, and the path it led to after redirects. */
  panels: z.array(z.strictObject({ path: z.string(), shown: z.string(), hydration: hydrationSchema })),
});
export type Boot = z.infer<typeof bootSchema>;

/** Id of the script element, of type application/json, that holds the boot data. */
export const BOOT_ELEMENT_ID = 'boot';
