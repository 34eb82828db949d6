import type { Composition } from '@manna/shared/contracts';

/** Why a composition may not run on a site of this environment, as the end of a sentence; undefined if it may. */
export const foreignTo = (environment: string, composition: Composition): string | undefined =>
  composition.environment === environment
    ? undefined
    : `it is for the environment "${composition.environment}", and the settings of this site are for "${environment}"`;

/** Why a composition may not follow the active one, as the end of a sentence; undefined if it may. */
export function notAfter(active: Composition, { revision, pillars }: Composition): string | undefined {
  // Otherwise an older file that somebody copies there by mistake, or replays, would take effect.
  if (revision <= active.revision)
    return `its revision ${revision} is not higher than ${active.revision}, which is active`;
  const missing = Object.keys(active.pillars).filter((name) => !(name in pillars));
  return missing.length > 0
    ? `it leaves out ${missing.join(', ')}; to remove a pillar, set its "enabled" to false`
    : undefined;
}
