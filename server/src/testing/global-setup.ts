import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { loadRelease } from '../modules/content/load-release';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../modules/storage/embedded-postgres';
import { openDatabase } from '../modules/storage/storage';
import { bundlePackages } from './bundle-packages';
import { bundlePrograms } from './bundle-programs';
import { createWholeSite } from './fixture-site';
import { assets } from './test-assets';
import { createDatabase } from './test-database';

declare global {
  // Jest can pass only globals from setup to teardown.
  var testRun: { postgres: EmbeddedPostgres; folders: string[] } | undefined;
}

const MEMORY_FOLDER = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** Test data need not survive, so a commit need not reach the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** A folder in memory if there is room: a run creates and deletes hundreds of thousands of database files. */
async function temporaryFolder(): Promise<string> {
  const free = await statfs(MEMORY_FOLDER).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > ENOUGH_BYTES ? MEMORY_FOLDER : tmpdir();
}

const reportEnd = (sentence: string) => console.error(sentence);

/** Starts PostgreSQL in a folder. Copies its files to another folder before the first database is created. */
async function startPostgres(dataDir: string, copy: string): Promise<EmbeddedPostgres> {
  await mkdir(dataDir);
  await (await startEmbeddedPostgres(dataDir, reportEnd)).stop();
  // With owners and modes, because PostgreSQL refuses to start otherwise.
  execFileSync('cp', ['-a', dataDir, copy]);
  return startEmbeddedPostgres(dataDir, reportEnd, settings);
}

/** Creates the databases that suites copy: one with empty tables, and one with the release of `createWholeSite`. */
async function makeTemplates(): Promise<void> {
  const migrated = await createDatabase({ template: 'template1', name: 'migrated' });
  await (await openDatabase(migrated.url, assets.migrations, pino({ level: 'silent' }))).close();
  const loaded = await createDatabase({ template: 'migrated', name: 'whole_site' });
  const site = await createWholeSite();
  await loadRelease({
    databaseUrl: loaded.url,
    folder: path.join(site.dist, 'content', site.release),
    superseded: [],
    onStep: () => undefined,
  });
  process.env['TEST_LOADED_RELEASE'] = site.release;
  await site.remove();
}

/**
 * Prepares what all suites share: one PostgreSQL with databases to copy, the files of a PostgreSQL that never ran
 * for programs that start their own, and the bundled programs.
 */
export default async function prepareRun(): Promise<void> {
  const folder = await mkdtemp(path.join(await temporaryFolder(), 'gateway-tests-'));
  await chmod(folder, 0o755);
  process.env['TEST_FOLDER'] = folder;
  const bundling = bundlePrograms();
  const packages = bundlePackages();
  const cluster = path.join(folder, 'unused-cluster');
  process.env['TEST_CLUSTER'] = cluster;
  const postgres = await startPostgres(path.join(folder, 'shared'), cluster);
  process.env['TEST_DATABASE_URL'] = postgres.url;
  await makeTemplates();
  process.env['TEST_PROGRAMS'] = await bundling;
  await packages;
  globalThis.testRun = { postgres, folders: [folder, await bundling] };
}
