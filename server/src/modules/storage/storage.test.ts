import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { translationSchema } from '@manna/shared/contracts';
import { sql } from 'drizzle-orm';
import { silentLog as log } from '../../testing/recording-log';
import { assets } from '../../testing/test-assets';
import { copyCluster, createDatabase } from '../../testing/test-database';
import { readPointer } from '../content/content-repository';
import { prepareDataFolder } from './data-folder';
import { startEmbeddedPostgres } from './embedded-postgres';
import { stopOrphanPostgres } from './orphan-postgres';
import { translations } from './schema';
import { joinStorage, openDatabase, openStorage } from './storage';

const open = (url: string) => openDatabase(url, assets.migrations, log);
const unexpected = (reason: string) => {
  throw new Error(reason);
};

describe('the database of DATABASE_URL', () => {
  test('gateways that start together on an empty database do not conflict', async () => {
    const database = await createDatabase({ template: 'template1' });
    const opened = await Promise.all([open(database.url), open(database.url), open(database.url)]);
    const [{ db }] = opened;
    const { rows } = await db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
    const journal: { entries: unknown[] } = JSON.parse(
      await readFile(path.join(assets.migrations, 'meta/_journal.json'), 'utf8'),
    );
    expect(rows).toEqual([{ n: journal.entries.length }]);
    await Promise.all(opened.map(({ close }) => close()));
    await database.drop();
  });

  test('PostgreSQL itself stops a statement that takes too long', async () => {
    const database = await createDatabase({ template: 'template1' });
    const [reader, other] = [
      await openDatabase(database.url, assets.migrations, log, { timeoutMs: 200 }),
      await open(database.url),
    ];
    await expect(reader.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
      cause: { message: 'canceling statement due to statement timeout' },
    });
    const running = sql`select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;
    expect((await other.db.execute(running)).rows).toEqual([{ n: 0 }]);
    await Promise.all([reader.close(), other.close()]);
    await database.drop();
  });

  test('a release that was loaded before the newest migration stays and is readable', async () => {
    const database = await createDatabase({ template: 'template1' });
    const older = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    const journal: { entries: unknown[] } = JSON.parse(
      await readFile(path.join(assets.migrations, 'meta/_journal.json'), 'utf8'),
    );
    await mkdir(path.join(older, 'meta'));
    await writeFile(
      path.join(older, 'meta/_journal.json'),
      JSON.stringify({ ...journal, entries: [journal.entries[0]] }),
    );
    await cp(path.join(assets.migrations, '0000_content.sql'), path.join(older, '0000_content.sql'));
    const before = await openDatabase(database.url, older, log);
    await before.db.execute(sql`insert into content_releases (hash, counts, licences) values ('old', '{}', '[]')`);
    await before.db.execute(sql`insert into content_pointer (current) values ('old')`);
    await before.db.execute(
      sql`insert into translations values ('old', 'kjv', 0, 'King James Version', 'KJV', 'en', 'ltr', 1769, 'Public domain.')`,
    );
    await before.close();
    const after = await open(database.url);
    expect(await readPointer(after.db)).toEqual({ current: 'old', previous: null, passedOver: [] });
    const [kjv] = await after.db.select().from(translations);
    expect(translationSchema.shape.contains.parse(kjv?.contains)).toMatchObject({
      testaments: 'whole',
      chapters: 1189,
    });
    await after.close();
    await database.drop();
    await rm(older, { recursive: true });
  });

  test.each([
    [
      'does not exist',
      'postgres://reader:secret@127.0.0.1:1/bible',
      /^The database at 127\.0\.0\.1:1\/bible cannot be reached \(.*ECONNREFUSED.*\): start it, or correct DATABASE_URL\.$/,
    ],
    [
      'refuses the password',
      () => process.env['TEST_DATABASE_URL']?.replace(/:[^:@]+@/, ':secret@'),
      /cannot be reached \(password authentication failed for user "postgres"\)/,
    ],
  ])('a database that %s is reported without its password', async (_kind, url, sentence) => {
    const error: unknown = await open((typeof url === 'string' ? url : url()) ?? '').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) });
    expect(String(error)).not.toContain('secret');
  });

  test('a database that cannot be migrated is reported with the reason of PostgreSQL', async () => {
    const database = await createDatabase({ template: 'template1' });
    const readOnly = `${database.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    await expect(open(readOnly)).rejects.toThrow(
      /could not be migrated \(cannot execute CREATE SCHEMA in a read-only transaction\): give its user the right/,
    );
    await database.drop();
  });

  test('/readyz reports a lost database, and the gateway keeps running', async () => {
    const database = await createDatabase();
    const storage = await open(database.url);
    expect(await storage.isReachable()).toBe(true);
    await database.drop();
    expect(await storage.isReachable()).toBe(false);
    await storage.close();
  });
});

