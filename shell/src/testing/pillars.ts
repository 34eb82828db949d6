import { definePillar, defineRoute, type PillarModule, type ResolvedPillar } from '@manna/shared/contracts';
import type { PillarSource } from '../host/remotes/pillar-registry';
import { PillarFailure } from '../host/remotes/pillar-failure';

/** A pillar as the gateway resolves it: a garden with one route, /garden. */
export const garden = (change: Partial<ResolvedPillar> = {}): ResolvedPillar => ({
  name: 'garden',
  title: 'Garden',
  version: '1.2.3',
  owner: 'gardeners',
  timeoutMs: 50,
  base: '/pillars/garden/1.2.3/',
  release: `sha384-${'R'.repeat(64)}`,
  failure: null,
  metadata: {
    title: 'Garden',
    accent: 'green',
    routes: [{ id: 'root', path: '/garden', query: [], files: ['route-root.js'] }],
    menu: [{ path: '/garden', label: 'Garden', icon: 'school', order: 10 }],
  },
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  ...change,
});

/** The garden's one page. */
export const gardenPage = defineRoute({
  meta: () => ({ metaTitle: 'Garden', description: 'Plants', breadcrumbs: [] }),
  Component: () => 'Cedars of Lebanon',
});

export const gardenModule: PillarModule = definePillar({ routes: { root: () => Promise.resolve(gardenPage) } });

/** Answers load() with each of these in turn, the last for good; an Error is what loading throws. */
export function sourceOf(...answers: unknown[]): PillarSource & { loads: number; renewals: number } {
  const source = {
    loads: 0,
    renewals: 0,
    load() {
      const answer = answers[Math.min(source.loads, answers.length - 1)];
      source.loads += 1;
      if (answer === 'never') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    diagnose: (error: unknown, pillar: ResolvedPillar) =>
      Promise.resolve(new PillarFailure('evaluation', pillar, String(error))),
    renew(pillar: ResolvedPillar) {
      source.renewals += 1;
      return Promise.resolve({ ...pillar, failure: null });
    },
  };
  return source;
}
