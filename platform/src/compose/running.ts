import type { Composition } from '@manna/shared/contracts';
import { z } from 'zod';
import { parseJsonText } from './json-text';
import { readBytes } from './read-bytes';

const TIMEOUT_MS = 10_000;

/** What is read of /api/composition. A site of another version may say more, and still be asked. */
const runningSchema = z.object({
  revision: z.int(),
  pillars: z.array(
    z.object({ name: z.string(), version: z.string(), failure: z.object({ message: z.string() }).nullable() }),
  ),
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
}

export interface Running {
  readonly revision: { readonly composed: number; readonly running: number };
  readonly pillars: readonly RunningPillar[];
  /** Whether the site runs exactly what the file composes. */
  readonly isCurrent: boolean;
}

/** Asks a site what it runs, and compares it with a composition. Throws a Problem if the site does not say. */
export async function runningAt(site: string, composition: Composition): Promise<Running> {
  const url = `${site.replace(/\/$/, '')}/api/composition`;
  const resolved = parseJsonText((await readBytes(url, TIMEOUT_MS)).toString('utf8'), runningSchema, url);
  const running = new Map(resolved.pillars.map((pillar) => [pillar.name, pillar]));
  const composed = new Map(Object.entries(composition.pillars).filter(([, { enabled }]) => enabled));
  const pillars = [...new Set([...composed.keys(), ...running.keys()])].map((pillar) => ({
    pillar,
    composed: composed.get(pillar)?.stable.version ?? null,
    running: running.get(pillar)?.version ?? null,
    failure: running.get(pillar)?.failure?.message ?? null,
  }));
  return {
    revision: { composed: composition.revision, running: resolved.revision },
    pillars,
    isCurrent:
      composition.revision === resolved.revision &&
      pillars.every((each) => each.composed === each.running && each.failure === null),
  };
}
