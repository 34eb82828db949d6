import {
  entrySchema,
  journeySchema,
  lineageSchema,
  redirectSchema,
  relationSchema,
  type Entry,
} from '@manna/shared/contracts';
import { drawEntry, filler, readDrawn, readEntries, smallWorld } from '../../testing/draw-authored';
import { drawName } from '../../testing/draw-name';
import { assembleEntries, type AssembledEntries } from './assemble-entries';
import { entriesFaults } from './entries-faults';
import { entriesPart } from '../emit/entries-part';
import { withResources } from './with-resources';

type Written = Parameters<typeof readEntries>[0];
type Names = Parameters<typeof assembleEntries>[0]['names'];

const assemble = (written: Written, names: Names = []) =>
  assembleEntries({ authored: readEntries(written), names, world: smallWorld });

const bySlug = ({ entries }: AssembledEntries, slug: string) => entries.find((entry) => entry.slug === slug);
const relationsOf = (assembled: AssembledEntries, slug: string) =>
  assembled.relations
    .filter(({ from }) => from === bySlug(assembled, slug)?.id)
    .map(({ kind, to }) => `${kind} ${assembled.entries.find(({ id }) => id === to)?.slug}`);

const abrahamAndHis: Written = {
  'people/abraham': { oldSlugs: ['abram'], born: '1996 BC', tribe: 'tribes/hebrews', strongs: ['H85'] },
  'people/isaac': { father: 'people/abraham', birthEvent: 'events/birth-of-isaac', image: 'resources/map-of-ur' },
  'tribes/hebrews': { homes: ['places/ur'], body: filler.repeat(2) },
  'places/ur': { lat: 31, lon: 46, certainty: 'probable' },
  'events/birth-of-isaac': { start: '1896 BC', people: ['people/isaac'], places: ['places/ur'] },
  'articles/on-ur': { body: `${filler} See [Ur](places/ur) (Genesis 11:28).\n\n> Genesis 12:1-2` },
  'resources/map-of-ur': { options: { shows: 'places/ur' }, featured: ['people/abraham'] },
};

test('a verse that the text only cites does not mention somebody whose name is in the original text', () => {
  const cites = `${filler} Another Gamaliel was a chief of Manasseh (Numbers 1:10).`;
  const assembled = assemble({
    'people/gamaliel': { strongs: ['G1059'], references: ['Acts 5:34'], body: cites },
    'people/nobody': { references: ['Acts 5:34'], body: cites },
  });
  expect(bySlug(assembled, 'gamaliel')?.verses).toEqual([44_005_034]);
  expect(bySlug(assembled, 'nobody')).toMatchObject({ verses: [4_001_010, 44_005_034], versesAreChosen: true });
});

test('an animal has the verse of the Law that calls it clean or unclean, if there is one', () => {
  const assembled = assemble({
    'animals/swine': { unclean: 'Leviticus 11:7' },
    'animals/ox': { clean: 'Deuteronomy 14:4' },
    'animals/lion': {},
  });
  expect(bySlug(assembled, 'swine')).toMatchObject({ foodLaw: { isClean: false, osis: 'Lev.11.7' } });
  expect(bySlug(assembled, 'ox')).toMatchObject({ foodLaw: { isClean: true, osis: 'Deut.14.4' } });
  expect(bySlug(assembled, 'lion')).not.toHaveProperty('foodLaw');
});

test('an entry has the id of its first slug, its path, and the verses of its references and its text', () => {
  const assembled = assemble(abrahamAndHis);
  const known = assemble({ 'people/abram': {} });
  expect(bySlug(assembled, 'abraham')).toMatchObject({
    id: bySlug(known, 'abram')?.id,
    pagePath: '/encyclopedia/people/abraham',
    born: -1995,
    originals: [{ strongs: 'H85' }],
    verses: [1_012_001],
  });
  expect(bySlug(assembled, 'on-ur')).toMatchObject({
    pagePath: '/articles/history/on-ur',
    verses: [1_011_028, 1_012_001, 1_012_002],
    body: [
      {
        inlines: expect.arrayContaining([
          { kind: 'entry', text: 'Ur', id: bySlug(assembled, 'ur')?.id, path: '/encyclopedia/places/ur' },
          { kind: 'reference', text: 'Genesis 11:28', osis: 'Gen.11.28' },
        ]),
      },
      {
        kind: 'scripture',
        osis: 'Gen.12.1-Gen.12.2',
        text: 'Now the LORD had said unto Abram, Get thee out of thy country, And I will make of thee a great nation,',
      },
    ],
  });
});

