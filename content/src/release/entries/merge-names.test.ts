import fc from 'fast-check';
import type { DerivedName } from '../names/derived-name';
import { readEntries, smallWorld } from '../../testing/draw-authored';
import { drawName } from '../../testing/draw-name';
import { versesOf } from '../../base/bible/reference-verses';
import { authoredEntries } from './authored-entries';
import { bearersOf } from './bearers';
import { knownEntries } from '../authored/known-entries';
import { mergeNames } from './merge-names';

type Written = Parameters<typeof readEntries>[0];

function merge(written: Written, names: readonly DerivedName[]) {
  const { entries } = readEntries(written).content;
  const authored = authoredEntries(entries, knownEntries(entries), smallWorld);
  return mergeNames(bearersOf(entries, authored), authored.keys(), names);
}

const bySlug = ({ entries }: ReturnType<typeof merge>, slug: string) => entries.find((entry) => entry.slug === slug);

test('a name with one authored bearer is merged completely into that person’s entry', () => {
  const merged = merge({ 'people/elijah': { strongs: ['H452'], references: ['1 Kings 17:1'] } }, [
    drawName('H452', 'Elijah', { strongs: ['H452', 'G2243'], aliases: ['Elias'], verses: [11_017_001, 40_011_014] }),
  ]);
  expect(merged.entries).toHaveLength(1);
  expect(bySlug(merged, 'elijah')).toMatchObject({
    origin: 'authored',
    aliases: ['Elias'],
    verses: [11_017_001, 40_011_014],
    originals: [{ strongs: 'H452', text: 'H452 in Hebrew' }],
    evidence: [{ rule: 'lexicon', found: 'Elijah' }],
  });
});

test('a word that translates a name does not bear it', () => {
  const merged = merge(
    {
      'dictionary/christ': { kind: 'vocabulary', strongs: ['G5547'], references: ['Matthew 1:16'] },
      'people/jesus': { strongs: ['G5547'], references: ['Matthew 1:16'] },
    },
    [drawName('G5547', 'Christ', { verses: [40_001_016, 45_005_006] })],
  );
  expect(bySlug(merged, 'jesus')).toMatchObject({ verses: [40_001_016, 45_005_006] });
  expect(bySlug(merged, 'christ')).toMatchObject({ originals: [{ strongs: 'G5547' }], verses: [40_001_016] });
});

test('a name without an authored bearer becomes an entry of its own', () => {
  const merged = merge({}, [drawName('H76', 'Abishag', { sex: 'female', verses: [11_001_003, 11_001_015] })]);
  expect(bySlug(merged, 'abishag')).toMatchObject({
    typename: 'Person',
    origin: 'derived',
    sex: 'female',
    pagePath: '/encyclopedia/people/abishag',
    references: [{ book: '1KI', chapter: 1, verse: 3 }],
    verses: [11_001_003, 11_001_015],
  });
});

test('the path of a hyphenated name is that of the spelling without hyphens', () => {
  const merged = merge({}, [drawName('H1007', 'Beth-aven', { aliases: ['Bethaven'], verses: [6_007_002] })]);
  expect(bySlug(merged, 'bethaven')).toMatchObject({ name: 'Beth-aven' });
  expect(merged.entries.map(({ slug }) => slug)).toEqual(['bethaven']);
});

test('the authored type wins, and the difference is reported', () => {
  const merged = merge({ 'places/moab': { strongs: ['H4124'] } }, [drawName('H4124', 'Moab', { verses: [1_019_037] })]);
  expect(merged.entries.map(({ typename, verses }) => ({ typename, verses }))).toEqual([
    { typename: 'Place', verses: [1_012_001, 1_019_037] },
  ]);
  expect(merged.otherType.map(({ name, entry }) => [name.key, entry.slug])).toEqual([['H4124', 'moab']]);
});

