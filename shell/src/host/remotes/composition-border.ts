import { resolvedCompositionSchema, type ResolvedPillar } from '@manna/shared/contracts';

/**
 * A pillar as the site composes it now: one that failed may have been mended, or replaced, since the page was made.
 * A chunk of its own, since only a retry needs it. Rejects where the site does not answer with a composition.
 */
export async function fetchCurrentPillar(name: string): Promise<ResolvedPillar | undefined> {
  const response = await fetch('/api/composition', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/api/composition answered ${response.status}`);
  const { pillars } = resolvedCompositionSchema.parse(await response.json());
  return pillars.find((pillar) => pillar.name === name);
}
