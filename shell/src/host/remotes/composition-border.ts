import { resolvedCompositionSchema, type ResolvedPillar } from '@manna/shared/contracts';

// Nothing else of a composition, because the gateway may be newer than this page, or older.
const currentPillars = resolvedCompositionSchema.pick({ pillars: true }).loose();

/**
 * Fetches a pillar as the site composes it now: a pillar that failed may have been fixed or replaced since the page was
 * rendered. It is a separate chunk, because only a retry needs it. Rejects if the site does not return a composition.
 */
export async function fetchCurrentPillar(name: string): Promise<ResolvedPillar | undefined> {
  const response = await fetch('/api/composition', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/api/composition answered ${response.status}`);
  const { pillars } = currentPillars.parse(await response.json());
  return pillars.find((pillar) => pillar.name === name);
}
