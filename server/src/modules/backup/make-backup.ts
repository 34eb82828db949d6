import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { codeOf } from '../../start-error';
import { BackupDraft, BackupError, type BackupManifest } from './backup-archive';
import { quoted, readMigrations, readTables } from './backup-tables';

/** Fast, because the texts of a content release take a minute otherwise, and readers wait for the same processor. */
const COMPRESSION = { level: 1 };

/** What is backed up. */
export interface BackedUpSite {
  databaseUrl: string;
  /** The folder of content releases. */
  contentRoot: string;
  dataDir: string;
  /** Called with one line for each part that is done. */
  print: (line: string) => void;
}

type Tables = Pick<BackupManifest, 'migrations' | 'tables' | 'releases'>;

/** Writes all tables as they are at one moment, whatever is written meanwhile. */
async function addTables(draft: BackupDraft, databaseUrl: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await readMigrations(client);
    const found = await readTables(client);
    if (migrations.length === 0) throw new BackupError('the database has no tables: no gateway has ever used it');
    // So that no migration changes a table before its turn. Rows can be written all the time.
    await client.query(`lock table ${found.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
    const tables: Tables['tables'] = [];
    for (const { name, columns } of found) {
      const file = `database/${name}.copy.gz`;
      const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
      await draft.add(file, rows, createGzip(COMPRESSION));
      tables.push({ name, columns, rows: rows.rowCount, file });
    }
    const { rows: releases } = await client.query<{ hash: string }>(
      'select hash from content_releases left join content_pointer on current = hash order by current is null, loaded_at desc',
    );
    return { migrations, tables, releases: releases.map(({ hash }) => hash) };
  } finally {
    await client.end();
  }
}

async function addFile(draft: BackupDraft, file: string, source: string): Promise<void> {
  try {
    await draft.add(file, createReadStream(source));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new BackupError(`${source} was deleted meanwhile: repeat the backup`);
  }
}

/** Adds the files of a content release. They never change. Returns how many there are. */
async function addRelease(draft: BackupDraft, contentRoot: string, hash: string): Promise<number> {
  const folder = path.join(contentRoot, hash);
  if (!(await stat(folder).catch(() => undefined)))
    throw new BackupError(
      `${folder} is missing, and the database has this content release: put its files back, or make the backup on a machine that has them`,
    );
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const source = path.join(parentPath, name);
    await addFile(draft, path.posix.join('content', hash, ...path.relative(folder, source).split(path.sep)), source);
  }
  return files.length;
}

/**
 * Writes a backup of the database and the files beside it into a new folder. Gateways may run meanwhile: the database is
 * read at one moment. Throws a BackupError; then there is no such folder.
 */
export async function makeBackup(
  { databaseUrl, contentRoot, dataDir, print }: BackedUpSite,
  folder: string,
): Promise<void> {
  const draft = await BackupDraft.begin(folder);
  try {
    const madeAt = new Date().toISOString();
    const contents = await addTables(draft, databaseUrl);
    const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0);
    print(`database: ${contents.tables.length} tables, ${rows.toLocaleString('en-US')} rows`);
    for (const hash of contents.releases) {
      const count = await addRelease(draft, contentRoot, hash);
      print(`content release ${hash}: ${count.toLocaleString('en-US')} files`);
    }
    const remembered = path.join(dataDir, 'composition.json');
    if (await stat(remembered).catch(() => undefined)) {
      await addFile(draft, 'data/composition.json', remembered);
      print('the composition that the gateway accepted last');
    }
    const { files } = await draft.finish({ schema: 1, madeAt, ...contents });
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    print(`${folder} has the backup (${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB).`);
  } catch (error) {
    await draft.discard();
    throw error;
  }
}