test('a relation between two entries appears in both', () => {
  const assembled = assemble(abrahamAndHis);
  expect(relationsOf(assembled, 'abraham')).toEqual(['child isaac', 'memberOf hebrews', 'related map-of-ur']);
  expect(relationsOf(assembled, 'isaac')).toEqual([
    'father abraham',
    'birthEvent birth-of-isaac',
    'tookPartIn birth-of-isaac',
    'related map-of-ur',
  ]);
  expect(relationsOf(assembled, 'ur')).toEqual([
    'sceneOf birth-of-isaac',
    'homeOf hebrews',
    'related on-ur',
    'related map-of-ur',
  ]);
});

test('an entry says that its verses are only chosen ones when no rule finds all', () => {
  const assembled = assemble(
    {
      'plants/nation': { name: 'Nation' },
      'plants/rose': { name: 'Rose' },
      'events/call': {},
      'people/eber': { strongs: ['H5677'] },
      'people/nobody': {},
    },
    [drawName('H5677', 'Eber')],
  );
  const isChosen = (slug: string) => bySlug(assembled, slug)?.versesAreChosen ?? false;
  expect(['nation', 'rose', 'call', 'eber', 'nobody'].map(isChosen)).toEqual([false, true, true, false, true]);
  expect(bySlug(assembled, 'nation')?.verses).toEqual([1_012_001, 1_012_002]);
});

test('an old path redirects to the new one', () => {
  expect(assemble(abrahamAndHis).redirects).toEqual([
    { from: '/encyclopedia/people/abram', to: '/encyclopedia/people/abraham' },
  ]);
});

const stated = (kind: 'father' | 'child', key: string, verse = 1_012_001) =>
  ({ kind, key, verse, at: 0, as: 'son' }) as const;
const textOf = ({ body = [] }: Partial<Entry> = {}) =>
  body
    .flatMap((block) => (block.kind === 'paragraph' ? [block.inlines] : block.kind === 'list' ? block.items : []))
    .map((inlines) => inlines.map(({ text }) => text).join(''));

test('a father and a child that a verse names are kin on both pages, with the verse in the text', () => {
  const assembled = assemble({}, [
    drawName('H1', 'Bera', { sex: 'male', verses: [1_012_003], kin: [stated('father', 'H2', 1_012_003)] }),
    drawName('H2', 'Mash', { sex: 'male', verses: [1_012_003], kin: [stated('child', 'H1', 1_012_003)] }),
  ]);
  expect(relationsOf(assembled, 'mash')).toEqual(['child bera']);
  expect(relationsOf(assembled, 'bera')).toEqual(['father mash']);
  expect(textOf(bySlug(assembled, 'bera'))).toContain('He is called a son of Mash (Genesis 12:3).');
  expect(textOf(bySlug(assembled, 'mash'))).toContain('His son was Bera (Genesis 12:3).');
  expect(bySlug(assembled, 'bera')?.evidence).toContainEqual({
    rule: 'A verse names the kin',
    found: 'father: Mash, Genesis 12:3',
  });
});

test('the father of a namesake is not the father of an authored person', () => {
  const names = [
    drawName('H1583', 'Gamaliel', {
      verses: [4_001_010, 44_005_034],
      kin: [stated('father', 'H6301', 4_001_010)],
    }),
    drawName('H6301', 'Pedahzur', { verses: [4_001_010], kin: [stated('child', 'H1583', 4_001_010)] }),
  ];
  const assembled = assemble({ 'people/gamaliel': { strongs: ['H1583'], references: ['Acts 5:34'] } }, names);
  expect(relationsOf(assembled, 'gamaliel')).toEqual([]);
  expect(bySlug(assembled, 'gamaliel')?.verses).toEqual([44_005_034]);
  expect(textOf(bySlug(assembled, 'the-name-gamaliel'))).toContain('Gamaliel, son of Pedahzur (Numbers 1:10)');
});