describe('the PostgreSQL in DATA_DIR', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'storage-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  // A private folder, like one below /root: the server must be able to run there too.
  test('data survive a clean stop, and the password file is readable by its owner only', async () => {
    const first = await startEmbeddedPostgres(folder, unexpected);
    const storage = await open(first.url);
    await storage.db.execute(sql`create table durable as select 7 as n`);
    await storage.close();
    await first.stop();
    const second = await startEmbeddedPostgres(folder, unexpected);
    const again = await open(second.url);
    expect((await again.db.execute(sql`select n from durable`)).rows).toEqual([{ n: 7 }]);
    await again.close();
    await second.stop();
    expect((await stat(path.join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(folder, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  test('a stale postmaster.pid never stops the server of another folder', async () => {
    const other = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const database = await createDatabase();
    const storage = await open(database.url);
    const { rows } = await storage.db.execute<{ folder: string }>(
      sql`select current_setting('data_directory') as folder`,
    );
    const [pid] = (await readFile(path.join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n');
    await mkdir(path.join(folder, 'postgres'));
    await writeFile(path.join(folder, 'postgres/postmaster.pid'), `${pid}\n${folder}\n0\n${other.port}\n`);
    await stopOrphanPostgres(path.join(folder, 'postgres'), other.password);
    expect(await storage.isReachable()).toBe(true);
    await storage.close();
    await database.drop();
  });

  test('a command connects to the server of a running gateway, and has more time for a statement', async () => {
    await copyCluster(folder);
    const options = { databaseUrl: undefined, dataDir: folder, migrations: assets.migrations, log, onLost: unexpected };
    const gateway = await openStorage(options);
    await gateway.db.execute(sql`create table shared as select 7 as n`);
    const command = await joinStorage(options);
    const limitOf = async ({ db }: typeof gateway) => (await db.execute(sql`show statement_timeout`)).rows;
    expect(await limitOf(gateway)).toEqual([{ statement_timeout: '6s' }]);
    expect(await limitOf(command)).toEqual([{ statement_timeout: '30s' }]);
    expect((await command.db.execute(sql`select n from shared`)).rows).toEqual([{ n: 7 }]);
    await command.close();
    expect(await gateway.isReachable()).toBe(true);
    await gateway.close();
  });

  test('a command without a gateway starts the server itself, and a second command shares it', async () => {
    await copyCluster(folder);
    const options = { databaseUrl: undefined, dataDir: folder, migrations: assets.migrations, log, onLost: unexpected };
    const [one, other] = await Promise.all([joinStorage(options), joinStorage(options)]);
    expect(one.url).toBe(other.url);
    await Promise.all([one.close(), other.close()]);
    await expect(stat(path.join(folder, 'postgres/postmaster.pid'))).rejects.toThrow(/ENOENT/);
    const gateway = await openStorage(options);
    expect(await gateway.isReachable()).toBe(true);
    await gateway.close();
  });

  test('a cluster without its password file is reported by name', async () => {
    await mkdir(path.join(folder, 'postgres'));
    await writeFile(path.join(folder, 'postgres/PG_VERSION'), '18\n');
    await expect(startEmbeddedPostgres(folder, unexpected)).rejects.toThrow(
      /postgres-password is missing: put it back, or move/,
    );
  });

  test.each([
    ['is a file', () => path.join(folder, 'file')],
    ['is a device', () => '/dev/null'],
    ['cannot be created, although its file system does not say so', () => '/proc/manna/data'],
  ])('a DATA_DIR that %s is refused by name', async (_kind, dataDir) => {
    await writeFile(path.join(folder, 'file'), '');
    await expect(prepareDataFolder(dataDir())).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATA_DIR \S+ cannot be used \(.*\): make it a folder/),
    });
  });
});
