import type { Entry, Relation } from '@manna/shared/contracts';
import { readEntries, smallWorld } from '../../testing/draw-authored';
import { assembleEntries } from './assemble-entries';
import { entriesFaults, type ReleaseEntries } from './entries-faults';

const written = {
  'people/abram': { references: ['Genesis 12:1-2'] },
  'people/terah': {},
  'places/ur': { body: `${'He lived in this city a long while. '.repeat(7)}See [Abram](people/abram).` },
};
const release = assembleEntries({ authored: readEntries(written), names: [], world: smallWorld });
const [abram, terah, ur] = release.entries as [Entry, Entry, Entry];

const faultsOf = (change: Partial<ReleaseEntries>) => entriesFaults({ ...release, ...change });
const withEntry = (changed: Entry) => ({
  entries: release.entries.map((entry) => (entry.slug === changed.slug ? changed : entry)),
});
const related = (from: Entry, to: Pick<Entry, 'id'>): Relation => ({
  from: from.id,
  to: to.id,
  kind: 'related',
  featured: false,
});

test('an assembled release has no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

test('two entries with the same id or path are reported', () => {
  expect(faultsOf({ entries: [...release.entries, { ...terah, slug: 'therah' }] })).toEqual([
    `Two entries have the id ${terah.id}.`,
    `Two entries have the address ${terah.pagePath}.`,
    `${terah.id} has the address /encyclopedia/people/terah, not /encyclopedia/people/therah.`,
  ]);
});

test('an entry is reported when its path is that of a book of the Bible', () => {
  const ruth = { ...ur, category: 'ruth', pagePath: '/encyclopedia/ruth/ur' };
  expect(faultsOf(withEntry(ruth))).toEqual(['The address /encyclopedia/ruth/ur is that of a book of the Bible.']);
});

test('a redirect is reported when its path is in use or does not lead to one existing page', () => {
  const to = abram.pagePath;
  const redirects = [
    { from: terah.pagePath, to },
    { from: '/encyclopedia/people/avram', to },
    { from: '/encyclopedia/people/avram', to: '/encyclopedia/people/abraham' },
  ];
  expect(faultsOf({ redirects })).toEqual([
    '/encyclopedia/people/avram leads to two addresses.',
    '/encyclopedia/people/terah is left for another, and is an entry’s.',
    '/encyclopedia/people/avram leads to /encyclopedia/people/abraham, which is no entry’s.',
  ]);
});

test('an entry that nobody has written is reported when more than 20 verses name it', () => {
  const named = (count: number): Entry => ({
    ...terah,
    origin: 'derived',
    verses: Array.from({ length: count }, (_, verse) => 1_012_001 + (verse < 20 ? verse : 1_000 - 20 + verse)),
  });
  expect(faultsOf(withEntry(named(20)))).toEqual([]);
  expect(faultsOf(withEntry(named(21)))).toEqual([`21 verses name terah, and ${terah.pagePath} is not written yet.`]);
  expect(faultsOf(withEntry({ ...named(21), origin: 'authored' }))).toEqual([]);
});

test('verses are reported when they do not exist, are out of order or lack those of the references', () => {
  expect(faultsOf(withEntry({ ...terah, verses: [1_012_001, 1_001_099] }))).toEqual([
    `${terah.id} names the verse 1001099, which does not exist.`,
    `${terah.id} has its verses in another order than the canon.`,
  ]);
  expect(faultsOf(withEntry({ ...abram, verses: [1_012_001] }))).toEqual([
    `${abram.id} stands on a verse that is not among its verses.`,
  ]);
});

test('a link is reported when its path is not that of its entry', () => {
  expect(faultsOf({ entries: [terah, ur], relations: [] })).toEqual([
    `${ur.id} links to ${abram.id} at /encyclopedia/people/abram, where it is not.`,
  ]);
});

test('a relation is reported when an end or the inverse is missing, or when it is duplicate or with itself', () => {
  const nobody = { id: 'people-1' };
  expect(faultsOf({ relations: [related(abram, terah)] })).toEqual([
    `${abram.id} has ${terah.id} as related, and there is no inverse.`,
  ]);
  expect(
    faultsOf({ relations: [related(abram, nobody), { ...related(abram, nobody), from: nobody.id, to: abram.id }] }),
  ).toEqual([
    'The relation related names people-1, which does not exist.',
    'The relation related names people-1, which does not exist.',
  ]);
  expect(faultsOf({ relations: [...release.relations, related(abram, ur)] })).toEqual([
    `The relation ${abram.id} related ${ur.id} is there twice.`,
  ]);
  expect(faultsOf({ relations: [related(abram, abram)] })).toEqual([`${abram.id} has itself as related.`]);
});

test('a journey or lineage is reported when it names an entry of the wrong type', () => {
  const stops = [{ place: terah.id, references: [{ book: 'GEN', chapter: 11, verse: 31 }] }];
  const journeys = [{ slug: 'from-ur', name: 'From Ur', summary: 'A way.', travellers: [ur.id], stops }];
  const members = [{ name: 'Ur', person: ur.id, references: [] }];
  const lineages = [{ slug: 'fathers', name: 'Fathers', summary: 'A line.', kind: 'descent' as const, members }];
  expect(faultsOf({ journeys, lineages })).toEqual([
    `from-ur names ${ur.id}, which is no Person.`,
    `from-ur names ${terah.id}, which is no Place.`,
    `fathers names ${ur.id}, which is no Person.`,
  ]);
});

test('a map is reported when the page of the atlas that it opens is read otherwise or shows what does not exist', () => {
  const map = (atlas: string): Entry => {
    const { images, ...base } = abram;
    const [image] = [...images, { fileHash: '0'.repeat(64), widths: [], svg: true, width: 9, height: 9 }];
    const picture = {
      name: 'Map',
      caption: 'A map.',
      alt: 'A map.',
      credit: 'Drawn.',
      prettyPath: 'maps/map',
      ...image,
    };
    const file = { path: 'maps/map.svg', label: 'SVG', mediaType: 'image/svg+xml', bytes: 9, fileHash: '0'.repeat(64) };
    return { ...base, typename: 'Resource', images: [picture], files: [file], atlas } as Entry;
  };
  const faults = (atlas: string) =>
    faultsOf({ ...withEntry(map(atlas)) }).filter((fault) => fault.startsWith('The resource'));
  expect(faults('/encyclopedia/atlas?place=ur&layers=tribes')).toEqual([]);
  expect(faults('/encyclopedia/atlas?layers=clouds')).toEqual([
    `The resource ${abram.id} opens /encyclopedia/atlas?layers=clouds, which the atlas reads as /encyclopedia/atlas.`,
  ]);
  expect(faults('/encyclopedia/atlas?place=nod&journey=to-nod')).toEqual([
    `The resource ${abram.id} opens the journey to-nod, which does not exist.`,
    `The resource ${abram.id} opens the place nod, which does not exist.`,
  ]);
});
