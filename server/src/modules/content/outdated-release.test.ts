import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from '@manna/shared/contracts';
import { asLines, FixtureSite } from '../../testing/fixture-site';
import { openContent } from '../../testing/open-content';
import { recordingLog, silentLog } from '../../testing/recording-log';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import { assets } from '../../testing/test-assets';
import { createDatabase, type TestDatabase } from '../../testing/test-database';
import { EntriesRepository } from '../entries/entries-repository';
import { SitePagesRepository } from '../site-pages/site-pages-repository';
import { openDatabase, type Storage } from '../storage/storage';
import { readPointer } from './content-repository';
import { loadRelease, rollBack, type LoadStep } from './load-release';

const days = { 'day-verses.json': JSON.stringify(['Gen.12.1-Gen.12.3']) };
let site: FixtureSite;
let database: TestDatabase;
beforeEach(async () => {
  site = await FixtureSite.create();
  database = await createDatabase({ template: 'template1' });
});
afterEach(async () => {
  await database.drop();
  await site.remove();
});

const root = () => path.join(site.dist, 'content');
const open = (migrations: string) => openDatabase(database.url, migrations, silentLog);
const withStorage = async <Result>(migrations: string, use: (storage: Storage) => Promise<Result>): Promise<Result> => {
  const storage = await open(migrations);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
};

/** The migrations of an older gateway. */
async function firstMigrations(count: number): Promise<string> {
  const folder = path.join(site.folder, `migrations-${count}`);
  const file = path.join(assets.migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, count);
  await mkdir(path.join(folder, 'meta'), { recursive: true });
  for (const { tag } of entries) await cp(path.join(assets.migrations, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

const articleOf = (): Entry => {
  const found = sampleEntries.find(({ id }) => id === 'articles-1');
  if (!found) throw new Error('the sample has an article');
  return found;
};

/**
 * A release on disk and in the database, as a gateway with the first `migrations` migrations loaded it, with one
 * article.
 */
async function loadWithOldGateway(migrations: number): Promise<string> {
  const hash = await site.writeContent({ 'Gen.12': 'Now the LORD had said' }, { ...sampleContent, ...days });
  const { id, typename, category, slug, name, pagePath, summary, origin } = articleOf();
  await withStorage(await firstMigrations(migrations), async ({ db }) => {
    await db.execute(`insert into content_releases (hash, counts, licences) values ('${hash}', '{}', '[]')`);
    await db.execute(`insert into content_pointer (current) values ('${hash}')`);
    await db.execute(`insert into entries
      (release, id, typename, collection, category, slug, name, sort_name, page_path, summary, origin, data)
      values ('${hash}', '${id}', '${typename}', 'articles', '${category}', '${slug}', '${name}', '${slug}', '${pagePath}',
        '${summary}', '${origin}', '${JSON.stringify(articleOf())}')`);
    if (migrations > 2)
      await db.execute(`insert into daily_entries (release, kind, entry, published)
        values ('${hash}', 'article', '${id}', '2026-01-31')`);
  });
  return hash;
}

const loadNext = async (): Promise<string> => {
  const hash = await site.writeContent({ 'Gen.1': 'In the beginning' }, { 'entries.ndjson': asLines(sampleEntries) });
  const folder = path.join(root(), hash);
  await loadRelease({ databaseUrl: database.url, folder, superseded: [], onStep: () => undefined });
  return hash;
};
const rollBackOnce = (steps: LoadStep[] = []) =>
  rollBack({ databaseUrl: database.url, root: root(), superseded: [], onStep: (step) => steps.push(step) });

/** What readers get for the days of a release. */
const daysOf = async ({ db }: Storage, release: string) => {
  const pages = new SitePagesRepository(db, release);
  return { verse: await pages.verseOfDay(1), news: await pages.news('2026-02-01') };
};
const wholeDays = { verse: 'Gen.12.1-Gen.12.3', news: ['articles-1'] };

describe('a release that was loaded before the tables of days existed', () => {
  test('a rollback loads the outdated release again, and its days become available', async () => {
    const old = await loadWithOldGateway(2);
    await withStorage(assets.migrations, async (storage) => {
      await loadNext();
      expect(await daysOf(storage, old)).toEqual({ verse: undefined, news: [] });
      const steps: LoadStep[] = [];
      expect(await rollBackOnce(steps)).toBe(old);
      expect(steps).toContainEqual(expect.objectContaining({ kind: 'derived', name: 'daily entries' }));
      expect(await readPointer(storage.db)).toMatchObject({ current: old });
      expect(await daysOf(storage, old)).toEqual(wholeDays);
    });
  });

  test('a rollback to an outdated release without files fails, and the message says what to do', async () => {
    const old = await loadWithOldGateway(2);
    await withStorage(assets.migrations, async (storage) => {
      const next = await loadNext();
      await rm(path.join(root(), old), { recursive: true });
      await expect(rollBackOnce()).rejects.toThrow(
        `an earlier version of the gateway loaded the release ${old} without content that pages show now, and it cannot be loaded again (${path.join(root(), old, 'manifest.json')} cannot be read: there is no such file): put its files back, or load another release`,
      );
      expect(await readPointer(storage.db)).toMatchObject({ current: next, previous: old, passedOver: [old] });
    });
  });

  test('an outdated release is loaded again when a gateway starts with it, and readers keep it meanwhile', async () => {
    const old = await loadWithOldGateway(2);
    await withStorage(assets.migrations, async (storage) => {
      const content = await openContent({ site, storage, log: silentLog });
      expect(content.current()).toBe(old);
      expect(await daysOf(storage, old)).toEqual(wholeDays);
      await content.close();
      const again = recordingLog();
      await (await openContent({ site, storage, log: again.log })).close();
      expect(again.lines).toEqual([]);
    });
  });

  test('an outdated release without files stays current, and the log says what is missing', async () => {
    const old = await loadWithOldGateway(2);
    await rm(path.join(root(), old), { recursive: true });
    await withStorage(assets.migrations, async (storage) => {
      const { log: recording, lines } = recordingLog();
      const content = await openContent({ site, storage, log: recording });
      expect(content.current()).toBe(old);
      expect(lines.at(-1)?.msg).toBe(
        `An earlier version of the gateway loaded the content release ${old}: newer kinds of content are missing from its pages until it, or another one, is loaded.`,
      );
      await content.close();
    });
  });
});

test('a release is not loaded again for columns that the database can fill from its own rows', async () => {
  const old = await loadWithOldGateway(3);
  await withStorage(assets.migrations, async (storage) => {
    const { log: recording, lines } = recordingLog();
    await (await openContent({ site, storage, log: recording })).close();
    expect(lines).toEqual([]);
    const entries = new EntriesRepository(storage.db, old);
    expect(await entries.headById('articles-1')).toMatchObject({ words: 612, published: '2026-01-31' });
    expect(await entries.list({ collection: 'articles' }, 'newest', { first: 24, offset: 0 })).toEqual(['articles-1']);
  });
});