test('a name with several bearers keeps an entry, without the verses of its authored bearers', () => {
  const merged = merge({ 'people/joseph': { strongs: ['H3130'], references: ['Genesis 37:2-3'] } }, [
    drawName('H3130', 'Joseph', { namesakes: true, verses: [1_037_002, 1_037_003, 4_013_007] }),
  ]);
  expect(bySlug(merged, 'joseph')?.verses).toEqual([1_037_002, 1_037_003]);
  expect(bySlug(merged, 'the-name-joseph')).toMatchObject({ name: 'Joseph (name)', verses: [4_013_007] });
});

test('a name whose authored bearers do not own all verses gets an entry for the rest', () => {
  const merged = merge(
    {
      'people/james-son-of-zebedee': { strongs: ['G2385'], references: ['Matthew 4:21'] },
      'people/james-the-less': { strongs: ['G2385'], references: ['Mark 15:40'] },
    },
    [drawName('G2385', 'James', { verses: [40_004_021, 41_015_040, 65_001_001] })],
  );
  expect(bySlug(merged, 'the-name-james')?.verses).toEqual([65_001_001]);
  expect(merged.placed.map(({ fate, rest }) => ({ fate, rest }))).toEqual([{ fate: 'shared', rest: [65_001_001] }]);
});

test('a name gets no entry when its bearers own all its verses', () => {
  const merged = merge({ 'people/dan': { strongs: ['H1835'], references: ['Genesis 30:6'] } }, [
    drawName('H1835', 'Dan', { namesakes: true, verses: [1_030_006] }),
  ]);
  expect(merged.entries.map(({ slug }) => slug)).toEqual(['dan']);
  expect(merged.placed.map(({ fate }) => fate)).toEqual(['merged']);
});

test('the only bearer of a name does not get the verses that it excepts', () => {
  const merged = merge(
    {
      'people/jesus': {
        strongs: ['G2424'],
        references: ['Luke 2:21'],
        bears: [{ name: 'G2424', except: ['Acts 7:45'] }],
      },
    },
    [drawName('G2424', 'Jesus', { verses: [42_002_021, 44_007_045, 45_001_001] })],
  );
  expect(bySlug(merged, 'jesus')?.verses).toEqual([42_002_021, 45_001_001]);
  expect(bySlug(merged, 'the-name-jesus')?.verses).toEqual([44_007_045]);
});

test('verses of the Old Testament do not name a person of the New', () => {
  const merged = merge({ 'people/gamaliel': { strongs: ['G1059'], references: ['Acts 5:34'] } }, [
    drawName('H1583', 'Gamaliel', { strongs: ['H1583', 'G1059'], verses: [4_001_010, 44_005_034, 44_022_003] }),
  ]);
  expect(bySlug(merged, 'gamaliel')?.verses).toEqual([44_005_034, 44_022_003]);
});

test('an entry gets the verses of a name that its front matter gives to it', () => {
  const merged = merge(
    {
      'people/joshua': { strongs: ['H3091'], references: ['Joshua 1:1'], bears: [{ name: 'H3091' }] },
      'people/jeshua': {
        strongs: ['H3091'],
        references: ['Ezra 3:2'],
        bears: [{ name: 'H3091', only: ['Haggai 1:1', 'Haggai 2:2'] }],
      },
    },
    [drawName('H3091', 'Joshua', { verses: [6_001_001, 6_001_002, 37_001_001] })],
  );
  expect(bySlug(merged, 'joshua')?.verses).toEqual([6_001_001, 6_001_002]);
  expect(bySlug(merged, 'jeshua')?.verses).toEqual([15_003_002, 37_001_001]);
});

