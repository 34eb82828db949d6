import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import pg from 'pg';
import { StartError } from '../../start-error';
import { databaseReason } from './database-reason';
import { lockDataFolder, tryLockDataFolder } from './data-folder';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres';
import { migrateTables } from './migrate-tables';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** How long a statement of a content command may take; it may delete a release. */
const COMMAND_TIMEOUT_MS = 30_000;
/** How long a statement of a gateway may take: a little longer than the queries of readers, which are cut off first. */
const READ_TIMEOUT_MS = 6_000;
/** Longer than a lock takes to become stale, and longer than PostgreSQL takes to start. */
const JOIN_WITHIN_MS = 15_000;
const JOIN_POLL_MS = 200;
const OLDEST_VERSION = 150_000;

export type Database = NodePgDatabase;

export interface Storage {
  db: Database;
  /** URL of the database, including its password. */
  url: string;
  /** Where the embedded PostgreSQL keeps its files; undefined for the database of DATABASE_URL. */
  folder: string | undefined;
  /** Whether the database responds now. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  onQuery?: (text: string) => void;
  /** Called with the connections before they are used. */
  onPool?: ((pool: pg.Pool) => void) | undefined;
  timeoutMs?: number | undefined;
  folder?: string;
}

/**
 * Connects to a PostgreSQL by its URL and migrates it, unless `migrations` is undefined. Throws a StartError that does not
 * show the password.
 */
export async function openDatabase(
  url: string,
  migrations: string | undefined,
  log: Logger,
  { onQuery, onPool, timeoutMs = COMMAND_TIMEOUT_MS, folder }: DatabaseOptions = {},
): Promise<Storage> {
  const shown = `${new URL(url).host}${new URL(url).pathname}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // PostgreSQL stops the statement. The other limit is for a PostgreSQL that does not answer at all.
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + CONNECT_TIMEOUT_MS,
  });
  // The pool replaces an idle connection that breaks. Without this listener it would end the process.
  pool.on('error', (error) => log.warn({ reason: databaseReason(error) }, 'a database connection was lost'));
  // A transaction has a connection of its own. If that breaks, the next statement fails; without a listener, the process ends.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StartError(
        `The database at ${shown} cannot be reached (${databaseReason(error)}): start it, or correct DATABASE_URL.`,
      );
    });
    try {
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
      if (Number(rows[0]?.server_version_num) < OLDEST_VERSION)
        throw new StartError(`The database at ${shown} is too old: PostgreSQL 15 or newer is needed.`);
      if (migrations !== undefined) await migrateTables(client, migrations);
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(
        `The tables in the database at ${shown} could not be migrated (${databaseReason(error)}): give its user the right to create tables, or restore it.`,
      );
    } finally {
      // Closing the session releases the lock in every case.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  onPool?.(pool);
  return {
    url,
    folder,
    db: drizzle(pool, onQuery ? { logger: { logQuery: onQuery } } : {}),
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

interface StorageOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Folder of the migrations. If undefined, the tables stay as they are. */
  migrations: string | undefined;
  log: Logger;
  onPool?: DatabaseOptions['onPool'];
  /** Called when the storage is lost for good and the gateway must stop. */
  onLost(reason: string): void;
}

/** Starts the PostgreSQL in DATA_DIR, whose lock this process holds. Closing stops it and releases the lock. */
async function openOwnStorage(
  { dataDir, migrations, log, onPool }: StorageOptions,
  unlock: () => Promise<void>,
  timeoutMs?: number,
): Promise<Storage> {
  const release = () => unlock().catch(() => undefined);
  try {
    const postgres = await startEmbeddedPostgres(dataDir, (sentence) => log.error(sentence));
    try {
      const database = await openDatabase(postgres.url, migrations, log, { timeoutMs, folder: dataDir, onPool });
      return {
        ...database,
        async close() {
          await database.close();
          await postgres.stop();
          await release();
        },
      };
    } catch (error) {
      await postgres.stop();
      throw error;
    }
  } catch (error) {
    await release();
    throw error;
  }
}

const takenOver =
  ({ dataDir, onLost }: StorageOptions) =>
  () =>
    onLost(`another process took over DATA_DIR ${dataDir}`);

/** Opens the database of DATABASE_URL, or else the PostgreSQL in DATA_DIR, which this gateway then owns. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, dataDir, migrations, log, onPool } = options;
  const timeoutMs = READ_TIMEOUT_MS;
  if (databaseUrl !== undefined) return openDatabase(databaseUrl, migrations, log, { timeoutMs, onPool });
  return openOwnStorage(options, await lockDataFolder(dataDir, takenOver(options)), timeoutMs);
}

/**
 * Opens the same database for a while, next to a gateway or without one. If a gateway runs the PostgreSQL in DATA_DIR,
 * this connects to it; otherwise it starts PostgreSQL, and closing stops it.
 */
export async function joinStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, dataDir, migrations, log } = options;
  if (databaseUrl !== undefined) return openDatabase(databaseUrl, migrations, log);
  const deadline = performance.now() + JOIN_WITHIN_MS;
  for (;;) {
    const unlock = await tryLockDataFolder(dataDir, takenOver(options));
    if (unlock) return openOwnStorage(options, unlock);
    const url = await findRunningPostgres(dataDir);
    if (url !== undefined) return openDatabase(url, migrations, log, { folder: dataDir });
    // Another process has the lock: it is starting or stopping, or it crashed and the lock is stale.
    if (performance.now() > deadline)
      throw new StartError(
        `Another process is using DATA_DIR ${dataDir} and has not started PostgreSQL there: wait until it is done, then try again.`,
      );
    await sleep(JOIN_POLL_MS);
  }
}
