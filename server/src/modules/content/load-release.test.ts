import { appendFile, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from '@manna/shared/contracts';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { asLines, FixtureSite } from '../../testing/fixture-site';
import { emptyContent, openTestStorage } from '../../testing/test-database';
import * as tables from '../storage/schema';
import type { Storage } from '../storage/storage';
import { readPointer } from './content-repository';
import { loadRelease, type LoadStep } from './load-release';

let site: FixtureSite;
let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  site = await FixtureSite.create();
});
afterEach(async () => {
  await emptyContent(storage);
  await site.remove();
});

const folderOf = (hash: string) => path.join(site.dist, 'content', hash);
const load = (hash: string, onStep: (step: LoadStep) => void = () => undefined) =>
  loadRelease({ databaseUrl: storage.url, folder: folderOf(hash), superseded: [], onStep });
const current = async () => (await readPointer(storage.db))?.current;
const countOf = (table: PgTable) => storage.db.$count(table);

const base = {
  aliases: [],
  summary: 'A summary.',
  origin: 'authored' as const,
  references: [],
  originals: [],
  images: [],
};
const abraham: Entry = {
  ...base,
  typename: 'Person',
  id: 'people-1',
  slug: 'abraham',
  name: 'Abraham',
  category: 'people',
  pagePath: '/encyclopedia/people/abraham',
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Called\u2028out of Ur.' }] }],
  verses: [1_011_026, 1_012_001],
};
const flood: Entry = {
  ...base,
  typename: 'Event',
  id: 'events-2',
  slug: 'the-flood',
  name: 'The Flood',
  category: 'events',
  pagePath: '/encyclopedia/events/the-flood',
  title: 'A world under water',
  body: [],
  verses: [1_012_001],
  eventsStart: -2347,
  eventsEnd: -2346,
  sortKey: 1.5,
  dating: 'traditional',
  period: 'beginnings',
};
const words = [
  { text: 'וַ/יֹּאמֶר', lemma: 'c/559', morphology: 'HC/Vqw3ms', strongs: 'H559' },
  { text: 'יְהוָה', lemma: '3068', morphology: 'HNp', strongs: 'H3068' },
  { text: 'יְהוָה', lemma: '3068', morphology: 'HNp', strongs: 'H3068' },
  { text: 'אֶל', lemma: 'l', morphology: 'HR' },
];
const verse = {
  id: 1_012_001,
  osisId: 'Gen.12.1',
  texts: { kjv: 'Now the LORD had said' },
  crossReferences: [44_007_003],
};
const lexiconEntry = {
  strongs: 'H559',
  lemma: 'אָמַר',
  language: 'he',
  transliteration: 'ʼâmar',
  pronunciation: "aw-mar'",
  derivation: 'a primitive root;',
  definition: 'to say',
  kjvDefinition: 'answer, appoint',
  forms: [{ text: 'אָמַר', count: 3 }],
};
const timelineItem = {
  lane: 'empires',
  name: 'Rome',
  start: -62,
  end: 476,
  isApproximate: false,
  verseCount: 0,
};
const journey = {
  slug: 'from-ur',
  name: 'From Ur',
  summary: 'To Canaan.',
  travellers: ['people-1'],
  stops: [1, 2].map((verseNumber) => ({
    place: `places-${verseNumber}`,
    references: [{ book: 'GEN', chapter: 12, verse: verseNumber }],
  })),
};
const lineage = {
  slug: 'to-isaac',
  name: 'To Isaac',
  summary: 'Father and son.',
  kind: 'descent',
  members: ['Abraham', 'Isaac'].map((name) => ({ name, references: [{ book: 'GEN', chapter: 21, verse: 3 }] })),
};
const whole = {
  'verses.ndjson': asLines([verse]),
  'words.ndjson': asLines([
    { id: 1_012_001, words },
    { id: 1_012_004, words: words.slice(0, 1) },
  ]),
  'lexicon.ndjson': asLines([lexiconEntry]),
  'entries.ndjson': asLines([abraham, flood]),
  'relations.ndjson': asLines([
    { from: 'people-1', to: 'events-2', kind: 'related', featured: false },
    { from: 'events-2', to: 'people-1', kind: 'participant', featured: true },
  ]),
  'redirects.json': JSON.stringify([{ from: '/encyclopedia/people/abram', to: '/encyclopedia/people/abraham' }]),
  'journeys.json': JSON.stringify([journey]),
  'lineages.json': JSON.stringify([lineage]),
  'timeline.json': JSON.stringify([timelineItem]),
  'categories.json': JSON.stringify([
    { slug: 'people', name: 'People', pillar: 'encyclopedia', icon: 'people', colour: 'red' },
  ]),
  'sources.json': '{}',
};

