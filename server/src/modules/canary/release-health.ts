import type { Canary } from '@manna/shared/contracts';

/** What one gateway counted of one release of a pillar. */
export interface ReleaseHealth {
  /** Pages of the pillar that were sent, from the cache too. */
  pages: number;
  /** Failures that browsers reported. */
  reportedFailures: number;
  /** Parts of pages that the gateway rendered, or tried to. */
  renders: number;
  failedRenders: number;
}

export const noPages: Readonly<ReleaseHealth> = { pages: 0, reportedFailures: 0, renders: 0, failedRenders: 0 };

/** A page may report several failures. */
const percentOf = (failed: number, all: number): number => (all === 0 ? 0 : Math.min(100, (failed / all) * 100));

const measures = [
  { all: 'pages', failed: 'reportedFailures', where: 'in browsers', what: 'pages' },
  { all: 'renders', failed: 'failedRenders', where: 'on the gateway', what: 'renderings' },
] as const;

/** Why a canary must stop, as the end of a sentence; undefined if it fails no more than the composition allows. */
export function failsMore(
  canary: ReleaseHealth,
  stable: ReleaseHealth,
  { failedPercentAboveStable, minPages }: Canary['stopAt'],
): string | undefined {
  for (const { all, failed, where, what } of measures) {
    const [own, other] = [percentOf(canary[failed], canary[all]), percentOf(stable[failed], stable[all])];
    if (canary[all] < minPages || own <= other + failedPercentAboveStable) continue;
    return (
      `${where} ${own.toFixed(1)} % of ${canary[all]} ${what} failed, and of the stable release ` +
      `${other.toFixed(1)} % of ${stable[all]}; ${failedPercentAboveStable} points more are allowed`
    );
  }
  return undefined;
}
