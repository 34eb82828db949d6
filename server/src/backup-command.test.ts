import { once } from 'node:events';
import { appendFile, cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { thorough } from '@manna/shared/testing/thorough';
import { OAuth2Server } from 'oauth2-mock-server';
import pg from 'pg';
import { createWholeSite, GENESIS, type FixtureSite } from './testing/fixture-site';
import { ReaderBrowser } from './testing/reader-browser';
import { endProgram, listening, runProgram, type Program } from './testing/run-program';
import { copyCluster, createDatabase, type TestDatabase } from './testing/test-database';

// Each test starts several real programs.
jest.setTimeout(240_000);

const NOTES = 'pillars/guest/notes';
const BOOKMARKS = 'site/bookmarked-pages';
const bookmarked = JSON.stringify({ bookmarks: [[{ path: '/bible/genesis/1', fragment: '' }]] });

let provider: OAuth2Server;
beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
});
afterAll(() => provider.stop());

let site: FixtureSite;
let environment: Record<string, string>;
let backup: string;
const programs: Program[] = [];
const databases: TestDatabase[] = [];
beforeEach(async () => {
  site = await createWholeSite();
  backup = path.join(site.folder, 'backup');
  const settings = path.join(site.folder, 'site.json');
  const accounts = { provider: 'oidc', issuer: provider.issuer.url, clientId: 'daily-manna' };
  await writeFile(settings, JSON.stringify({ accounts }));
  environment = { SITE_CONFIG: settings };
});
afterEach(async () => {
  for (const program of programs.splice(0))
    if (program.child.exitCode === null && program.child.signalCode === null) await endProgram(program, 'SIGTERM');
  for (const database of databases.splice(0)) await database.drop();
  await site.remove();
});

async function useNewDatabase(template: 'migrated' | 'template1' = 'template1'): Promise<TestDatabase> {
  const database = await createDatabase({ template });
  databases.push(database);
  environment = { ...environment, DATABASE_URL: database.url };
  return database;
}

async function startGateway(): Promise<{ program: Program; url: string }> {
  const program = runProgram('server', site, { environment });
  programs.push(program);
  return { program, url: await listening(program) };
}

/** Runs a command until it exits. */
async function run(...args: string[]): Promise<{ code: unknown; output: string }> {
  const program = runProgram('backup-command', site, { args, environment });
  const [code] = await once(program.child, 'close');
  return { code, output: program.output() };
}

async function signIn(url: string): Promise<ReaderBrowser> {
  const browser = new ReaderBrowser();
  await browser.follow(`${url}/oauth2/login?destination=/bible/genesis/1`);
  return browser;
}

const kinds = { [NOTES]: { type: 'items', identity: ['id'] } };
async function save(url: string, browser: ReaderBrowser, key: string, value: string): Promise<boolean> {
  const change = { data: { [key]: value }, base: { [key]: null }, kinds: key === NOTES ? kinds : {} };
  return (await browser.post(`${url}/api/user-data`, change)).status === 200;
}

interface Manifest {
  migrations: string[];
  tables: { name: string; columns: string[] }[];
}
const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8')) as Manifest;

async function saved(url: string, browser: ReaderBrowser): Promise<Record<string, string>> {
  return ((await (await browser.get(`${url}/api/user-data`)).json()) as { data: Record<string, string> }).data;
}

const idsIn = (notes = '[]'): string[] => (JSON.parse(notes) as { id: string }[]).map(({ id }) => id);

