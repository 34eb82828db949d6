import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { codeOf } from '../../start-error';

/** Key of the advisory lock that lets one gateway at a time migrate: the letters "manna". */
export const MIGRATION_LOCK = 0x6d_61_6e_6e_61;
/**
 * How long a migration waits for a table that somebody reads, such as a backup. Whoever comes after it waits too, so it
 * gives way before readers notice, and tries again.
 */
const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_MS = 2_000;
const WITHIN_MS = 600_000;
const LOCK_NOT_AVAILABLE = '55P03';

const isLocked = (error: unknown): boolean =>
  [error, error instanceof Error ? error.cause : undefined].some((each) => codeOf(each) === LOCK_NOT_AVAILABLE);

/** Runs the migrations that the database lacks, while other gateways serve. The caller closes the connection, which unlocks. */
export async function migrateTables(client: pg.PoolClient, migrations: string): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    try {
      await migrate(drizzle(client), { migrationsFolder: migrations });
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
