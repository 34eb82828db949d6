import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommentaryPassage } from '@manna/shared/contracts';
import { chapterOsisId, formatBibleListing, verseNumber } from '@manna/shared/domain';
import { checkRelease } from './check-release';
import { listingFaults } from './listing-faults';
import { ContentError } from '../../base/content-error';
import { assembleRelease } from '../../base/parts/assemble-release';
import { biblePart } from '../emit/bible-part';
import { commentariesPart } from '../emit/commentaries-part';
import type { ReleasePart } from '../../base/parts/release-part';
import { openRelease } from '../emit/read-release';
import { writeRelease } from '../emit/write-release';
import type { SourceText } from '../../base/source';
import { plainText } from '../../base/bible/blocks';
import { layOutChapter } from '../../base/bible/lay-out-chapter';
import { translationContents } from '../../base/bible/translation-contents';
import { allChapters, verseCountOf } from '../../base/bible/versification';

const chapters = allChapters.map(chapterOsisId).map((osisId) => {
  const pieces = Array.from({ length: verseCountOf(osisId) }, (_, index) => ({
    ...plainText('Selah.'),
    verse: index + 1,
  }));
  return layOutChapter({ osisId, blocks: [{ kind: 'paragraph', pieces }] });
});
const text: SourceText = {
  translation: {
    slug: 'abc',
    name: 'A Bible in Few Words',
    shortName: 'ABC',
    language: 'en',
    direction: 'ltr',
    year: 1,
    licence: 'Public domain.',
    contains: translationContents(chapters, { testaments: 'whole', features: ['paragraphs'] }),
  },
  chapters,
  licences: [],
  counts: {},
  skipped: [],
};
const firstVerse = verseNumber({ book: 1, chapter: 1, verse: 1 });
const lexiconEntry = {
  strongs: 'H1',
  lemma: 'אָב',
  language: 'he',
  transliteration: 'ʼâb',
  pronunciation: 'awb',
  derivation: 'a primitive word;',
  definition: 'father',
  kjvDefinition: 'chief',
} as const;
const bible: ReleasePart = biblePart({
  texts: [text],
  words: new Map([[firstVerse, [{ text: 'אָב', lemma: '1', morphology: 'HNcmsa', strongs: 'H1' }]]]),
  lexicon: new Map([['H1', lexiconEntry]]),
  crossReferences: new Map([[firstVerse, [firstVerse + 1]]]),
  reports: new Map(),
});
const drawn = 'files/ab12cd34/maps/nile.png';
const pictures: ReleasePart = {
  files: new Map([[drawn, Uint8Array.of(0, 255, 10, 13)]]),
  counts: { pictures: 1 },
  licences: [],
  skipped: [],
};

const commented = (osis: string): CommentaryPassage => ({
  osis,
  body: [
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: `About ${osis}. See ` },
        { kind: 'reference', text: 'Acts 19:23-27', osis: 'Acts.19.23-Acts.19.27' },
      ],
    },
  ],
});
const commentaries: ReleasePart = commentariesPart([
  {
    commentary: {
      slug: 'com',
      name: 'A Commentary',
      language: 'en',
      direction: 'ltr',
      licence: 'Public domain.',
      passages: 3,
    },
    passages: [commented('Gen.1'), commented('Gen.1.1'), commented('Gen.1.2-Gen.1.3')],
    licence: { source: 'com', version: '1', licence: 'Public domain.', attribution: 'Its makers.' },
    counts: { passages: 3 },
    skipped: [],
  },
]);

const sound = assembleRelease([bible, pictures, commentaries]);
const roots: string[] = [];
let root: string;
let folder: string;
function writeSound(): void {
  root = mkdtempSync(join(tmpdir(), 'check-release-'));
  roots.push(root);
  ({ folder } = writeRelease(root, sound));
}
beforeEach(writeSound);
afterAll(() => roots.forEach((each) => rmSync(each, { recursive: true, force: true })));