test('a bearer of a shared name whom several verses describe is listed once', () => {
  const kin = [
    stated('father', 'H2', 1_022_022),
    { ...stated('child', 'H3', 1_022_023), as: 'daughter' as const },
    stated('father', 'H2', 1_024_047),
  ];
  const assembled = assemble({}, [
    drawName('H1', 'Bethuel', { namesakes: true, onePerson: true, sex: 'male', verses: [1_022_022, 1_022_023], kin }),
    drawName('H2', 'Nahor', { namesakes: true }),
    drawName('H3', 'Rebekah', { sex: 'female' }),
  ]);
  expect(textOf(bySlug(assembled, 'bethuel'))).toContain(
    'He is called a son of Nahor (Genesis 22:22; Genesis 24:47). His daughter was Rebekah (Genesis 22:23).',
  );
});

test('children of one father are siblings', () => {
  const assembled = assemble({
    'people/abel': { father: 'people/adam' },
    'people/cain': { father: 'people/adam' },
    'people/adam': {},
  });
  expect(relationsOf(assembled, 'abel')).toEqual(['father adam', 'sibling cain']);
  expect(relationsOf(assembled, 'cain')).toEqual(['father adam', 'sibling abel']);
});

test('a father from the text is only related when the entry has one, the text names two, or it makes a cycle', () => {
  const assembled = assemble({ 'people/heth': { strongs: ['H1'], father: 'people/ham' }, 'people/ham': {} }, [
    drawName('H1', 'Heth', { kin: [stated('father', 'H2')] }),
    drawName('H2', 'Mash', { kin: [stated('father', 'H3'), stated('father', 'H4')] }),
    drawName('H3', 'Nod', { kin: [stated('father', 'H5')] }),
    drawName('H4', 'Oz'),
    drawName('H5', 'Put', { kin: [stated('father', 'H3')] }),
  ]);
  expect(relationsOf(assembled, 'heth')).toEqual(['father ham', 'related mash']);
  expect(relationsOf(assembled, 'mash')).toEqual(['related nod', 'related oz', 'related heth']);
  expect(relationsOf(assembled, 'nod')).toEqual(['father put', 'related mash']);
});

test('a name lists its bearers without being related to them, and its old path leads to it', () => {
  const assembled = assemble({ 'people/dan': { strongs: ['H1835'], references: ['Genesis 30:6'] } }, [
    drawName('H1835', 'Dan', { namesakes: true, verses: [1_030_006, 1_049_016] }),
  ]);
  expect(relationsOf(assembled, 'dan')).toEqual([]);
  const page = bySlug(assembled, 'the-name-dan');
  expect(page).toMatchObject({ typename: 'DictionaryWord', name: 'Dan (name)', verses: [1_049_016] });
  expect(textOf(page)).toEqual([
    'With a page of their own:',
    'dan (The title of dan): Genesis 30:6',
    'This site does not tell who is meant here:',
    'Genesis 49:16',
  ]);
  expect(assembled.redirects).toContainEqual({
    from: '/encyclopedia/people/dan-namesakes',
    to: '/dictionary/the-name-dan',
  });
});

test('the path of a list of bearers leads on when all of them have entries, or when somebody writes the list', () => {
  const dan = { strongs: ['H1835'], references: ['Genesis 30:6'] };
  const names = [drawName('H1835', 'Dan', { namesakes: true, verses: [1_030_006, 1_049_016] })];
  const ofAll = assemble({ 'people/dan': dan, 'places/dan': { ...dan, references: ['Genesis 49:16'] } }, names);
  expect(ofAll.redirects).toContainEqual({ from: '/dictionary/the-name-dan', to: '/encyclopedia/people/dan' });
  const list = { strongs: ['H1835'], bears: [{ name: 'H1835' }], kind: 'name', references: ['Genesis 49:16'] };
  const written = assemble({ 'people/dan': dan, 'dictionary/the-name-dan': list }, names);
  expect(bySlug(written, 'the-name-dan')).toMatchObject({ origin: 'authored', verses: [1_049_016] });
  expect(written.redirects.map(({ from }) => from)).not.toContain('/dictionary/the-name-dan');
});

