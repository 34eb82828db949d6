import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { FixtureSite } from '../../testing/fixture-site';
import { assets, recordingLog } from '../../testing/open-gateway';
import { createDatabase, type TestDatabase } from '../../testing/test-database';
import { BibleRepository } from '../bible/bible-repository';
import { contentReleases } from '../storage/schema';
import { openDatabase, type Storage } from '../storage/storage';
import { startContent } from './content-service';

let site: FixtureSite;
let database: TestDatabase;
let storage: Storage;
beforeEach(async () => {
  site = await FixtureSite.create();
  database = await createDatabase();
  storage = await openDatabase(database.url, assets.migrations, pino({ level: 'silent' }));
});
afterEach(async () => {
  await storage.close();
  await database.drop();
  await site.remove();
});

async function load(text?: string) {
  const hash = text === undefined ? undefined : await site.writeContent({ 'Gen.1': text });
  const { log, lines } = recordingLog();
  const content = await startContent(storage.db, site.dist, log);
  content.close();
  return { hash, content, lines };
}
const textIn = async (release: string) =>
  (await new BibleRepository(storage.db, release).chapter({ translation: 'kjv', osisId: 'Gen.1' }))?.content;

test('a release is loaded whole, and not again where it is loaded already', async () => {
  const first = await load('In the beginning');
  expect(first.content.current()).toBe(first.hash);
  expect(await textIn(first.hash ?? '')).toBe('In the beginning');
  expect(first.lines.map(({ msg }) => msg)).toEqual(['content release loaded']);
  const second = await load();
  expect(second.content.current()).toBe(first.hash);
  expect(second.lines).toEqual([]);
});

test('a new release takes over; the one before stays for requests under way; older ones go', async () => {
  const [one, two, three] = [await load('one'), await load('two'), await load('three')];
  expect(three.content.current()).toBe(three.hash);
  expect(await textIn(two.hash ?? '')).toBe('two');
  const held = await storage.db.select({ hash: contentReleases.hash }).from(contentReleases);
  expect(held.map(({ hash }) => hash).sort()).toEqual([two.hash, three.hash].sort());
  expect(await textIn(one.hash ?? '')).toBeUndefined();
});

test('gateways that share a database follow each other', async () => {
  const { content: first } = await load('one');
  const second = await load('two');
  await first.refresh();
  expect(first.current()).toBe(second.hash);
});

test.each([
  [
    'changed',
    (file: string) => appendFile(file, '\n'),
    /chapters-kjv\.ndjson is not the file that its release's manifest names/,
  ],
  ['missing', (file: string) => rm(file), /chapters-kjv\.ndjson/],
])('a release with a %s file changes nothing, and says which file', async (_kind, damage, sentence) => {
  const good = await load('good');
  const bad = await site.writeContent({ 'Gen.1': 'bad' });
  await damage(path.join(site.dist, 'content', bad, 'chapters-kjv.ndjson'));
  const { content, lines } = await load();
  expect(content.current()).toBe(good.hash);
  expect(lines[0]?.msg).toMatch(sentence);
  expect(await storage.db.select().from(contentReleases)).toHaveLength(1);
});

test('a site with no content yet starts, and says so', async () => {
  const { content, lines } = await load();
  expect(content.current()).toBeUndefined();
  expect(lines[0]?.msg).toMatch(/holds no content release$/);
});

test('a pointer that names no release is told by the name of its file', async () => {
  await site.write('content/current', 'latest');
  await writeFile(path.join(site.dist, 'content/current'), 'latest');
  const { lines } = await load();
  expect(lines[0]?.msg).toMatch(/content\/current does not hold the hash of a content release/);
});
