import type { Composition } from '@manna/shared/contracts';
import { z } from 'zod';
import { parseJsonText } from '../command-line/json-text';
import { Problem } from '../command-line/problem';
import { readBytes } from '../command-line/read-bytes';

const TIMEOUT_MS = 10_000;

/** What is read of /api/composition. A site of another version may say more, and still be asked. */
const runningSchema = z.object({
  revision: z.int(),
  pillars: z.array(
    z.object({ name: z.string(), version: z.string(), failure: z.object({ message: z.string() }).nullable() }),
  ),
});

/** What is read of /readyz, which says it to operators only. */
const readinessSchema = z.object({
  composition: z.object({
    shell: z.string().optional(),
    canaries: z.array(
      z.object({ pillar: z.string(), version: z.string(), state: z.string(), reason: z.string().optional() }),
    ),
  }),
});

/** A pillar as the file composes it, and as the site runs it. */
export interface RunningPillar {
  readonly pillar: string;
  /** The version that the file names; null if it composes or enables none. */
  readonly composed: string | null;
  /** The version that the site runs; null if it knows none. */
  readonly running: string | null;
  /** Why the site cannot use it; null if it can. */
  readonly failure: string | null;
  /** Set if the site runs the fallback. */
  readonly note: string | null;
}

/** A canary of the file, and what has become of it. */
export interface RunningCanary {
  readonly pillar: string;
  readonly version: string;
  /** Who gets it: '5 %', '0 % and staff'. */
  readonly share: string;
  /** 'unknown' if the site does not say, because it was not asked from an address of operators. */
  readonly state: string;
  /** Why it does not run; null if it does. */
  readonly reason: string | null;
}

export interface Running {
  /** Null if the file names none. */
  readonly shell: {
    readonly composed: string;
    /** Null if the site does not say, because it was not asked from an address of operators. */
    readonly running: string | null;
  } | null;
  readonly revision: { readonly composed: number; readonly running: number };
  readonly pillars: readonly RunningPillar[];
  readonly canaries: readonly RunningCanary[];
  /** Whether the site runs exactly what the file composes. */
  readonly isCurrent: boolean;
}

type Readiness = z.infer<typeof readinessSchema>['composition'];

/** What the site says to operators; nothing if it was not asked from one of their addresses. */
async function readReadiness(site: string): Promise<Readiness> {
  const url = `${site}/readyz`;
  try {
    return parseJsonText((await readBytes(url, TIMEOUT_MS)).toString('utf8'), readinessSchema, url).composition;
  } catch (error) {
    if (error instanceof Problem) return { canaries: [] };
    throw error;
  }
}

function canariesAt(running: Readiness['canaries'], { pillars }: Composition): RunningCanary[] {
  const composed = Object.entries(pillars).flatMap(([pillar, { enabled, canary }]) =>
    enabled && canary ? [{ pillar, ...canary }] : [],
  );
  return composed.map(({ pillar, version, percent, cohorts = [] }) => {
    const found = running.find((each) => each.pillar === pillar && each.version === version);
    return {
      pillar,
      version,
      share: [`${percent} %`, ...cohorts].join(' and '),
      state: found?.state ?? 'unknown',
      reason: found?.reason ?? null,
    };
  });
}

/** Asks a site what it runs, and compares it with a composition. Throws a Problem if the site does not say. */
export async function runningAt(siteUrl: string, composition: Composition): Promise<Running> {
  const site = siteUrl.replace(/\/$/, '');
  const url = `${site}/api/composition`;
  const resolved = parseJsonText((await readBytes(url, TIMEOUT_MS)).toString('utf8'), runningSchema, url);
  const running = new Map(resolved.pillars.map((pillar) => [pillar.name, pillar]));
  const composed = new Map(Object.entries(composition.pillars).filter(([, { enabled }]) => enabled));
  const pillars = [...new Set([...composed.keys(), ...running.keys()])].map((pillar) => {
    const { stable, fallback } = composed.get(pillar) ?? {};
    const { version, failure } = running.get(pillar) ?? {};
    const isFallback = version !== undefined && version === fallback?.version && version !== stable?.version;
    return {
      pillar,
      composed: stable?.version ?? null,
      running: version ?? null,
      failure: failure?.message ?? null,
      note: isFallback ? 'its fallback, because the stable release cannot be loaded' : null,
    };
  });
  const hasMore = composition.shell !== undefined || [...composed.values()].some(({ canary }) => canary);
  const readiness = hasMore ? await readReadiness(site) : { canaries: [] };
  const canaries = canariesAt(readiness.canaries, composition);
  const shell = composition.shell ? { composed: composition.shell.version, running: readiness.shell ?? null } : null;
  return {
    revision: { composed: composition.revision, running: resolved.revision },
    shell,
    pillars,
    canaries,
    isCurrent:
      composition.revision === resolved.revision &&
      (shell === null || (shell.running ?? shell.composed) === shell.composed) &&
      canaries.every(({ state }) => state === 'running' || state === 'unknown') &&
      pillars.every((each) => each.composed === each.running && each.failure === null),
  };
}