test('pictures and files are added to their resource, and the picture to entries that show it', () => {
  const image = {
    name: 'Map of Ur',
    caption: 'Where Ur was',
    alt: 'A map',
    credit: 'Daily Manna',
    fileHash: 'a'.repeat(64),
    prettyPath: 'resources/maps/map-of-ur',
    width: 800,
    height: 600,
    widths: [400, 800],
    svg: true,
  };
  const file = { path: 'ur.pdf', label: 'PDF', mediaType: 'application/pdf', bytes: 1, fileHash: 'b'.repeat(64) };
  const bare = assemble(abrahamAndHis);
  expect(bare.orders).toEqual([
    expect.objectContaining({ maker: 'map', order: expect.objectContaining({ slug: 'map-of-ur', category: 'maps' }) }),
  ]);
  expect(entriesFaults(bare)).toEqual([
    expect.stringMatching(/^The resource resources-\d+ has no picture\.$/),
    expect.stringMatching(/^The resource resources-\d+ has no file\.$/),
  ]);
  const whole = withResources(bare, new Map([['map-of-ur', { image, files: [file], plays: 'ur.pdf' }]]));
  expect(bySlug(whole, 'map-of-ur')).toMatchObject({ images: [image], files: [file], plays: 'ur.pdf' });
  expect(bySlug(whole, 'isaac')?.images).toEqual([image]);
  // The map features it.
  expect(bySlug(whole, 'abraham')?.images).toEqual([image]);
  expect(bySlug(whole, 'ur')?.images).toEqual([]);
  expect(entriesFaults(whole)).toEqual([]);
});

test('journeys and lineages name entries by id, and travellers are related to their stops', () => {
  const authored = readDrawn({
    'people/abram.md': drawEntry('people/abram'),
    'places/ur.md': drawEntry('places/ur'),
    'places/haran.md': drawEntry('places/haran'),
    'journeys/from-ur.yaml':
      'name: From Ur\nsummary: The way that Abram went from Ur.\ntravellers: [people/abram]\nstops: [{ place: places/ur, references: [Genesis 11:31] }, { place: places/haran, byShip: Genesis 11:31, references: [Genesis 12:4] }]',
    'lineages/fathers.yaml':
      'name: Fathers\nsummary: Fathers and sons to Abram.\nkind: reign\nmembers: [{ name: Terah, references: [Genesis 11:26] }, { name: Abram, person: people/abram, references: [Genesis 11:26], start: 4 BC, end: AD 30 }]',
  });
  expect(authored.faults).toEqual([]);
  const assembled = assembleEntries({ authored, names: [], world: smallWorld });
  const id = (slug: string) => bySlug(assembled, slug)?.id;
  expect(assembled.journeys).toMatchObject([
    {
      slug: 'from-ur',
      travellers: [id('abram')],
      stops: [{ place: id('ur') }, { place: id('haran'), byShip: { book: 'GEN', chapter: 11, verse: 31 } }],
    },
  ]);
  expect(assembled.lineages).toMatchObject([
    { members: [{ name: 'Terah' }, { person: id('abram'), start: -3, end: 30 }] },
  ]);
  expect(relationsOf(assembled, 'abram')).toEqual(['related haran', 'related ur']);
  expect(assembled.journeys.map((one) => journeySchema.parse(one))).toEqual(assembled.journeys);
  expect(assembled.lineages.map((one) => lineageSchema.parse(one))).toEqual(assembled.lineages);
});

test('every line of the release matches its contract, and the order never changes', () => {
  const names = [drawName('H90', 'Zoar', { typename: 'Place', kind: 'city' }), drawName('H91', 'Ader')];
  const { files, counts } = entriesPart(assemble(abrahamAndHis, names));
  const lines = (name: string) =>
    String(files.get(name))
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line));
  const entries = lines('entries.ndjson').map((line) => entrySchema.parse(line));
  expect(entries.map(({ slug }) => slug)).toEqual([
    'abraham',
    'ader',
    'isaac',
    'ur',
    'zoar',
    'birth-of-isaac',
    'hebrews',
    'on-ur',
    'map-of-ur',
  ]);
  for (const line of lines('relations.ndjson')) relationSchema.parse(line);
  for (const line of JSON.parse(String(files.get('redirects.json')))) redirectSchema.parse(line);
  expect(counts).toMatchObject({
    'people.authored': 2,
    'people.derived': 1,
    'places.derived': 1,
    'entries.redirects': 1,
  });
  expect([...entriesPart(assemble(abrahamAndHis, [...names].reverse())).files]).toEqual([...files]);
});