test('every part of a release is loaded unchanged, and the derived tables are filled from it', async () => {
  const release = await site.writeContent({ 'Gen.12': 'Now the LORD had said unto Abram' }, whole);
  const steps: LoadStep[] = [];
  expect(await load(release, (step) => steps.push(step))).toBe('loaded');

  const rowsOf = (table: PgTable) => storage.db.select().from(table);
  expect(await rowsOf(tables.verses)).toEqual([{ release, ...verse }]);
  expect(await rowsOf(tables.verseWords)).toEqual([
    { release, verse: 1_012_001, words },
    { release, verse: 1_012_004, words: words.slice(0, 1) },
  ]);
  expect(await rowsOf(tables.lexicon)).toEqual([{ release, ...lexiconEntry, renderings: null }]);
  expect(await storage.db.select().from(tables.entries).orderBy(tables.entries.sortName)).toMatchObject([
    {
      release,
      id: 'people-1',
      collection: 'people',
      sortName: 'abraham',
      title: null,
      eventsStart: null,
      data: abraham,
    },
    { id: 'events-2', sortName: 'flood', eventsStart: -2347, sortKey: 1.5, period: 'beginnings', data: flood },
  ]);
  expect(await rowsOf(tables.entryVerses)).toEqual(
    expect.arrayContaining([
      { release, verse: 1_011_026, entry: 'people-1' },
      { release, verse: 1_012_001, entry: 'people-1' },
      { release, verse: 1_012_001, entry: 'events-2' },
    ]),
  );
  expect(await rowsOf(tables.strongsVerses)).toEqual(
    expect.arrayContaining([
      { release, strongs: 'H559', verses: [1_012_001, 1_012_004] },
      { release, strongs: 'H3068', verses: [1_012_001] },
    ]),
  );
  expect(await rowsOf(tables.relations)).toMatchObject([
    { position: 0, from: 'people-1', to: 'events-2', kind: 'related', featured: false },
    { position: 1, from: 'events-2', to: 'people-1', kind: 'participant', featured: true },
  ]);
  expect(await rowsOf(tables.redirects)).toEqual([
    { release, from: '/encyclopedia/people/abram', to: '/encyclopedia/people/abraham' },
  ]);
  expect(await rowsOf(tables.journeys)).toEqual([{ release, slug: 'from-ur', position: 0, data: journey }]);
  expect(await rowsOf(tables.timelineItems)).toEqual([{ release, position: 0, data: timelineItem }]);
  expect(await rowsOf(tables.lineages)).toEqual([{ release, slug: 'to-isaac', position: 0, data: lineage }]);
  expect(await rowsOf(tables.categories)).toMatchObject([{ release, pillar: 'encyclopedia', slug: 'people' }]);

  expect(steps.at(-1)).toEqual({ kind: 'verified', files: 1 });
  expect(steps).toContainEqual(expect.objectContaining({ kind: 'file', file: 'entries.ndjson', rows: 2 }));
  const files = steps.flatMap((step) => (step.kind === 'file' ? [step] : []));
  expect(files.at(-1)?.bytes).toBe(files.at(-1)?.ofBytes);
});

test('deleting a release deletes all of its rows', async () => {
  for (const text of ['one', 'two', 'three']) await load(await site.writeContent({ 'Gen.1': text }, whole));
  expect(await countOf(tables.contentReleases)).toBe(2);
  const counted = [tables.chapterTexts, tables.verseWords, tables.strongsVerses, tables.entries, tables.relations];
  expect(await Promise.all(counted.map(countOf))).toEqual([4, 4, 4, 4, 4]);
});

test('readers never see half of a release', async () => {
  const chapters = (text: string) =>
    Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`Ps.${index + 1}`, text.repeat(200)]));
  const hashes = [await site.writeContent(chapters('one ')), await site.writeContent(chapters('two '))] as const;
  await load(hashes[0]);
  let over = false;
  const seen = new Set<string>();
  const readers = Array.from({ length: 4 }, async () => {
    while (!over) {
      const { rows } = await storage.db.execute(sql`
        select current as release, count(*)::int as chapters, count(distinct content)::int as texts
        from content_pointer join chapter_texts on release = current and translation = 'kjv' group by current`);
      seen.add(JSON.stringify(rows));
    }
  });
  for (const hash of [hashes[1], hashes[0], hashes[1]]) await load(hash);
  over = true;
  await Promise.all(readers);
  const sound = hashes.map((release) => JSON.stringify([{ release, chapters: 150, texts: 1 }]));
  expect([...seen].sort()).toEqual([...sound].sort());
});