/** Saves notes one after the other until it is told to stop. Returns the ids of those that were saved. */
function keepWriting(url: string, browser: ReaderBrowser): { stop: () => Promise<string[]> } {
  const ids: string[] = [];
  const ending = new AbortController();
  const writing = (async () => {
    while (!ending.signal.aborted) {
      const id = String(ids.length);
      if (await save(url, browser, NOTES, JSON.stringify([{ id }]))) ids.push(id);
      // The limit of a reader is 60 changes in a minute.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return ids;
  })();
  return {
    async stop() {
      ending.abort();
      return writing;
    },
  };
}

/** A migrated database without rows, backed up. */
async function backUpNothing(): Promise<void> {
  await useNewDatabase('migrated');
  expect(await run('create', backup)).toMatchObject({ code: 0 });
}

async function loseEverythingAndRestore(): Promise<void> {
  const before = await startGateway();
  const phone = await signIn(before.url);
  expect(await save(before.url, phone, BOOKMARKS, bookmarked)).toBe(true);
  const laptop = await signIn(before.url);
  const writing = keepWriting(before.url, laptop);
  while (idsIn((await saved(before.url, laptop))[NOTES]).length < 3);
  const acknowledged = idsIn((await saved(before.url, laptop))[NOTES]);

  const made = await run('create', backup);
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^content release \w{64}: \d+ files$/m) });
  const written = await writing.stop();
  expect(await run('verify', backup)).toMatchObject({ code: 0, output: expect.stringContaining('is whole') });

  await endProgram(before.program, 'SIGTERM');
  await rm(site.dataDir, { recursive: true });
  await rm(path.join(site.dist, 'content'), { recursive: true });
  if (environment['DATABASE_URL'] !== undefined) await useNewDatabase();

  expect(await run('restore', backup)).toMatchObject({ code: 0, output: expect.stringContaining('is restored') });
  const after = await startGateway();
  expect(await (await phone.get(`${after.url}/api/session`)).json()).toMatchObject({
    user: { id: expect.any(String) },
  });
  const data = await saved(after.url, phone);
  expect(data[BOOKMARKS]).toBe(bookmarked);
  // The backup is of one moment: everything up to a note, and none after it.
  const restored = idsIn(data[NOTES]).sort((one, other) => Number(one) - Number(other));
  expect(restored).toEqual(written.slice(0, restored.length));
  expect(restored.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(await (await fetch(`${after.url}/bible/genesis/1`)).text()).toContain(GENESIS['Gen.1']);
}

test('a backup that was made while readers wrote brings back sessions, bookmarks, notes and pages after everything is lost', async () => {
  await useNewDatabase();
  await loseEverythingAndRestore();
});

thorough.test('a backup of the embedded PostgreSQL brings everything back into a new one', async () => {
  await copyCluster(site.dataDir);
  await loseEverythingAndRestore();
});

test('a backup can be read by its owner only', async () => {
  await backUpNothing();
  const files = await readdir(backup, { recursive: true });
  const modes = await Promise.all(files.map(async (file) => (await stat(path.join(backup, file))).mode & 0o077));
  expect(new Set(modes)).toEqual(new Set([0]));
});

test('a backup has every table of the database, and no table numbers its rows by a sequence, which a backup would lack', async () => {
  const database = await useNewDatabase('migrated');
  await run('create', backup);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const { rows: sequences } = await client.query(`select from pg_sequences where schemaname = 'public'`);
  await client.end();
  expect(await readdir(path.join(backup, 'database'))).toEqual(tables.map(({ name }) => `${name}.copy.gz`));
  expect(sequences).toEqual([]);
});

