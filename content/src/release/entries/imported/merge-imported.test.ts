import fc from 'fast-check';
import { entrySchema, type Entry, type Relation } from '@manna/shared/contracts';
import { entryPath } from '@manna/shared/domain';
import { entryId } from '../../../base/entries/entry-id';
import type { ImportedEntries } from '../../../base/imported/import-package';
import type { ImportedEntry } from '../../../base/imported/imported-entry';
import { mergeImported } from './merge-imported';

const licence = { source: 'Sample', version: '1', licence: 'Public domain', attribution: 'Its makers' };
const pack = (slug: string, ...entries: ImportedEntry[]): ImportedEntries => ({
  slug,
  entries,
  licence,
  counts: {},
  skipped: [],
});

const imported = (
  typename: ImportedEntry['typename'],
  key: string,
  name: string,
  more: Partial<ImportedEntry> = {},
): ImportedEntry => ({
  key,
  typename,
  name,
  aliases: [],
  summary: `${name}, of the import.`,
  body: [],
  references: [],
  verses: [],
  strongs: [],
  kin: [],
  ...more,
});

const base = (collection: string, slug: string, name: string) => ({
  id: entryId(collection, slug),
  slug,
  name,
  category: collection,
  aliases: [],
  summary: `${name}, of the site.`,
  body: [],
  origin: 'authored' as const,
  references: [],
  originals: [],
  images: [],
});
const place = (slug: string, name: string, verses: number[], more: object = {}): Entry => ({
  typename: 'Place',
  ...base('places', slug, name),
  pagePath: entryPath({ typename: 'Place', category: 'places', slug }),
  verses,
  kind: 'place',
  certainty: 'unknown',
  ...more,
});
const person = (slug: string, name: string, verses: number[], more: object = {}): Entry => ({
  typename: 'Person',
  ...base('people', slug, name),
  pagePath: entryPath({ typename: 'Person', category: 'people', slug }),
  verses,
  ...more,
});

const HEBRON = { lat: 31.53, lon: 35.1 };
const ELSEWHERE = { lat: 1, lon: 1 };
const byId = (entries: readonly Entry[], id: string) => entries.find((entry) => entry.id === id);

test('an entry gets missing values from an import of the same name and keeps its own', () => {
  const bare = place('hebron', 'Hebron', [1013018]);
  const full = place('nob', 'Nob', [], { location: ELSEWHERE, certainty: 'certain', kind: 'city', modernName: 'Here' });
  const given = { location: HEBRON, certainty: 'probable', modernName: 'Khalil', kind: 'town' } as const;
  const { entries, counts, skipped } = mergeImported(
    [bare, full],
    [],
    [
      pack(
        'geo',
        imported('Place', 'a1', 'Hebron', { ...given, aliases: ['Kirjath-arba'] }),
        imported('Place', 'a2', 'Nob', given),
      ),
    ],
  );
  expect(entries).toHaveLength(2);
  expect(byId(entries, bare.id)).toEqual({ ...bare, ...given, aliases: ['Kirjath-arba'] });
  expect(byId(entries, full.id)).toEqual(full);
  expect(counts).toEqual({ 'geo.gone into an entry': 2 });
  expect(skipped).toEqual([]);
});

test('an imported entry is matched by alias and adds its verses when no entry has its name', () => {
  const site = place('hebron', 'Hebron', [1013018], { aliases: ['Kirjath-arba'] });
  const { entries } = mergeImported(
    [site],
    [],
    [pack('smp', imported('Place', 'k', 'Kirjath Arba', { verses: [1013018, 1023002] }))],
  );
  expect(entries).toMatchObject([{ id: site.id, aliases: ['Kirjath-arba'], verses: [1013018, 1023002] }]);
});

test('an imported entry becomes a new entry with its own path when its verses differ from its namesake’s', () => {
  const site = place('antioch', 'Antioch', [44006005]);
  const { entries } = mergeImported(
    [site],
    [],
    [pack('smp', imported('Place', 'antioch_2', 'Antioch', { verses: [44013014] }))],
  );
  expect(entries).toMatchObject([
    { pagePath: '/encyclopedia/places/antioch', verses: [44006005] },
    {
      pagePath: '/encyclopedia/places/antioch-antioch-2',
      origin: 'imported',
      verses: [44013014],
      evidence: [{ rule: 'imported', found: 'smp: antioch_2' }],
    },
  ]);
  for (const entry of entries.slice(1)) expect(entrySchema.safeParse(entry).success).toBe(true);
});

test('an imported entry is not merged when several entries match it equally', () => {
  const site = place('gibeah', 'Gibeah', [7019014]);
  const several = [1, 2].map((number) => imported('Place', `g${number}`, 'Gibeah', { location: HEBRON }));
  const { entries, skipped } = mergeImported([site], [], [pack('geo', ...several)]);
  expect(entries).toEqual([site]);
  expect(skipped.map(({ ref, reason }) => `${ref}: ${reason}`)).toEqual([
    'g1: Several bear the name Gibeah, and nothing tells which of them it is.',
    'g2: Several bear the name Gibeah, and nothing tells which of them it is.',
  ]);
});

