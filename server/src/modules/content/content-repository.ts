import { eq, getTableColumns, is, notInArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '../storage/schema';
import { databaseAway } from '../storage/database-away';
import { databaseReason } from '../storage/database-reason';
import type { Database } from '../storage/storage';
import { ReleaseError } from './content-release';
import { TABLES_VERSION } from './release-tables';

const { contentPointer, contentReleases } = schema;

/** Key of the advisory lock that lets one process at a time change content. */
const CONTENT_LOCK = 0x6d_61_6e_6e_62;

/** The current and the previous release, by hash. */
export interface Pointer {
  /** The release that readers get. */
  current: string;
  /** The release before it; null if there was none, or if an operator rolled back from the current one. */
  previous: string | null;
  /** Releases that an operator rolled back from or replaced. A starting gateway does not switch to them. */
  passedOver: string[];
}

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The pointer; undefined before the first release is loaded. */
export async function readPointer(db: Pick<Database, 'select'>): Promise<Pointer | undefined> {
  const { current, previous, passedOver } = contentPointer;
  const [row] = await db.select({ current, previous, passedOver }).from(contentPointer);
  return row;
}

/** The releases in the database, latest first. */
export const readReleases = (db: Database) =>
  db
    .select()
    .from(contentReleases)
    .orderBy(sql`${contentReleases.loadedAt} desc`);

/** Whether a release is complete in the database. 'outdated': an older gateway loaded it into fewer tables. */
export type ReleaseState = 'whole' | 'outdated' | undefined;

/** Whether the database has a release; undefined if it does not. */
export async function readReleaseState(db: Pick<Database, 'select'>, hash: string): Promise<ReleaseState> {
  const [row] = await db
    .select({ tables: contentReleases.tables })
    .from(contentReleases)
    .where(eq(contentReleases.hash, hash));
  return row && (row.tables < TABLES_VERSION ? 'outdated' : 'whole');
}

/** Every table with rows that belong to a release. */
const releaseTables = Object.values(schema).flatMap((table) =>
  is(table, PgTable) && 'release' in getTableColumns(table) ? [table] : [],
);

/** Deletes the rows of a release, but not the release itself, because readers may be using it. */
export async function emptyRelease(tx: Transaction, hash: string): Promise<void> {
  for (const table of releaseTables) await tx.execute(sql`delete from ${table} where release = ${hash}`);
}

/** Sets the pointer, and deletes every release that is not current, previous or in `retained`. */
export async function setPointer(tx: Transaction, pointer: Pointer, retained: readonly string[] = []): Promise<void> {
  await tx
    .insert(contentPointer)
    .values(pointer)
    .onConflictDoUpdate({ target: contentPointer.only, set: { ...pointer } });
  const { current, previous } = pointer;
  const held = [current, ...(previous === null ? [] : [previous]), ...retained];
  await tx.delete(contentReleases).where(notInArray(contentReleases.hash, held));
}

/**
 * Changes content in one transaction on a separate connection, while no other process does. Calls `onWait` if it has to
 * wait for another process. Throws a ReleaseError if nothing was changed.
 */
export async function changeContent<Result>(
  databaseUrl: string,
  change: (tx: Transaction) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A broken connection fails the current or the next statement. Without this listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await drizzle(client).transaction(async (tx) => {
      // A load may take longer than the timeout that the database sets for readers.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const { rows } = await tx.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${CONTENT_LOCK}) as free`,
      );
      if (rows[0]?.free !== true) {
        onWait();
        await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
      }
      return change(tx);
    });
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    const away = databaseAway(error);
    if (away !== undefined) throw new ReleaseError(`the database went away (${away})`, { isPassing: true });
    throw new ReleaseError(`the database refused it (${databaseReason(error)})`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Lets PostgreSQL write a release to its tables now. Otherwise, after a crash within the next minutes, its start repeats
 * the whole load from its log, which takes seconds. Nothing depends on it.
 */
export async function writeCheckpoint(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('checkpoint');
  } catch {
    // PostgreSQL does it by itself a few minutes later.
  } finally {
    await client.end().catch(() => undefined);
  }
}
