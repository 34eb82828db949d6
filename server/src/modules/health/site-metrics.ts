import { Gauge, type Metric } from 'prom-client';
import type { CompositionService } from '../composition/composition-service';
import type { ContentService } from '../content/content-service';
import { SHELL } from '../signals/page-releases';
import { isOutage } from '../storage/outage';
import type { Storage } from '../storage/storage';

export interface SiteMetricsOptions {
  composition: Pick<CompositionService, 'current'>;
  content: Pick<ContentService, 'current'>;
  storage: Pick<Storage, 'isReachable'>;
}

/** Says which releases are used, and whether the database is there. */
export function siteMetrics({ composition, content, storage }: SiteMetricsOptions): Metric[] {
  const registers: [] = [];
  return [
    new Gauge({
      name: 'release_info',
      help: '1 for the release that is used of each pillar and of the shell, from where, and who owns it',
      labelNames: ['pillar', 'version', 'base', 'owner'],
      registers,
      collect() {
        this.reset();
        const { shell, resolved } = composition.current();
        this.set({ pillar: SHELL, version: shell.release.version, base: shell.base, owner: '' }, 1);
        for (const { name, version, base: from, owner } of resolved.pillars)
          this.set({ pillar: name, version, base: from, owner }, 1);
      },
    }),
    new Gauge({
      name: 'content_release_info',
      help: '1 for the content release that readers see',
      labelNames: ['release'],
      registers,
      collect() {
        this.reset();
        const release = content.current();
        if (release !== undefined) this.set({ release }, 1);
      },
    }),
    new Gauge({
      name: 'database_up',
      help: '1 if the database responds within two seconds',
      registers,
      async collect() {
        this.set((await isOutage(storage)) ? 0 : 1);
      },
    }),
  ];
}
