import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { osisOf } from '../../base/bible/reference-verses';
import { linkReferences } from '../../base/imported/loose-references';
import { filesIn, importOf, onRealData, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();
const sample = join(__dirname, 'sample');

test('words come in as prose with their references found, and say what names no verse', async () => {
  const { run, entries } = importOf(scratch, 'dictionary', sample);
  await run();
  const { entries: list, skipped } = entries();
  expect(list.map(({ name, kind, summary }) => `${name} (${kind}): ${summary}`)).toEqual([
    'Aaron (vocabulary): The brother of Moses (Ex. 6:20, 23; 7:7), a Levite.',
    'Abana (name): The name means: made of stone.',
  ]);
  expect(list[0]?.verses).toEqual([2006020, 2006023, 2007007, 12012009, 13006003, 65001011]);
  expect(list[0]?.body).toHaveLength(2);
  expect(skipped.map(({ ref, reason }) => `${ref}: ${reason}`)).toEqual([
    'AARON: 1Macc 1:1: There are no such verses.',
    'ABDA: The word has no text.',
    'AARON: Numbers 20:99: This looks like a reference but no such verse exists; it stays plain text.',
  ]);
});

test.each([
  ['Judg. 4:11', ['Judg.4.11']],
  ['Gen. 12:1, 3-5; 13:2', ['Gen.12.1', 'Gen.12.3-Gen.12.5', 'Gen.13.2']],
  ['Job 28:22; 31:12; Prov. 15:11', ['Job.28.22', 'Job.31.12', 'Prov.15.11']],
  ['Gen. 12:1, 2 Kings 3:4', ['Gen.12.1', '2Kgs.3.4']],
  ['Song of Songs 1:2 and Cant. 2:1', ['Song.1.2', 'Song.2.1']],
  ['Gen. 12:1, 1 Macc. 2:3', ['Gen.12.1']],
  ['II Sam. 3:4 and I John 2:1', ['2Sam.3.4', '1John.2.1']],
  ['4 Ezra 3:1; Jud. 4:6', []],
  ['Ps. 23', ['Ps.23.1-Ps.23.6']],
  ['Psalms 3:1–2', ['Ps.3.1-Ps.3.2']],
  ['Gen. 51:1; Jude 5', ['Jude.1.5']],
])('%s is read', (text, osis) => {
  const { refs, inlines } = linkReferences(text);
  expect(refs.map(osisOf)).toEqual(osis);
  expect(inlines.map((inline) => inline.text).join('')).toBe(text);
});

const words = readFileSync(join(sample, 'a.json'), 'utf8');
test.each([
  ['an unknown key', { 'a.json': words.replace('"slug"', '"foo"') }, 'a.json:4: The key "foo" is not known.'],
  [
    'a word without a name',
    { 'a.json': words.replace('"name": "Abana"', '"name": 1') },
    'a.json:17: The value at "ABANA.name"',
  ],
  ['a word in two files', { 'a.json': words, 'b.json': words }, 'b.json:1: The word "AARON" is in a.json already.'],
  ['a file that is cut off', { 'a.json': words.slice(0, 120) }, 'a.json:8: The JSON ends too early'],
  ['a list', { 'a.json': '[]' }, 'a.json:1: The file is not a dictionary'],
] as const)('%s stops the import with file and line, and nothing is written', async (_what, files, sentence) => {
  const { run, left } = importOf(scratch, 'dictionary', filesIn(scratch, files));
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

for (const [folder, count] of [
  ['easton', 1301],
  ['smith', 663],
  ['hitchcock', 444],
] as const) {
  onRealData(`dictionaries/${folder}`, `the letters of ${folder} come in`, async (path) => {
    const { run, entries } = importOf(scratch, 'dictionary', path);
    await run();
    expect(entries().counts['words']).toBe(count);
  });
}
