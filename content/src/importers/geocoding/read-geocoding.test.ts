import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, importOf, onRealData, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();
const sample = join(__dirname, 'sample');

test('a place of the Bible gets the likeliest point, and says how sure it is', async () => {
  const { run, entries } = importOf(scratch, 'geocoding', sample);
  await run();
  const { entries: list, skipped, counts } = entries();
  expect(list).toMatchObject([
    {
      key: 'a1',
      name: 'Hebron',
      certainty: 'certain',
      modernName: 'Khalil',
      location: { lat: 31.53, lon: 35.1 },
      summary: 'Hebron is Khalil. One other place has been proposed.',
    },
    { key: 'a2', name: 'Eshcol', certainty: 'probable', modernName: 'Halhul', verses: [] },
  ]);
  expect(counts).toMatchObject({ 'places of today': 2, outlines: 1, sources: 1 });
  expect(skipped.map(({ ref, reason }) => `${ref}: ${reason}`)).toEqual([
    'a3: No place has been found for Nowhere that has more for it than against it.',
    'm2: Outlines of places are not imported, only their points.',
  ]);
});

const modern = readFileSync(join(sample, 'modern.jsonl'), 'utf8');
const [first = ''] = modern.split('\n');
test.each([
  [
    'a line that is cut off',
    { 'modern.jsonl': modern.trimEnd().slice(0, -9) },
    'modern.jsonl:2: The JSON ends too early',
  ],
  [
    'a place that comes twice',
    { 'modern.jsonl': `${first}\n\n${first}\n` },
    'modern.jsonl:3: The key "m1" appears twice.',
  ],
  ['an invalid point', { 'modern.jsonl': first.replace('35.100000', 'east') }, 'modern.jsonl:1: The value at "lonlat"'],
  [
    'an unknown key',
    { 'modern.jsonl': first.replace('"id"', '"foo":1,"id"') },
    'modern.jsonl:1: The key "foo" is not known.',
  ],
  ['a folder without places', { 'source.jsonl': '{"id":"s1"}\n' }, 'has no modern.jsonl'],
] as const)('%s stops the import with file and line, and nothing is written', async (_what, files, sentence) => {
  const { run, left } = importOf(scratch, 'geocoding', filesIn(scratch, files));
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

onRealData('geocoding', 'all of the geocoding data comes in', async (path) => {
  const { run, entries } = importOf(scratch, 'geocoding', path);
  await run();
  expect(entries().counts).toEqual({
    'places of today': 1596,
    outlines: 588,
    sources: 442,
    'certain places': 381,
    'probable places': 369,
    'possible places': 582,
  });
});