thorough.test('a backup of an older version is restored to its tables, which the next gateway migrates', async () => {
  await backUpNothing();
  const manifest = await readManifest(path.join(backup, 'manifest.json'));
  const names = new Set(['entry_names', 'farewells', 'canary_stops']);
  // As after the first ten migrations.
  await writeFile(
    path.join(backup, 'manifest.json'),
    JSON.stringify({
      ...manifest,
      migrations: manifest.migrations.slice(0, 10),
      tables: manifest.tables
        .filter(({ name }) => !names.has(name))
        .map((table) => ({
          ...table,
          columns:
            table.name === 'relations'
              ? table.columns.filter((column) => !['kind', 'osis'].includes(column))
              : table.columns,
        })),
    }),
  );
  await useNewDatabase();
  expect(await run('restore', backup)).toMatchObject({ code: 0 });
  const { url } = await startGateway();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

describe('a restore is refused in one sentence, and changes nothing,', () => {
  const sentence = async (folder = backup): Promise<string> => {
    const { code, output } = await run('restore', folder);
    expect(code).toBe(1);
    expect(output).toMatch(/^[^\n]+\.\n$/);
    return output;
  };

  test('when a file of the backup is damaged, cut short or missing', async () => {
    await backUpNothing();
    const copy = path.join(site.folder, 'copy');
    const damage = async (harm: (file: string) => Promise<void>): Promise<string> => {
      await rm(copy, { recursive: true, force: true });
      await cp(backup, copy, { recursive: true });
      await harm(path.join(copy, 'database/readers.copy.gz'));
      await useNewDatabase();
      return sentence(copy);
    };
    const flipped = async (file: string) => {
      const bytes = await readFile(file);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      await writeFile(file, bytes);
    };
    const start = 'Nothing was restored: the backup is damaged: database/readers.copy.gz';
    expect(await damage(flipped)).toBe(`${start} differs from its hash.\n`);
    expect(await damage((file) => truncate(file, 5))).toMatch(`${start} has 5 bytes instead of `);
    expect(await damage((file) => rm(file))).toMatch(`${start} cannot be read`);
    expect(await damage((file) => appendFile(path.join(file, '../../manifest.json'), '}'))).toMatch(
      /the backup is damaged: .*manifest\.json is not JSON/,
    );
  });

  test('when the folder is not a backup', async () => {
    await useNewDatabase();
    expect(await sentence(site.dist)).toBe(
      `Nothing was restored: ${site.dist} is not a backup: it has no manifest.json.\n`,
    );
  });

  test('when the database has rows, or tables of another version', async () => {
    await backUpNothing();
    const database = await useNewDatabase('migrated');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`insert into gateway_keys values ('sign-in', 'x')`);
    expect(await sentence()).toBe(
      'Nothing was restored: the database is not empty, its table gateway_keys has rows: restore into a new database, before a gateway uses it.\n',
    );
    await client.query('delete from gateway_keys');
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    await client.end();
    expect(await sentence()).toMatch('the database has tables of another version');
  });

  test('when DATA_DIR remembers the composition of another gateway', async () => {
    await backUpNothing();
    await writeFile(path.join(site.dataDir, 'composition.json'), '{}');
    expect(await sentence()).toMatch(/DATA_DIR is not empty, .*composition\.json exists/);
  });

  test('when a newer version of the gateway made the backup', async () => {
    await backUpNothing();
    const file = path.join(backup, 'manifest.json');
    const manifest = await readManifest(file);
    await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'newer'] }));
    await useNewDatabase();
    expect(await sentence()).toMatch('was made by a newer version of the gateway');
  });

  test('when the database cannot be reached', async () => {
    await backUpNothing();
    environment = { ...environment, DATABASE_URL: 'postgres://ruth:secret@127.0.0.1:1/site' };
    const output = await sentence();
    expect(output).toMatch('The database at 127.0.0.1:1/site cannot be reached');
    expect(output).not.toContain('secret');
  });
});

test('a backup is refused in one sentence when its folder exists, the database has no tables, or a content release has no files', async () => {
  await backUpNothing();
  expect(await run('create', backup)).toEqual({
    code: 1,
    output: `The backup was not made: ${backup} exists already: give the backup a new folder.\n`,
  });
  await useNewDatabase();
  const other = path.join(site.folder, 'other');
  expect((await run('create', other)).output).toBe(
    'The backup was not made: the database has no tables: no gateway has ever used it.\n',
  );
  await startGateway();
  await rm(path.join(site.dist, 'content'), { recursive: true });
  expect((await run('create', other)).output).toMatch(/^The backup was not made: .* is missing, and the database has/m);
  expect((await readdir(site.folder)).filter((name) => name.startsWith('other'))).toEqual([]);
});

test('invalid arguments print the usage', async () => {
  for (const args of [[], ['save'], ['restore'], ['verify', 'one', 'two'], ['create', '--fast']]) {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain('Usage: node backup.js <command>');
  }
});
