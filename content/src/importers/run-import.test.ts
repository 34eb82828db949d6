import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from './files/read-lines';
import { readImports } from '../base/imported/import-package';
import { runImport } from './run-import';
import { filesIn, importOf, scratchFolder } from './testing/run-sample';

const scratch = scratchFolder();
const sample = (kind: string) => join(__dirname, kind, 'sample');

test('an import writes its licence, counts and skipped parts into its own folder and prints a summary', async () => {
  const { run, root, left, printed } = importOf(scratch, 'dictionary', sample('dictionary'), '--version', '1897');
  await run();
  expect(left()).toEqual(['smp']);
  expect(readdirSync(join(root, 'imports/smp')).sort()).toEqual(['entries.ndjson', 'import.json']);
  const record: unknown = JSON.parse(readFileSync(join(root, 'imports/smp/import.json'), 'utf8'));
  expect(record).toMatchObject({
    kind: 'dictionary',
    slug: 'smp',
    licence: { source: 'Sample', version: '1897', licence: 'Public domain', attribution: 'Its makers' },
    counts: { words: 2 },
  });
  expect(printed[0]).toBe('smp: 2 references, 1 files, 2 words');
});

test('importing the same files twice gives the same bytes', async () => {
  const read = async () => {
    const { run, root } = importOf(scratch, 'usfm', sample('usfm'));
    await run();
    return readFileSync(join(root, 'imports/smp/import.json'), 'utf8');
  };
  expect(await read()).toBe(await read());
});

test('an existing import is not overwritten, and is rejected when a file was edited by hand', async () => {
  const { run, root } = importOf(scratch, 'geocoding', sample('geocoding'));
  await run();
  const file = join(root, 'imports/smp/entries.ndjson');
  const before = readFileSync(file, 'utf8');
  await expect(run()).rejects.toThrow('already exists');
  expect(readFileSync(file, 'utf8')).toBe(before);
  writeFileSync(file, before.replace('Hebron', 'Heshbon'));
  expect(() => readImports(root)).toThrow('was changed after the import');
});

test('the list of imports is empty for an empty root and skips unfinished folders', async () => {
  expect(readImports(scratch)).toEqual({ texts: [], entries: [], commentaries: [], media: [] });
  const root = filesIn(scratch, { 'imports/.smp.1/import.json': '{' });
  expect(readImports(root)).toEqual({ texts: [], entries: [], commentaries: [], media: [] });
  expect(existsSync(join(root, 'imports/.smp.1'))).toBe(true);
});

test('what the operator has decided about a translation is read from the table beside its folder', async () => {
  const { run, root, text, left } = importOf(scratch, 'usfm', sample('usfm'));
  await run();
  const table = join(root, 'imports/smp.edition.json');
  expect(text()).toMatchObject({ record: { omitted: [], words: [], reviewed: [] } });
  const record = {
    omitted: [{ verse: '2John.1.4', reason: 'copy', because: 'The file ends too early.' }],
    words: [{ word: 'chosen', verse: '2John.1.1' }],
    reviewed: [{ kind: 'ellipsis', verse: '2John.1.2', because: 'The sentence is not finished.' }],
  };
  writeFileSync(table, JSON.stringify(record));
  expect(text()).toMatchObject({ record });
  expect(left()).toEqual(['smp', 'smp.edition.json']);
});

test.each([
  ['is not JSON', '{"omitted": [', 'smp.edition.json:1: '],
  [
    'has a verse that is no OSIS id',
    '{"omitted":[],"words":[{"word":"a","verse":"1 John"}],"reviewed":[]}',
    'wrong at',
  ],
  ['would change a word', '{"omitted":[],"words":[],"misread":[],"reviewed":[]}', 'Unrecognized key: "misread"'],
])('the table beside an import stops the build when it %s', async (_what, table, sentence) => {
  const { run, root } = importOf(scratch, 'usfm', sample('usfm'));
  await run();
  writeFileSync(join(root, 'imports/smp.edition.json'), table);
  expect(() => readImports(root)).toThrow(sentence);
});

const named = ['--slug', 'smp', '--name', 'S', '--licence', 'L', '--attribution', 'A'];
test.each([
  ['no kind', [], 'Usage: npm run content -- import'],
  ['an unknown kind', ['pdf', '.', ...named], 'There is no import of the kind "pdf".'],
  ['an unknown option', ['usfm', '.', '--foo'], 'Unknown arguments'],
  ['no licence', ['usfm', '.', '--slug', 'smp', '--name', 'S'], '--licence must be given.'],
  ['a slug that is no address', ['usfm', '.', ...named, '--slug', '../x'], '--slug may only have lower-case letters'],
  ['a slug that is a page of the site', ['usfm', '.', ...named, '--slug', 'compare'], '--slug cannot be "compare"'],
  ['a translation without a year', ['usfm', sample('usfm'), ...named], '--year must be given.'],
  [
    'an unknown direction',
    ['usfm', sample('usfm'), ...named, '--year', '1', '--direction', 'up'],
    '--direction is one of ltr, rtl',
  ],
  [
    'an unknown numbering',
    ['usfm', sample('usfm'), ...named, '--year', '1', '--versification', 'x'],
    '--versification is one of kjv, org',
  ],
  ['nothing at the path', ['usfm', join(scratch, 'nothing'), ...named, '--year', '1'], 'There is nothing at'],
  [
    'a folder of another kind',
    ['osis', sample('usfm'), ...named, '--year', '1'],
    'has no file that ends with .xml or .osis',
  ],
  [
    'a file of another kind',
    ['usfm', join(sample('sword'), '2john.imp'), ...named, '--year', '1'],
    'is of another kind',
  ],
] as const)('%s is said in a sentence', async (_what, args, sentence) => {
  await expect(runImport([...args], scratch, () => undefined)).rejects.toThrow(sentence);
});

test('a Hebrew translation is marked as right-to-left', async () => {
  const { run, text } = importOf(scratch, 'usfm', sample('usfm'), '--language', 'he');
  await run();
  expect(text().translation).toMatchObject({ language: 'he', direction: 'rtl', shortName: 'SMP', year: 2020 });
});

test('reading stops at an overlong line before loading it into memory', () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  const file = join(
    filesIn(scratch, {
      'a.usfm': Buffer.concat([Buffer.from('\\id GEN\n'), ...Array.from({ length: 40 }, () => megabyte)]),
    }),
    'a.usfm',
  );
  const before = process.memoryUsage().arrayBuffers;
  expect(() => [...readLines(file, 'a.usfm')]).toThrow('a.usfm:2: The line has more than 33,554,432 bytes.');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(80 * 1024 * 1024);
  expect(() => [...readLines(file, 'a.usfm', 6)]).toThrow('a.usfm:1: The line has more than 6 bytes.');
});

test('lines are numbered with any line ending, and the last one says whether it is complete', () => {
  const file = join(filesIn(scratch, { a: '\ufeffone\r\n\ntwo é\nthree' }), 'a');
  expect([...readLines(file, 'a')].map(({ text, number, ended }) => `${number} ${text} ${ended}`)).toEqual([
    '1 one true',
    '2  true',
    '3 two é true',
    '4 three false',
  ]);
});
