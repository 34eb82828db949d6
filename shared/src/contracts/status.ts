import { z } from 'zod';
import { failureKinds } from './boot';

const count = z.int().nonnegative();
const bytes = z.int().nonnegative();
const time = z.iso.datetime();

/**
 * How a part of the site does: it cannot be used; it is left to browsers for a while; pages or browsers had errors with it
 * in the last hour; it had none; nobody asked for it.
 */
const partHealths = ['failed', 'suspended', 'errors', 'well', 'idle'] as const;
export type PartHealth = (typeof partHealths)[number];

/** What became of a release in the last hour, on one gateway. */
const lastHourSchema = z.object({
  /** Pages that had its part rendered by the gateway. */
  whole: count,
  /** Pages whose part was left to the browser because it was not tried, failed, or was not ready in time. */
  stripped: count,
  failed: count,
  timedOut: count,
  /** Render workers that hung or ended while they ran its code. */
  workersLost: count,
  /** Browsers that reported that they could not load or show its page, and that reported other errors on its pages. */
  loadFailures: count,
  otherErrors: count,
});

const partSchema = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  /** Folder of the release: a path on this site, or a URL. */
  base: z.string(),
  /** From pillar.json; null if it is unknown, and for the shell, which is the operator's own. */
  owner: z.string().nullable(),
  /** Since when this gateway has used the release. */
  since: time,
  health: z.enum(partHealths),
  /** Why it cannot be used. */
  failure: z.object({ kind: z.enum(failureKinds), message: z.string() }).nullable(),
  /** The version that the composition names, if it is refused and this one is used instead. */
  refused: z.object({ version: z.string(), kind: z.enum(failureKinds), message: z.string() }).nullable(),
  /** While suspended, it is left to browsers: on one page, or on all if `path` is null. */
  suspensions: z.array(z.object({ path: z.string().nullable(), endsInSeconds: count })),
  lastHour: lastHourSchema,
});
export type StatusPart = z.infer<typeof partSchema>;

/** What runs on one gateway, and how it does: GET /status.json, for operators. Fields may be added to it. */
export const statusSchema = z.object({
  schema: z.literal(1),
  site: z.string(),
  time,
  state: z.enum(['ready', 'not ready', 'stopping']),
  /** What it takes to be ready and is not there: database, content, composition. */
  missing: z.array(z.string()),
  gateway: z.object({
    host: z.string(),
    node: z.string(),
    startedAt: time,
    uptimeSeconds: count,
    /** What the gateway's own process takes. */
    memoryBytes: bytes,
  }),
  renderWorkers: z.object({
    wanted: count,
    ready: count,
    memoryBytes: bytes,
    waitingPages: count,
    /** Workers that ended in the last hour, by reason. */
    ended: z.object({ hang: count, memory: count, exit: count, renewed: count }),
  }),
  composition: z.object({
    environment: z.string(),
    revision: z.int().positive(),
    since: time,
    /** Who made the revision, why and when; null if its file was written by hand or by the build. */
    change: z.object({ by: z.string(), why: z.string(), at: z.string() }).nullable(),
    /** Why the file that is there now is refused; null if it is not. */
    refused: z.string().nullable(),
    /** Files that were refused since the gateway started. */
    refusedFiles: count,
  }),
  shell: partSchema,
  pillars: z.array(partSchema),
  content: z.object({
    /** Hash of the release that readers see; null if there is none. */
    release: z.string().nullable(),
    /** Those that the database still knows, the current one first. */
    available: z.array(z.string()),
  }),
  database: z.object({ isReachable: z.boolean() }),
});
export type Status = z.infer<typeof statusSchema>;
