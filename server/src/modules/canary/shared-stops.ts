import { and, eq, gte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { CompositionService } from '../composition/composition-service';
import { DatabaseRounds } from '../storage/database-rounds';
import { canaryStops } from '../storage/gateway-schema';
import type { Database } from '../storage/storage';

/** How soon a canary that one gateway has stopped is stopped on all. */
const POLL_MS = 2_000;
const FORGOTTEN_AFTER_DAYS = 90;

interface StopOptions {
  db: Database;
  composition: Pick<CompositionService, 'current' | 'idleCanaries' | 'stopCanary'>;
  log: Logger;
  pollMs?: number | undefined;
}

/** Tells the other gateways which canaries this one has stopped, and stops those that they have. */
async function exchange({ db, composition }: StopOptions, told: Set<string>): Promise<void> {
  const { canaries, resolved, change } = composition.current();
  const { environment, revision } = resolved;
  const stopped = composition.idleCanaries().filter(({ state }) => state === 'stopped');
  for (const { pillar, version, reason } of stopped) {
    const key = `${revision} ${pillar} ${version}`;
    if (told.has(key)) continue;
    const stop = { environment, revision, pillar, version, reason };
    await db
      .insert(canaryStops)
      .values(stop)
      .onConflictDoUpdate({
        target: [canaryStops.environment, canaryStops.revision, canaryStops.pillar, canaryStops.version],
        set: { reason, stoppedAt: sql`now()` },
      });
    await db
      .delete(canaryStops)
      .where(sql`${canaryStops.stoppedAt} < now() - make_interval(days => ${FORGOTTEN_AFTER_DAYS})`);
    told.add(key);
  }
  if (canaries.length === 0) return;
  const rows = await db
    .select({ pillar: canaryStops.pillar, version: canaryStops.version, reason: canaryStops.reason })
    .from(canaryStops)
    .where(
      and(
        eq(canaryStops.environment, environment),
        eq(canaryStops.revision, revision),
        // An environment that began again counts its revisions from 1, and what was stopped before is of another one.
        change && gte(canaryStops.stoppedAt, new Date(change.at)),
      ),
    );
  for (const { pillar, version, reason } of rows)
    if (canaries.some((canary) => canary.pillar === pillar && canary.settings.version === version))
      composition.stopCanary(pillar, reason);
}

/** Exchanges stops with the other gateways every two seconds, until the returned function is called. */
export function shareStops(options: StopOptions): () => Promise<void> {
  const { log, pollMs: everyMs = POLL_MS } = options;
  const told = new Set<string>();
  const failure = 'stopped canaries could not be exchanged with the other gateways';
  const rounds = new DatabaseRounds(() => exchange(options, told), { everyMs, log, failure });
  return () => rounds.close();
}
