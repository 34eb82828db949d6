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
  /** Pages that said how fast they were. */
  measuredPages: number;
  /** Those that were slow or moved; see isSlow. */
  slowPages: number;
}

export const noPages: Readonly<ReleaseHealth> = {
  pages: 0,
  reportedFailures: 0,
  renders: 0,
  failedRenders: 0,
  measuredPages: 0,
  slowPages: 0,
};

/** A page may report several failures. */
const percentOf = (failed: number, all: number): number => (all === 0 ? 0 : Math.min(100, (failed / all) * 100));

const measures = [
  {
    all: 'pages',
    failed: 'reportedFailures',
    allowed: 'failedPercentAboveStable',
    sentence: ['in browsers', 'pages failed'],
  },
  {
    all: 'renders',
    failed: 'failedRenders',
    allowed: 'failedPercentAboveStable',
    sentence: ['on the gateway', 'renderings failed'],
  },
  {
    all: 'measuredPages',
    failed: 'slowPages',
    allowed: 'slowPercentAboveStable',
    sentence: ['in browsers', 'pages were slow or moved'],
  },
] as const;

/** Why a canary must stop, as the end of a sentence; undefined if it fails no more than the composition allows. */
export function failsMore(
  canary: ReleaseHealth,
  stable: ReleaseHealth,
  { minPages, ...points }: Canary['stopAt'],
): string | undefined {
  for (const { all, failed, allowed, sentence } of measures) {
    const [own, other] = [percentOf(canary[failed], canary[all]), percentOf(stable[failed], stable[all])];
    if (canary[all] < minPages || own <= other + points[allowed]) continue;
    // No page should fail. But how many are slow is a matter of the readers' networks, which only other pages can tell.
    if (failed === 'slowPages' && stable[all] < minPages) continue;
    const [where, what] = sentence;
    return (
      `${where} ${own.toFixed(1)} % of ${canary[all]} ${what}, and of the stable release ` +
      `${other.toFixed(1)} % of ${stable[all]}; ${points[allowed]} points more are allowed`
    );
  }
  return undefined;
}