test('the primary bearer of a shared name gets all verses except those of the other bearers', () => {
  const merged = merge(
    {
      'people/elijah': {
        strongs: ['H452'],
        references: ['1 Kings 17:1'],
        bears: [{ name: 'H452', except: ['Ezra 10:21'] }],
      },
      'people/elijah-the-lesser': { strongs: ['H452'], references: ['1 Chronicles 8:27'] },
    },
    [drawName('H452', 'Elijah', { namesakes: true, verses: [11_017_001, 12_001_003, 13_008_027, 15_010_021] })],
  );
  expect(bySlug(merged, 'elijah')?.verses).toEqual([11_017_001, 12_001_003]);
  expect(bySlug(merged, 'elijah-the-lesser')?.verses).toEqual([13_008_027]);
  expect(bySlug(merged, 'the-name-elijah')?.verses).toEqual([15_010_021]);
});

test('names with the same spelling get different slugs', () => {
  const merged = merge({ 'people/hur': {} }, [
    drawName('H2354', 'Hur'),
    drawName('H29', 'Abijah'),
    drawName('H30', 'Abijah'),
  ]);
  expect(merged.entries.map(({ slug }) => slug)).toEqual(['hur', 'abijah', 'abijah-h30', 'hur-h2354']);
});

const slugs = ['adam', 'eve', 'cain', 'abel', 'seth'] as const;
const numbers = ['H1', 'H2', 'H3', 'H4', 'G1', 'G2'] as const;
const verse = fc.integer({ min: 1, max: 20 }).map((one) => 1_012_000 + one);
/** Each run parses a small site and merges it twice. */
const RUNS = 40;

const reference = verse.map((one) => `Genesis 12:${one % 1000}`);
const borne = fc.oneof(
  fc.record({ name: fc.constantFrom(...numbers), except: fc.array(reference, { maxLength: 2 }) }),
  fc.record({ name: fc.constantFrom(...numbers), only: fc.array(reference, { minLength: 1, maxLength: 2 }) }),
);
const written = fc.dictionary(
  fc.tuple(fc.constantFrom('people', 'places', 'tribes'), fc.constantFrom(...slugs)).map((parts) => parts.join('/')),
  fc.record({
    strongs: fc.uniqueArray(fc.constantFrom(...numbers), { maxLength: 3 }),
    references: fc.array(reference, { minLength: 1, maxLength: 4 }),
    bears: fc.array(borne, { maxLength: 1 }),
  }),
);
const names = fc.uniqueArray(
  fc
    .record({
      key: fc.constantFrom(...numbers),
      other: fc.constantFrom(...numbers),
      name: fc.constantFrom(...slugs),
      namesakes: fc.boolean(),
      typename: fc.constantFrom('Person', 'Place', 'Tribe', 'DictionaryWord'),
      verses: fc.uniqueArray(verse, { minLength: 1, maxLength: 8 }),
    })
    .map(({ key, other, name, verses, ...rest }) =>
      drawName(key, name, { ...rest, strongs: [...new Set([key, other])], verses: verses.sort((a, b) => a - b) }),
    ),
  { selector: ({ key }) => key },
);

test('merging loses no verse, keeps paths unique and does not depend on the order of names', () => {
  fc.assert(
    fc.property(written, names, (files, derived) => {
      const merged = merge(files, derived);
      const byId = new Map(merged.entries.map((entry) => [entry.id, new Set(entry.verses)]));
      for (const { name, id, owned } of merged.placed) {
        const where = [...(id === undefined ? [] : [id]), ...owned.keys()].map((one) => byId.get(one));
        for (const one of name.verses) expect(where.some((verses) => verses?.has(one))).toBe(true);
      }
      expect(merged.placed).toHaveLength(derived.length);
      const paths = merged.entries.map(({ pagePath }) => pagePath);
      expect(new Set(paths).size).toBe(paths.length);
      for (const { references, verses } of merged.entries) {
        expect(references.flatMap(versesOf).every((one) => verses.includes(one))).toBe(true);
      }
      expect(merge(files, [...derived].reverse()).entries).toEqual(merged.entries);
    }),
    { numRuns: RUNS },
  );
});
