import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { parseJson } from '../../json-file';
import { writeWholeFile } from '../../whole-file';
import { databaseReason } from '../storage/database-reason';
import { MIGRATION_LOCK } from '../storage/migrate-tables';
import { BackupError, type BackupManifest } from './backup-archive';
import { quoted, readMigrations, readTables } from './backup-tables';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) });
const JOURNAL = 'meta/_journal.json';

/** A folder of migrations, and how to remove it. */
export interface SomeMigrations {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Copies those migrations that the tables of a backup have had, so that the rows fit. The next start of a gateway runs the
 * others. Throws a BackupError if this version does not know them.
 */
export async function migrationsOf({ migrations }: BackupManifest, all: string): Promise<SomeMigrations> {
  const known = readMigrationFiles({ migrationsFolder: all }).map(({ hash }) => hash);
  if (migrations.some((hash, index) => hash !== known[index]))
    throw new BackupError(
      'the backup was made by a newer version of the gateway, or by another one: install that version',
    );
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(all, folder, { recursive: true });
    const journal = parseJson(await readFile(path.join(folder, JOURNAL), 'utf8'), journalSchema);
    const entries = journal.entries.slice(0, migrations.length);
    await writeFile(path.join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

async function refuseRows(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { rows } = await client.query<{ found: boolean }>(`select exists (select from ${quoted(name)}) as found`);
    if (rows[0]?.found)
      throw new BackupError(
        `the database is not empty, its table ${name} has rows: restore into a new database, before a gateway uses it`,
      );
  }
}

/** Fills the tables of an empty database, all or none of them. */
async function fillTables(databaseUrl: string, folder: string, { tables, migrations }: BackupManifest): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // A gateway that starts meanwhile waits for this lock, and finds everything.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if ((await readMigrations(client)).join() !== migrations.join())
      throw new BackupError('the database has tables of another version: restore into a new database');
    await refuseRows(
      client,
      (await readTables(client)).map(({ name }) => name),
    );
    await client.query('begin');
    for (const { name, columns, rows, file } of tables) {
      const target = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
      await pipeline(createReadStream(path.join(folder, file)), createGunzip(), target);
      if (target.rowCount !== rows)
        throw new BackupError(`the backup is damaged: ${file} has ${target.rowCount} rows instead of ${rows}`);
    }
    await client.query('commit');
    // Otherwise PostgreSQL knows nothing of the rows until autovacuum comes, and chooses slow plans for readers.
    await client.query('analyze');
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`the database refused the rows (${databaseReason(error)}); it is still empty`);
  } finally {
    await client.end();
  }
}

/** Copies the files of a content release, unless they are there. They have their final name when all are. */
async function placeContent(folder: string, contentRoot: string, hash: string): Promise<void> {
  const target = path.join(contentRoot, hash);
  if (await stat(target).catch(() => undefined)) return;
  const draft = path.join(contentRoot, `.${hash}.${process.pid}`);
  await mkdir(contentRoot, { recursive: true });
  await cp(path.join(folder, 'content', hash), draft, { recursive: true });
  await rename(draft, target);
}

/** Where a backup is restored. */
export interface RestoredSite {
  /** A database whose tables are those of the backup, without rows. */
  databaseUrl: string;
  contentRoot: string;
  dataDir: string;
}

/** Throws a BackupError if the folder of the gateway has files that a restore would replace. */
export async function refuseOldFiles(dataDir: string): Promise<void> {
  const remembered = path.join(dataDir, 'composition.json');
  if (await stat(remembered).catch(() => undefined))
    throw new BackupError(`DATA_DIR is not empty, ${remembered} exists: restore into a new folder, or move it away`);
}

/** Restores a verified backup. Throws a BackupError; the database is empty then. */
export async function restoreBackup(site: RestoredSite, folder: string, manifest: BackupManifest): Promise<void> {
  const { databaseUrl, contentRoot, dataDir } = site;
  // Files first: without rows, they have no effect.
  for (const hash of manifest.releases) await placeContent(folder, contentRoot, hash);
  await fillTables(databaseUrl, folder, manifest);
  const [current] = manifest.releases;
  const pointer = path.join(contentRoot, 'current');
  if (current !== undefined && !(await stat(pointer).catch(() => undefined)))
    await writeWholeFile(pointer, `${current}\n`);
  const remembered = 'data/composition.json';
  if (manifest.files[remembered])
    await writeWholeFile(path.join(dataDir, 'composition.json'), await readFile(path.join(folder, remembered)));
}