const change = (name: string, from: string | RegExp, to: string) => {
  const path = join(folder, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
/** Returns the faults without the changed digest, which every change causes. */
const faultsBesideDigest = () =>
  checkRelease(root).faults.filter((fault) => !fault.endsWith('is not the file that the manifest names.'));

test('a written release has no faults, by its folder or by current, and keeps the bytes of nested files', () => {
  expect(checkRelease(root).faults).toEqual([]);
  expect(checkRelease(folder).faults).toEqual([]);
  expect([...readFileSync(join(folder, drawn))]).toEqual([0, 255, 10, 13]);
});

test('a changed word is reported as a changed digest and as a difference from verses.ndjson', () => {
  change('chapters-abc.ndjson', 'Selah.', 'Selak.');
  expect(checkRelease(root).faults).toEqual([
    'chapters-abc.ndjson is not the file that the manifest names.',
    'verses.ndjson:1: Gen.1.1 is not as chapters-abc.ndjson has it.',
  ]);
});

test('a missing chapter is reported in the translation’s contents, its verses and the counts', () => {
  const path = join(folder, 'chapters-abc.ndjson');
  writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(1).join('\n'));
  const faults = faultsBesideDigest();
  expect(faults).toEqual(
    expect.arrayContaining([
      'chapters-abc.ndjson: It says that it contains 1189 chapters, and has 1188.',
      'chapters-abc.ndjson: It says that it contains 31102 verses, and has 31071.',
      'chapters-abc.ndjson: It has no words for Gen.1.1 and does not say why.',
      'verses.ndjson:1: Gen.1.1 is not as chapters-abc.ndjson has it.',
      'manifest.json counts 1189 abc.chapters, the release has 1188.',
    ]),
  );
});

/** Faults within one file. While there are any, the checks across files do not run. */
const brokenLines = [
  ['a line that is not JSON', 'chapters-abc.ndjson', /\n\{/, '\n', 'chapters-abc.ndjson:2 is not JSON.'],
  [
    'a span of an unknown kind',
    'chapters-abc.ndjson',
    '"verse"',
    '"stave"',
    'chapters-abc.ndjson:1 is not as the contract has it at "styling.1.kind".',
  ],
] as const;
const wrongRecords = [
  [
    'a verse in the wrong position',
    'chapters-abc.ndjson',
    '"Gen.1.2"',
    '"Gen.1.3"',
    'chapters-abc.ndjson:1: Gen.1: Gen.1.3 is in the place of verse 2.',
  ],
  [
    'a cross-reference to a missing verse',
    'verses.ndjson',
    '1001002',
    '1001999',
    'verses.ndjson:1: 1001999 is not a verse.',
  ],
  ['a word that is not in the lexicon', 'words.ndjson', '"H1"', '"H2"', 'words.ndjson:1: the lexicon has no H2.'],
  ['words of a missing verse', 'words.ndjson', '1001001', '1001999', 'words.ndjson:1: 1001999 is not a verse.'],
  [
    'a translation that claims content it does not have',
    'translations.json',
    '"paragraphs"',
    '"poetry"',
    'chapters-abc.ndjson: It says that it has poetry, and has .',
  ],
  [
    'a commentary on missing verses',
    'commentary-com.ndjson',
    '"Gen.1.1"',
    '"Gen.1.99"',
    'commentary-com.ndjson:2: There are no verses Gen.1.99.',
  ],
  [
    'a range with a hyphen',
    'commentary-com.ndjson',
    '19:23–27',
    '19:23-27',
    'commentary-com.ndjson:1 has the range "Acts 19:23-27" with a hyphen.',
  ],
  [
    'a commentary with a number of passages that it does not have',
    'commentaries.json',
    '"passages": 3',
    '"passages": 4',
    'commentary-com.ndjson has 3 passages instead of 4.',
  ],
] as const;

// A check reads 31,102 verses, so all faults of one kind are planted in one release.
describe.each([
  ['a line', brokenLines],
  ['a record', wrongRecords],
])('%s', (_kind, planted) => {
  let faults: string[];
  beforeAll(() => {
    writeSound();
    for (const [, name, from, to] of planted) change(name, from, to);
    faults = faultsBesideDigest();
  });

  test.each(planted)('%s is reported with its file and line', (_what, _name, _from, _to, fault) => {
    expect(faults).toContain(fault);
  });
});

test('a translation that the listing of the Bible names without a listing, or with another size, is reported', () => {
  const text = formatBibleListing(
    [{ osisId: 'Gen.1', verses: ['In the beginning'] }],
    [
      { slug: 'kjv', name: 'KJV', bytes: 0 },
      { slug: 'asv', name: 'ASV', bytes: 9 },
      { slug: 'ylt', name: 'YLT', bytes: 9 },
    ],
  );
  const files = new Map([
    ['listings/bible.listing', text],
    ['listings/bible-ylt.listing', formatBibleListing([])],
    ['listings/bible-ylt.listing.br', 'short'],
  ]);
  const release = openRelease(writeRelease(root, assembleRelease([{ ...pictures, files }])).folder);
  expect(listingFaults(release)).toEqual([
    'listings/bible.listing names listings/bible-asv.listing, which the release does not have.',
    'listings/bible-ylt.listing has no verses.',
    'listings/bible.listing says that listings/bible-ylt.listing.br has 9 bytes; it has 5.',
  ]);
});

test('a missing file, an extra file and a file with an unknown name are reported', () => {
  rmSync(join(folder, 'words.ndjson'));
  mkdirSync(join(folder, 'listings'));
  writeFileSync(join(folder, 'listings/more.listing'), '');
  expect(checkRelease(root).faults).toEqual([
    'words.ndjson is named by the manifest and is not there.',
    'listings/more.listing is not named by the manifest.',
  ]);
  const strange: ReleasePart = { ...pictures, files: new Map([['notes.txt', 'Selah.']]) };
  const other = writeRelease(root, assembleRelease([bible, strange]));
  expect(checkRelease(other.folder).faults).toEqual(['notes.txt is no file that a release has.']);
});

test('a manifest is reported when its hash is that of another release', () => {
  change('manifest.json', '"hash": "', '"hash": "0000');
  expect(() => checkRelease(root)).toThrow(ContentError);
  change('manifest.json', /"hash": "0000.{60}/, `"hash": "${'0'.repeat(60)}`);
  expect(checkRelease(root).faults).toEqual([
    expect.stringMatching(/^The manifest's hash is 0000/),
    expect.stringMatching(/^The folder is not named by the hash 0000/),
  ]);
});

test('a manifest is reported when its counts differ from the records', () => {
  change('manifest.json', '"pictures": 1', '"pictures": 2');
  expect(checkRelease(root).faults).toEqual([
    'manifest.json does not have the counts, licences and skipped records of records.json.',
  ]);
});

test('an error says so when the release that current names is missing', () => {
  writeFileSync(join(root, 'current'), 'f'.repeat(64));
  expect(() => checkRelease(root)).toThrow(ContentError);
});

test('an existing build is not written again, and no unfinished files remain', () => {
  change('chapters-abc.ndjson', 'Selah.', 'Selak.');
  expect(writeRelease(root, sound).written).toBe(false);
  expect(checkRelease(root).faults).not.toEqual([]);
  expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a release gets another hash when only a licence record differs', () => {
  const record = { source: 'abc', version: '2', licence: 'Public domain', attribution: 'ABC' };
  const other = assembleRelease([bible, { ...pictures, licences: [record] }]);
  expect(other.manifest.hash).not.toBe(sound.manifest.hash);
  const twice = assembleRelease([
    { ...bible, licences: [record] },
    { ...pictures, licences: [record] },
  ]);
  expect(twice.manifest.licences).toEqual([record]);
});

test('the build fails when two parts share a file or count name or a file is outside the folder', () => {
  expect(() => assembleRelease([pictures, pictures])).toThrow('Two parts of the release have the count pictures.');
  expect(() => assembleRelease([pictures, { ...pictures, counts: {} }])).toThrow(
    `Two parts of the release have the file ${drawn}.`,
  );
  const outside: ReleasePart = { ...pictures, files: new Map([['../nile.png', '']]) };
  expect(() => assembleRelease([outside])).toThrow('"../nile.png" cannot be the name of a file of the release.');
});
