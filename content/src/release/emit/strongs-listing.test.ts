import type { HebrewWord } from '@manna/shared/contracts';
import { formatBibleListing } from '@manna/shared/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleRelease } from '../../base/parts/assemble-release';
import { strongsFaults } from '../check/strongs-faults';
import { openRelease } from './read-release';
import { renderedWords, strongsListingText } from './strongs-listing';
import { writeRelease } from './write-release';

const word = (strongs: string | undefined, lemma: string, gloss?: string): HebrewWord => ({
  text: 'א',
  lemma,
  morphology: 'HNcmsa',
  ...(strongs !== undefined && { strongs }),
  ...(gloss !== undefined && { gloss }),
});
const chapters = [
  { osisId: 'Gen.1', verses: ['In the beginning God.', 'And God said.'] },
  { osisId: 'Matt.1', verses: ['The book.'] },
];
const words = new Map([
  [1_001_001, [word('H7225', 'b/7225', 'in/beginning'), word('H430', '430', 'God'), word(undefined, 'l')]],
  [1_001_002, [word('H559', 'c/559', 'and/said'), word('H430', '430', 'God'), word('H853', '853')]],
]);
const lexicon = new Map([430, 559, 853, 7225].map((number) => [`H${number}`, { lemma: `lemma ${number}` }] as const));

const root = mkdtempSync(join(tmpdir(), 'strongs-listing-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The faults of a release with the listing of `listed`, whose Hebrew words are `words`. */
function faultsOf(listed: typeof words, listedLexicon = lexicon, listedChapters = chapters): string[] {
  const lines = [...words].map(([id, ofVerse]) => `${JSON.stringify({ id, words: ofVerse })}\n`).join('');
  const files = new Map([
    ['words.ndjson', lines],
    ['listings/bible.listing', formatBibleListing(chapters)],
    ['listings/strongs.listing', strongsListingText(listedChapters, { words: listed, lexicon: listedLexicon })],
  ]);
  writeRelease(root, assembleRelease([{ files, counts: {}, licences: [], skipped: [] }]));
  return strongsFaults(openRelease(root));
}

test('a verse has its words with a number, each with what renders its stem', () => {
  expect(renderedWords(chapters, words)).toEqual([
    [
      { number: 7225, rendering: 'beginning' },
      { number: 430, rendering: 'god' },
    ],
    [
      { number: 559, rendering: 'said' },
      { number: 430, rendering: 'god' },
      { number: 853, rendering: '' },
    ],
    [],
  ]);
});

test('the listing of a release has no faults', () => {
  expect(faultsOf(words)).toEqual([]);
});

test('the check finds a word that is missing, a number without a lemma, and verses of another Bible', () => {
  expect(faultsOf(new Map([...words].slice(0, 1)))).toEqual([
    'listings/strongs.listing: the words of document 1 are not those of words.ndjson.',
  ]);
  expect(faultsOf(words, new Map([...lexicon].slice(1)))).toEqual([
    'listings/strongs.listing: H430 has no lemma.',
    'listings/strongs.listing: H430 has no lemma.',
  ]);
  expect(faultsOf(words, lexicon, chapters.slice(1))).toEqual([
    "listings/strongs.listing has 1 verses, and the Bible's listing has 3.",
  ]);
});
