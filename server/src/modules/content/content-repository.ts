import { eq, getTableColumns, is, notInArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { messageOf } from '../../start-error';
import * as schema from '../storage/schema';
import type { Database } from '../storage/storage';
import { ReleaseError } from './content-release';
import { TABLES_VERSION } from './release-tables';

const { contentPointer, contentReleases } = schema;

/** Key of the advisory lock under which one process at a time changes content. */
const CONTENT_LOCK = 0x6d_61_6e_6e_62;

/** Which releases there are, by their hashes. */
export interface Pointer {
  /** What readers get. */
  current: string;
  /** What they got before; null where there was none, or where an operator went back from it. */
  previous: string | null;
  /** What an operator decided against: the start of a gateway does not switch to it. */
  passedOver: string[];
}

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The pointer; undefined before the first release is loaded. */
export async function readPointer(db: Pick<Database, 'select'>): Promise<Pointer | undefined> {
  const { current, previous, passedOver } = contentPointer;
  const [row] = await db.select({ current, previous, passedOver }).from(contentPointer);
  return row;
}

/** Releases that the database holds, the latest first. */
export const readReleases = (db: Database) =>
  db
    .select()
    .from(contentReleases)
    .orderBy(sql`${contentReleases.loadedAt} desc`);

/** How a release is in the database: 'outdated' where a gateway filled its tables that knew fewer of them. */
export type Held = 'whole' | 'outdated' | undefined;

/** How the database holds a release; undefined where it does not. */
export async function heldRelease(db: Pick<Database, 'select'>, hash: string): Promise<Held> {
  const [row] = await db
    .select({ tables: contentReleases.tables })
    .from(contentReleases)
    .where(eq(contentReleases.hash, hash));
  return row && (row.tables < TABLES_VERSION ? 'outdated' : 'whole');
}

/** Every table whose rows belong to a release. */
const releaseTables = Object.values(schema).flatMap((table) =>
  is(table, PgTable) && 'release' in getTableColumns(table) ? [table] : [],
);

/** Deletes what a release has in the tables, and not the release itself, which readers may be on. */
export async function emptyRelease(tx: Transaction, hash: string): Promise<void> {
  for (const table of releaseTables) await tx.execute(sql`delete from ${table} where release = ${hash}`);
}

/** Sets the pointer, and lets go of every release that is neither current nor previous nor `kept`. */
export async function setPointer(tx: Transaction, pointer: Pointer, kept: readonly string[] = []): Promise<void> {
  await tx
    .insert(contentPointer)
    .values(pointer)
    .onConflictDoUpdate({ target: contentPointer.only, set: { ...pointer } });
  const { current, previous } = pointer;
  const held = [current, ...(previous === null ? [] : [previous]), ...kept];
  await tx.delete(contentReleases).where(notInArray(contentReleases.hash, held));
}

/** What PostgreSQL said, of an error that the query builder put around it. */
function reasonOf(error: unknown): string {
  const inner: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
  const cause = inner ?? error;
  const detail: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'detail') : undefined;
  return [messageOf(cause), ...(typeof detail === 'string' ? [detail.replace(/\.$/, '')] : [])].join(': ');
}

/**
 * Changes content in one transaction, on a connection of its own, while no other process does. `onWait` hears where
 * another one has to be waited for. Throws a ReleaseError; nothing is changed then.
 */
export async function changeContent<Result>(
  databaseUrl: string,
  change: (tx: Transaction) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks fails the statement under way, or else the next; without a listener it ends the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await drizzle(client).transaction(async (tx) => {
      // A load takes as long as it takes, whatever the database allows readers.
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
    throw new ReleaseError(`the database refused it (${reasonOf(error)})`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
