import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { GatewayCluster } from '../../testing/gateway-cluster';
import { silentLog } from '../../testing/recording-log';
import { headersOf, openBeside } from '../../testing/signed-in-readers';
import { assets } from '../../testing/test-assets';
import { createDatabase } from '../../testing/test-database';
import { harmToOlderGateways } from './migration-rules';
import { openDatabase } from './storage';

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[];
}
const journalFile = 'meta/_journal.json';
const { entries } = JSON.parse(readFileSync(path.join(assets.migrations, journalFile), 'utf8')) as Journal;
/** Gateways of several versions share a database since this migration. */
const FIRST = 13;

describe('a migration that an older gateway would not survive is found:', () => {
  test.each([
    'DROP TABLE "readers";',
    'ALTER TABLE "readers" DROP COLUMN "name";',
    'alter table readers drop constraint readers_subject;',
    'ALTER TABLE "readers" RENAME COLUMN "name" TO "called";',
    'ALTER TABLE "readers" RENAME TO "people";',
    'ALTER TABLE "readers" ALTER COLUMN "name" SET DATA TYPE integer;',
    'ALTER TABLE "readers" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "readers" ALTER COLUMN "created_at" DROP DEFAULT;',
    'ALTER TABLE "readers" ADD COLUMN "country" text NOT NULL;',
    'ALTER TABLE "readers" ADD CONSTRAINT "one_name" UNIQUE("name");',
    'CREATE UNIQUE INDEX "one_name" ON "readers" ("name");',
    'TRUNCATE readers;',
  ])('%s', (statement) => expect(harmToOlderGateways(statement)).toEqual([statement.replace(/;$/, '')]));
});

describe('a migration that an older gateway survives is allowed:', () => {
  test.each([
    'CREATE TABLE "lists" ("id" uuid PRIMARY KEY NOT NULL, "name" text NOT NULL);',
    'CREATE TABLE "lists" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "lists" ("id");',
    'ALTER TABLE "readers" ADD COLUMN "country" text;',
    `ALTER TABLE "readers" ADD COLUMN "country" text DEFAULT '' NOT NULL;`,
    'CREATE INDEX "by_name" ON "readers" ("name");',
    'ALTER TABLE "readers" ALTER COLUMN "name" DROP NOT NULL;',
    '-- Contracts: no version since 2.0 reads it.\nDROP TABLE "old";',
  ])('%s', (statement) => expect(harmToOlderGateways(statement)).toEqual([]));
});

test.each(entries.filter(({ idx }) => idx >= FIRST).map(({ tag }) => tag))(
  'an older gateway survives the migration %s',
  (tag) => {
    const text = readFileSync(path.join(assets.migrations, `${tag}.sql`), 'utf8');
    expect(harmToOlderGateways(text)).toEqual([]);
  },
);

/** The migrations of a version that does not exist yet. */
async function newerMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await cp(assets.migrations, folder, { recursive: true });
  const file = path.join(folder, journalFile);
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there are no migrations');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'newer' });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(
    path.join(folder, 'newer.sql'),
    `CREATE TABLE "lists" ("id" uuid NOT NULL);--> statement-breakpoint
ALTER TABLE "user_data_items" ADD COLUMN "colour" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "chapter_texts" ADD COLUMN "notes" json;`,
  );
  return folder;
}

test('a gateway goes on reading and saving, and starts again, after a newer one has migrated its database', async () => {
  const folder = await newerMigrations();
  const cluster = await GatewayCluster.start({ gateways: 1, program: 'reader-gateway' });
  const beside = openBeside(cluster.database.url);
  const reader = await beside.addReader();
  await beside.close();
  const save = async (id: string): Promise<number> => {
    const change = { data: { 'pillars/guest/word': JSON.stringify(id) } };
    const headers = { ...headersOf(reader), 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(change) };
    return (await fetch(`${cluster.balancer.url}/api/user-data`, init)).status;
  };
  const read = async (page: string) => (await fetch(`${cluster.balancer.url}/bible/${page}`)).status;
  try {
    expect([await save('one'), await read('1')]).toEqual([200, 200]);
    await (await openDatabase(cluster.database.url, folder, silentLog)).close();
    expect([await save('two'), await read('2')]).toEqual([200, 200]);
    await cluster.replace(0, 'SIGTERM');
    expect([await save('three'), await read('3')]).toEqual([200, 200]);
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true });
  }
});

test('a migration that waits for a table lets readers pass, and runs when the table is free', async () => {
  const folder = await newerMigrations();
  const database = await createDatabase();
  const [backup, reader] = [0, 1].map(() => new pg.Client({ connectionString: database.url }));
  if (!backup || !reader) throw new Error('there are no connections');
  await Promise.all([backup.connect(), reader.connect()]);
  await backup.query('begin');
  await backup.query('select from user_data_items');
  const migrated = openDatabase(database.url, folder, silentLog);
  let longest = 0;
  for (const end = performance.now() + 4_000; performance.now() < end;) {
    const began = performance.now();
    await reader.query('select from user_data_items');
    longest = Math.max(longest, performance.now() - began);
  }
  await backup.query('commit');
  const { db, close } = await migrated;
  expect((await db.execute('select colour from user_data_items')).rows).toEqual([]);
  // A migration gives way after a second.
  expect(longest).toBeLessThan(2_000);
  await Promise.all([close(), backup.end(), reader.end()]);
  await database.drop();
  await rm(folder, { recursive: true });
});
