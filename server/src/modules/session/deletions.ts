import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { databaseAway } from '../storage/database-away';
import { farewells, readers } from '../storage/reader-schema';
import type { Database } from '../storage/storage';
import { tellDeleted, type TellDeleted } from './farewells';
import { deleteEndedSessions, type Reader } from './sessions';

/** How long a reader can change their mind after they asked to be deleted. */
const GRACE_DAYS = 14;
const PURGE_EVERY_MS = 3_600_000;
/** Key of the advisory lock that lets one gateway at a time delete readers. */
const PURGE_LOCK = 0x6d_61_6e_6e_63;

/** A reader whose grace has ended. */
export interface DeletedReader extends Reader {
  issuer: string;
  subject: string;
}

export interface DeletionHooks {
  /**
   * Deletes the reader's account at the embedded accounts server, before the reader's rows. If it rejects, nothing is
   * deleted and the next purge tries again, so it must not mind an account that is gone.
   */
  removeAccount?: (reader: DeletedReader) => Promise<void>;
  /** Tells the reader by e-mail that everything is deleted, after it is. If it rejects, later purges try again. */
  tell?: TellDeleted;
}

const endsAt = sql<Date>`${readers.deletionRequestedAt} + make_interval(days => ${GRACE_DAYS})`.mapWith(
  readers.deletionRequestedAt,
);

export interface Deletion {
  requestedAt: Date;
  /** Until then it can be cancelled. */
  endsAt: Date;
}

/** The deletion that a reader has asked for; null if there is none. */
export async function deletionOf(db: Database, { id }: Reader): Promise<Deletion | null> {
  const [row] = await db
    .select({ requestedAt: readers.deletionRequestedAt, endsAt })
    .from(readers)
    .where(eq(readers.id, id));
  return row?.requestedAt ? { requestedAt: row.requestedAt, endsAt: row.endsAt } : null;
}

/** Starts the grace of a reader. One that runs already is not made longer. Null if the reader is gone. */
export async function requestDeletion(db: Database, { id }: Reader): Promise<Deletion | null> {
  const [row] = await db
    .update(readers)
    .set({ deletionRequestedAt: sql`coalesce(${readers.deletionRequestedAt}, now())` })
    .where(eq(readers.id, id))
    .returning({ requestedAt: readers.deletionRequestedAt, endsAt });
  return row?.requestedAt ? { requestedAt: row.requestedAt, endsAt: row.endsAt } : null;
}

/** The same for an account of the embedded accounts server, also if its reader has never come to the site. */
export async function requestDeletionOf(
  db: Database,
  account: { issuer: string; subject: string; name: string; email: string },
): Promise<void> {
  await db
    .insert(readers)
    .values({ ...account, deletionRequestedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [readers.issuer, readers.subject],
      set: { deletionRequestedAt: sql`coalesce(${readers.deletionRequestedAt}, now())` },
    });
}

export async function cancelDeletion(db: Database, { id }: Reader): Promise<void> {
  await db.update(readers).set({ deletionRequestedAt: null }).where(eq(readers.id, id));
}

/** Deletes one reader whose grace has ended, unless they are among `failed`. Their address stays until they are told. */
async function deleteNext(
  db: Database,
  failed: readonly string[],
  { removeAccount, tell }: DeletionHooks,
): Promise<{ reader: DeletedReader; error?: unknown } | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${PURGE_LOCK}) as free`);
    if (!rows[0]?.free) return undefined;
    const { id, name, email, issuer, subject } = readers;
    const [reader] = await tx
      .select({ id, name, email, issuer, subject })
      .from(readers)
      .where(and(sql`${endsAt} < now()`, failed.length > 0 ? notInArray(id, [...failed]) : undefined))
      .limit(1)
      .for('update');
    if (!reader) return undefined;
    try {
      await removeAccount?.(reader);
    } catch (error) {
      return { reader, error };
    }
    await tx.delete(readers).where(eq(id, reader.id));
    if (tell && reader.email !== '') await tx.insert(farewells).values({ email: reader.email });
    return { reader };
  });
}

/** Deletes the readers whose grace has ended, and the sessions that have. Rejects while the database is away. */
export async function purge(
  db: Database,
  log: Pick<Logger, 'info' | 'error'>,
  hooks: DeletionHooks = {},
): Promise<void> {
  await deleteEndedSessions(db);
  const failed: string[] = [];
  for (;;) {
    const next = await deleteNext(db, failed, hooks);
    if (!next) break;
    const { reader, error } = next;
    if (error === undefined) {
      log.info({ reader: reader.id }, 'a reader was deleted');
      continue;
    }
    failed.push(reader.id);
    log.error(
      { reader: reader.id, reason: messageOf(error) },
      'a reader could not be deleted; the next purge tries again',
    );
  }
  if (hooks.tell) await tellDeleted(db, log, hooks.tell);
}

/** Purges now and every hour. Returns a function that stops it and waits for a purge that runs. */
export function startPurging(db: Database, log: Logger, hooks?: DeletionHooks): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = purge(db, log, hooks).catch((error: unknown) => {
      const away = databaseAway(error);
      const sentence = 'deleted readers were not purged; it is tried again in an hour';
      // A database that is away is said once, as an error, by the queries that readers wait for.
      if (away === undefined) log.error({ reason: messageOf(error) }, sentence);
      else log.warn({ reason: away }, sentence);
    });
  };
  run();
  const timer = setInterval(run, PURGE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
