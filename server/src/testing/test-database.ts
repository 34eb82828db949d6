import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import pg from 'pg';
import { contentPointer, contentReleases } from '../modules/storage/schema';
import { openDatabase, type Storage } from '../modules/storage/storage';
import { assets } from './test-assets';

const urlOf = (database: string): string => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${database}`;
  return url.href;
};

async function administer(statement: string): Promise<void> {
  // Each of the other databases may be a template, and PostgreSQL refuses connections to a template while it is copied.
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

interface DatabaseOptions {
  /** Which database to copy: without tables, with empty tables, or with the release of `createWholeSite`. */
  template?: 'template1' | 'migrated' | 'whole_site';
  name?: string;
}

/** Creates a database on the PostgreSQL of this test run; by default with empty tables. */
export async function createDatabase({
  template = 'migrated',
  name = `test_${randomUUID().replaceAll('-', '')}`,
}: DatabaseOptions = {}): Promise<TestDatabase> {
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return { url: urlOf(name), drop: () => administer(`drop database if exists ${name} with (force)`) };
}

/** The template whose tables contain this release, otherwise the one with empty tables. */
export const templateFor = (release: string | undefined) =>
  release !== undefined && release === process.env['TEST_LOADED_RELEASE'] ? 'whole_site' : 'migrated';

/** Opens a separate database, which closing drops. Calls `onStatement` with each SQL text. */
export async function openTestStorage(
  template?: DatabaseOptions['template'],
  onStatement?: (text: string) => void,
): Promise<Storage> {
  const database = await createDatabase(template && { template });
  const storage = await openDatabase(
    database.url,
    assets.migrations,
    pino({ level: 'silent' }),
    onStatement && { onQuery: onStatement },
  );
  return {
    ...storage,
    async close() {
      await storage.close();
      await database.drop();
    },
  };
}

/** Deletes all content, which is much faster than creating another database. */
export async function emptyContent({ db }: Pick<Storage, 'db'>): Promise<void> {
  await db.delete(contentPointer);
  await db.delete(contentReleases);
}

/** Copies the files of a PostgreSQL into an empty DATA_DIR, because creating them takes seconds. */
export async function copyCluster(dataDir: string): Promise<void> {
  const cluster = process.env['TEST_CLUSTER'];
  if (cluster === undefined) throw new Error('TEST_CLUSTER is not set: run the tests with jest, which creates it');
  // With owners and modes, because PostgreSQL refuses to start otherwise.
  await mkdir(dataDir, { recursive: true });
  await promisify(execFile)('cp', ['-a', `${cluster}/.`, dataDir]);
}
