import type { CompositionService } from '../composition/composition-service';
import type { ContentService } from '../content/content-service';
import { isOutage } from '../storage/outage';
import type { Storage } from '../storage/storage';

export interface ReadinessOptions {
  storage: Pick<Storage, 'isReachable'>;
  content: Pick<ContentService, 'current'>;
  composition: Pick<CompositionService, 'current'>;
  /** Whether the gateway has been told to stop, and serves only what is still sent to it. */
  isStopping: () => boolean;
}

type Need = 'database' | 'content' | 'composition';

/** Whether this gateway can serve readers, and what is missing. */
export interface Readiness {
  status: 'ready' | 'not ready' | 'stopping';
  missing: Need[];
}

export async function readinessOf({ storage, content, composition, isStopping }: ReadinessOptions): Promise<Readiness> {
  const { pillars } = composition.current().resolved;
  const needs: [need: Need, isThere: boolean][] = [
    // A database that hangs must not make this wait for longer than who asks.
    ['database', !(await isOutage(storage))],
    ['content', content.current() !== undefined],
    // One failed pillar does not make the site unready. A site where all have failed has nothing to show.
    ['composition', pillars.length === 0 || pillars.some(({ failure }) => failure === null)],
  ];
  const missing = needs.flatMap(([need, isThere]) => (isThere ? [] : [need]));
  return { status: isStopping() ? 'stopping' : missing.length === 0 ? 'ready' : 'not ready', missing };
}
