import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, importOf, onRealData, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();
const sample = join(__dirname, 'sample');

test('places and animals come in with their verses moved to the King James Version’s numbers', async () => {
  const { run, entries } = importOf(scratch, 'acai', sample);
  await run();
  const { entries: list, skipped } = entries();
  expect(list.find(({ key }) => key === 'fauna:Ant')).toMatchObject({
    typename: 'Animal',
    kind: 'insect',
    certainty: 'possible',
    verses: [20006006, 20030025],
    summary: 'Ant, named in Proverbs 6:6 and one more verse.',
  });
  // Genesis 32:2 of the Hebrew numbering is 32:1.
  expect(list.find(({ key }) => key === 'place:Hebron')).toMatchObject({
    typename: 'Place',
    name: 'Hebron',
    kind: 'city',
    aliases: ['Kiriath-arba'],
    verses: [1013018, 1032001],
    references: [{ book: 'GEN', chapter: 13, verse: 18 }],
    location: { lat: 31.53, lon: 35.1 },
    certainty: 'possible',
  });
  expect(skipped.map(({ ref, reason }) => `${ref}: ${reason}`)).toEqual([
    'place:Hebron: The key reference 33005002 may be in either numbering, and the two put it at different verses.',
    'place:Hebron: The reference "1234567 " is not eight digits.',
    expect.stringMatching(/^Ps.51.1: .*a psalm’s title.* The reference was left out of place:Hebron\.$/),
    '69001001: 69001001 is in none of the 66 books. The reference was left out of place:Hebron.',
    'place:Hebron: Names in other languages are not imported.',
  ]);
});

const ant = readFileSync(join(sample, 'fauna.Ant.json'), 'utf8');
test.each([
  [
    'an unknown key',
    { 'a.json': ant.replace('"non_biblical"', '"foo": 1,\n  "non_biblical"') },
    'a.json:7: The key "foo" is not known.',
  ],
  [
    'a value of another kind',
    { 'a.json': ant.replace('"non_biblical": false', '"non_biblical": "no"') },
    'a.json:7: The value at "non_biblical"',
  ],
  ['a file that is cut off', { 'a.json': ant.slice(0, -20) }, 'a.json:8: The JSON ends too early'],
  ['a file that is no JSON', { 'a.json': 'In the\nbeginning\n' }, 'a.json:1: This is not JSON.'],
  ['an entry that comes twice', { 'a.json': ant, 'b.json': ant }, 'b.json:1: The key "fauna:Ant" appears twice.'],
  ['an empty folder', {}, 'has no file that ends with .json'],
] as const)('%s stops the import with file and line, and nothing is written', async (_what, files, sentence) => {
  const { run, left } = importOf(scratch, 'acai', filesIn(scratch, files));
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

onRealData('acai', 'all of ACAI comes in', async (path) => {
  const { run, entries } = importOf(scratch, 'acai', path);
  await run();
  expect(entries().counts).toMatchObject({
    files: 1926,
    'fauna entries': 97,
    'flora entries': 104,
    'group entries': 302,
    'place entries': 1296,
    'references that have no place': 37,
  });
});
