import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chapterOsisId } from '@manna/shared/domain';
import { checkRelease } from './check-release';
import { ContentError } from './content-error';
import { assembleRelease } from './emit/assemble-release';
import { writeRelease } from './emit/write-release';
import type { SourceText } from './sources/source';
import { plainText } from './steps/blocks';
import { layOutChapter } from './steps/lay-out-chapter';
import { allChapters, verseCountOf } from './steps/versification';

const source: SourceText = {
  translation: {
    slug: 'abc',
    name: 'A Bible in Few Words',
    shortName: 'ABC',
    language: 'en',
    direction: 'ltr',
    year: 1,
    licence: 'Public domain.',
  },
  chapters: allChapters.map(chapterOsisId).map((osisId) => {
    const pieces = Array.from({ length: verseCountOf(osisId) }, (_, index) => ({
      ...plainText('Selah.'),
      verse: index + 1,
    }));
    return layOutChapter({ osisId, blocks: [{ kind: 'paragraph', pieces }] });
  }),
  licences: [],
  counts: {},
  skipped: [],
};

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-release-'));
  ({ folder } = writeRelease(root, assembleRelease([source])));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const change = (name: string, from: string, to: string) => {
  const path = join(folder, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

test('a release is sound by its folder’s name and by the name in current', () => {
  expect(checkRelease(root).faults).toEqual([]);
  expect(checkRelease(folder).faults).toEqual([]);
});

test('a changed word is found, though it leaves every span in place', () => {
  change('chapters-abc.ndjson', 'Selah.', 'Selak.');
  expect(checkRelease(root).faults).toEqual(['chapters-abc.ndjson is not the file that the manifest names.']);
});

test('a lost chapter is found in the file, in the order and in the counts', () => {
  const path = join(folder, 'chapters-abc.ndjson');
  writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(1).join('\n'));
  expect(checkRelease(root).faults).toEqual([
    'chapters-abc.ndjson is not the file that the manifest names.',
    'abc has 1188 chapters, or has them in another order than the canon.',
    'The manifest counts 1189 abc.chapters, the release has 1188.',
    'The manifest counts 31102 abc.verse, the release has 31071.',
    'The manifest counts 1189 abc.paragraph, the release has 1188.',
  ]);
});

test('a manifest of another release is found', () => {
  change('manifest.json', '"hash": "', '"hash": "0000');
  expect(() => checkRelease(root)).toThrow(ContentError);
  change(
    'manifest.json',
    /"hash": "0000.{60}/.exec(readFileSync(join(folder, 'manifest.json'), 'utf8'))?.[0] ?? '',
    `"hash": "${'0'.repeat(60)}`,
  );
  expect(checkRelease(root).faults).toEqual([
    expect.stringMatching(/^The manifest's hash is 0000/),
    expect.stringMatching(/^The folder is not named by the hash 0000/),
  ]);
});

test.each([
  ['a file that is gone', () => rmSync(join(folder, 'translations.json'))],
  ['a line that is no JSON', () => change('chapters-abc.ndjson', '{', '')],
  ['a span of an unknown kind', () => change('chapters-abc.ndjson', '"verse"', '"stave"')],
  ['a release that current names and is not there', () => writeFileSync(join(root, 'current'), 'f'.repeat(64))],
])('%s is told in a sentence', (_what, harm) => {
  harm();
  expect(() => checkRelease(root)).toThrow(ContentError);
});

test('a build that is there already is never written to, and nothing unfinished stays behind', () => {
  change('chapters-abc.ndjson', 'Selah.', 'Selak.');
  expect(writeRelease(root, assembleRelease([source])).written).toBe(false);
  expect(checkRelease(root).faults).not.toEqual([]);
  expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('another licence record is another release, though the text is the same', () => {
  const one = assembleRelease([source]).manifest.hash;
  const record = { source: 'abc', version: '2', licence: 'Public domain', attribution: 'ABC' };
  expect(assembleRelease([{ ...source, licences: [record] }]).manifest.hash).not.toBe(one);
});