test('an imported word is skipped when the dictionary or an earlier import has it', () => {
  const { entries, skipped } = mergeImported(
    [],
    [],
    [pack('easton', imported('DictionaryWord', 'A', 'Ark')), pack('smith', imported('DictionaryWord', 'A', 'Ark'))],
  );
  expect(entries).toMatchObject([
    { id: entryId('dictionary', 'ark'), pagePath: '/dictionary/ark', origin: 'imported' },
  ]);
  expect(skipped).toEqual([{ source: 'smith', ref: 'A', reason: 'The dictionary has the word already.' }]);
});

test('kinship that the site refuses is not imported, and is reported', () => {
  const [samson, delilah] = [person('samson', 'Samson', [7_013_024]), person('delilah', 'Delilah', [7_016_004])];
  const { relations, skipped } = mergeImported(
    [samson, delilah],
    [],
    [
      pack(
        'smp',
        imported('Person', 'samson_1', 'Samson', { verses: [7_013_024], kin: [{ kind: 'spouse', key: 'delilah_1' }] }),
        imported('Person', 'delilah_1', 'Delilah', { verses: [7_016_004] }),
      ),
    ],
    [],
    new Set([`${samson.id} ${delilah.id}`, `${delilah.id} ${samson.id}`]),
  );
  expect(relations).toEqual([]);
  expect(skipped).toEqual([
    { source: 'smp', ref: 'samson_1', reason: 'The Bible does not state its spouse delilah_1.' },
  ]);
});

test('kinship is related in both directions, and no child gets a second father', () => {
  const [abel, adam, other] = [
    person('abel', 'Abel', [1004002]),
    person('adam', 'Adam', [1002020]),
    person('seth', 'Seth', [1004025]),
  ];
  const relations: Relation[] = [
    { from: abel.id, to: adam.id, kind: 'father', featured: true },
    { from: adam.id, to: abel.id, kind: 'child', featured: false },
  ];
  const merged = mergeImported([abel, adam, other], relations, [
    pack(
      'smp',
      imported('Person', 'abel_1', 'Abel', {
        verses: [1004002],
        kin: [
          { kind: 'father', key: 'seth_1' },
          { kind: 'mother', key: 'eve_1' },
        ],
      }),
      imported('Person', 'seth_1', 'Seth', { verses: [1004025] }),
      imported('Person', 'eve_1', 'Eve', {
        verses: [1003020],
        sex: 'female',
        kin: [{ kind: 'spouse', key: 'nobody' }],
      }),
    ),
  ]);
  const eve = entryId('people', 'eve');
  expect(merged.relations.map(({ from, kind, to }) => [from, kind, to])).toEqual([
    [abel.id, 'father', adam.id],
    [abel.id, 'mother', eve],
    [adam.id, 'child', abel.id],
    [eve, 'child', abel.id],
  ]);
  expect(merged.relations[0]?.featured).toBe(true);
  expect(merged.skipped).toEqual([{ source: 'smp', ref: 'eve_1', reason: 'Its spouse nobody is no entry.' }]);
});

test('an imported event gets its years and period, and never the old slug of another entry', () => {
  const { entries } = mergeImported(
    [],
    [],
    [pack('smp', imported('Event', 'event:Exodus', 'Exodus', { start: -1490, end: -1490 }))],
    ['events/exodus'],
  );
  expect(entries).toMatchObject([
    { slug: 'exodus-exodus', eventsStart: -1490, eventsEnd: -1490, period: 'exodus', dating: 'traditional' },
  ]);
});

const verse = fc.integer({ min: 1, max: 31 }).map((number) => 1_001_000 + number);
const name = fc.constantFrom('Nob', 'Gath', 'Ramah', 'Dan');
const some = fc
  .array(fc.record({ name, verses: fc.uniqueArray(verse, { maxLength: 3 }) }), { maxLength: 6 })
  .map((list) =>
    list.map((one, index) =>
      imported('Place', `k${index}`, one.name, { ...one, verses: [...one.verses].sort((a, b) => a - b) }),
    ),
  );

test('any import only adds to the site’s entries, keeps ids and paths unique, and reports what it skips', () => {
  const site = [place('nob', 'Nob', [1001001], { location: ELSEWHERE }), place('dan', 'Dan', [1001002, 1001003])];
  fc.assert(
    fc.property(some, some, (one, other) => {
      const { entries, skipped, counts } = mergeImported(site, [], [pack('one', ...one), pack('two', ...other)]);
      for (const before of site) {
        const after = byId(entries, before.id);
        expect(after).toMatchObject({ name: before.name, summary: before.summary, pagePath: before.pagePath });
        expect(after?.verses).toEqual(expect.arrayContaining(before.verses));
      }
      expect(byId(entries, entryId('places', 'nob'))).toMatchObject({ location: ELSEWHERE });
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(new Set(entries.map(({ pagePath }) => pagePath)).size).toBe(entries.length);
      const placed = Object.entries(counts).filter(([what]) => /entries of their own|gone into/.test(what));
      expect(placed.reduce((sum, [, count]) => sum + count, 0) + skipped.length).toBe(one.length + other.length);
    }),
  );
});
