import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, importOf, onRealData, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();
const sample = join(__dirname, 'sample');

test('the tables become people, places and dated events, with kin by the tables’ own keys', async () => {
  const { run, entries } = importOf(scratch, 'theographic', sample);
  await run();
  const { entries: list, counts, skipped, licence } = entries();
  const byKey = new Map(list.map((entry) => [entry.key, entry]));
  expect(counts).toEqual({ people: 3, places: 2, events: 2 });
  expect(licence).toMatchObject({ source: 'Sample', licence: 'Public domain', attribution: 'Its makers' });
  // The table of people counts 4004 BC as -4004, that of events as astronomers do.
  expect(byKey.get('adam_1')).toMatchObject({ sex: 'male', born: -4003, died: -3073, verses: [1002020, 1003008] });
  expect(byKey.get('event:Adam names the animals')).toMatchObject({ start: -4003, end: -4003, sortKey: -4002.5 });
  expect(byKey.get('event:A journey of forty years')).toMatchObject({ start: -1490, end: -1450 });
  expect(byKey.get('abel_1')).toMatchObject({
    aliases: [],
    summary: 'A keeper of sheep (Gen. 4:2), and the second son of Adam.',
    kin: [
      { kind: 'father', key: 'adam_1' },
      { kind: 'mother', key: 'eve_1' },
    ],
  });
  expect(byKey.get('hebron_1')).toMatchObject({
    kind: 'city',
    certainty: 'certain',
    location: { lat: 31.53, lon: 35.1 },
    aliases: ['Kirjath-arba'],
  });
  expect(byKey.get('eden_1')).not.toHaveProperty('location');
  expect(skipped.map(({ ref, reason }) => `${ref}: ${reason}`)).toEqual([
    'Gen.99.1: There is no such verse (People.csv:5).',
    'An event without a date: The event has no title or no date.',
    'mamre_1 of hebron_1: According to the import, this is another name of a place that it has already.',
  ]);
});

const people = readFileSync(join(sample, 'People.csv'), 'utf8');
const [header = '', ...rows] = people.split('\n');
test.each([
  ['an unknown column', { 'People.csv': `foo,${header}\n` }, 'People.csv:1: The column "foo" is not known.'],
  [
    'a missing column',
    { 'People.csv': 'personLookup\nadam_1\n' },
    'People.csv:1: The table has no column "displayTitle".',
  ],
  [
    'a key that comes twice',
    { 'People.csv': `${people}${rows[2]}\n` },
    'People.csv:6: The key "adam_1" appears twice.',
  ],
  [
    'a quotation that is cut off',
    { 'People.csv': people.slice(0, people.indexOf('second')) },
    'a quotation mark is not closed',
  ],
  [
    'a record that is cut off',
    { 'People.csv': people.slice(0, people.lastIndexOf('mother')) },
    'People.csv:5: The record does not have as many values',
  ],
  ['an empty table', { 'People.csv': '' }, 'People.csv:1: The file is empty.'],
  ['another encoding', { 'People.csv': Buffer.from([0x61, 0x0a, 0xe9, 0x0a]) }, 'People.csv:2: The line is not UTF-8'],
  ['a folder of other tables', { 'Books.csv': 'a\n' }, 'has none of the tables'],
  ['an empty folder', {}, 'has no file that ends with .csv'],
] as const)('%s stops the import with file and line, and nothing is written', async (_what, files, sentence) => {
  const { run, left } = importOf(scratch, 'theographic', filesIn(scratch, files));
  await expect(run()).rejects.toThrow(new RegExp(sentence.replace(/[.()]/g, '\\$&'), 'i'));
  expect(left()).toEqual([]);
});

test('a lenient import passes over unknown columns and says so', async () => {
  const folder = filesIn(scratch, {});
  copyFileSync(join(sample, 'Places.csv'), join(folder, 'Places.csv'));
  const places = readFileSync(join(sample, 'Places.csv'), 'utf8')
    .replaceAll(/$/gm, ',')
    .replace(/,$/m, ',foo')
    .replace(/,$/, '');
  const { run, entries } = importOf(scratch, 'theographic', filesIn(scratch, { 'Places.csv': places }), '--lenient');
  await run();
  expect(entries().skipped.map(({ reason }) => reason)).toContain('The column "foo" is not known.');
});

onRealData('theographic', 'all of Theographic comes in', async (path) => {
  const { run, entries } = importOf(scratch, 'theographic', path);
  await run();
  expect(entries().counts).toEqual({ people: 3068, places: 1246, events: 395, groups: 20, words: 3964 });
});