describe('two concurrent loads', () => {
  test('two concurrent loads of one release load it once', async () => {
    const hash = await site.writeContent({ 'Gen.1': 'text' });
    expect((await Promise.all([load(hash), load(hash)])).sort()).toEqual(['current', 'loaded']);
    expect(await countOf(tables.chapterTexts)).toBe(2);
  });

  test('two concurrent loads of different releases run one after the other', async () => {
    const hashes = [await site.writeContent({ 'Gen.1': 'one' }), await site.writeContent({ 'Gen.1': 'two' })];
    expect(await Promise.all(hashes.map((hash) => load(hash)))).toEqual(['loaded', 'loaded']);
    expect(hashes).toContain(await current());
    expect(await countOf(tables.chapterTexts)).toBe(4);
  });
});

describe('an invalid release changes nothing, and the error says why', () => {
  const onDisk = {
    'listings/bible.listing': 'manna-listing 1 bible\n',
    'files/ab12cd34/resources/maps/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const ways = [
    ['changed', (file: string) => appendFile(file, '\n')],
    ['missing', (file: string) => rm(file)],
    ['cut short', async (file: string) => truncate(file, (await stat(file)).size >> 1)],
  ] as const;
  const damaged = [
    'chapters-kjv.ndjson',
    'translations.json',
    'redirects.json',
    'entries.ndjson',
    ...Object.keys(onDisk),
  ];

  test.each(damaged.flatMap((file) => ways.map(([kind, damage]) => [file, kind, damage] as const)))(
    'when %s is %s',
    async (name, kind, damage) => {
      const good = await site.writeContent({ 'Gen.1': 'good' });
      await load(good);
      const bad = await site.writeContent({ 'Gen.1': 'bad' }, { ...whole, ...onDisk });
      const file = path.join(folderOf(bad), name);
      await damage(file);
      const reason: unknown = await load(bad).catch((error: unknown) => error);
      expect(reason).toMatchObject({ name: 'ReleaseError', message: expect.stringContaining(file) });
      if (kind === 'missing') expect(String(reason)).toMatch(/cannot be read: there is no such file$/);
      expect(await current()).toBe(good);
      expect(await countOf(tables.contentReleases)).toBe(1);
      expect(await countOf(tables.entries)).toBe(0);
    },
  );

  test('when the disk of the database has no room for it', async () => {
    const hash = await site.writeContent({ 'Gen.1': 'large' });
    // A file system that never has room.
    const options = { databaseUrl: storage.url, databaseFolder: '/proc', folder: folderOf(hash), superseded: [] };
    await expect(loadRelease({ ...options, onStep: () => undefined })).rejects.toThrow(
      /^the database needs about 1 MiB for it and \/proc has 0 MiB left: free some space and load it again$/,
    );
    expect(await countOf(tables.contentReleases)).toBe(0);
  });

  test.each([
    ['a line is cut short', { 'verses.ndjson': '{"id":1001001,' }, /\/verses\.ndjson line 1 is not JSON \(/],
    [
      'a second line has an invalid value',
      {
        'words.ndjson': asLines([
          { id: 1_001_001, words },
          { id: 1_001_002, words: [] },
        ]),
      },
      /\/words\.ndjson line 2 is not valid: words is \[\]: /,
    ],
    [
      'a verse occurs twice',
      { 'words.ndjson': asLines([1, 2, 1].map((number) => ({ id: 1_001_000 + number, words }))) },
      /^the database refused it \(duplicate key .*1001001\) already exists\)$/,
    ],
    [
      'two entries have the same page',
      { 'entries.ndjson': asLines([abraham, { ...abraham, id: 'people-3', slug: 'abram' }]) },
      /^the database refused it \(duplicate key .*"entries_page_path": .*\/encyclopedia\/people\/abraham\) already/,
    ],
    [
      'a list has an item of another type',
      { 'redirects.json': '[{"from":"/a"}]' },
      /\/redirects\.json is not valid: 0\.to is missing/,
    ],
    ['a translation has no chapters', { 'chapters-web.ndjson': '' }, / has no chapters of its translation "web"$/],
    [
      'its manifest names a file outside its folder',
      { '../../escaped.json': '{}' },
      /manifest\.json names "\.\.\/\.\.\/escaped\.json", which is outside its folder$/,
    ],
  ])('when %s', async (_kind, files, sentence) => {
    const hash = await site.writeContent({ 'Gen.1': 'bad' }, files);
    await expect(load(hash)).rejects.toThrow(sentence);
    expect(await current()).toBeUndefined();
    expect(await countOf(tables.contentReleases)).toBe(0);
  });
});
