import { TextIndex } from '../../base/bible/text-index';
import { readEntries, smallWorld } from '../../testing/draw-authored';
import { drawName } from '../../testing/draw-name';
import { assembleEntries } from './assemble-entries';
import { coverageLine, coverageOf } from './coverage';

const GENESIS = 1_001_000;
const texts = ['A lion roared.', 'Lions and an ox.', 'The wild ox.', 'The king spoke.', 'He was silent.', 'A king.'];
const HEBREW_LION = GENESIS + 5;
const world = {
  ...smallWorld,
  text: new TextIndex((verse) => texts[verse - GENESIS - 1]),
  hebrew: (strongs: string) => (strongs === 'H738' ? [GENESIS + 1, HEBREW_LION] : []),
};
type Written = Parameters<typeof readEntries>[0];
type Names = Parameters<typeof assembleEntries>[0]['names'];

/** The coverage of what is written, after these verses of Genesis 1 were taken from every list. */
function coverageWithout(written: Written, lost: readonly number[], names: Names = []) {
  const authored = readEntries(written);
  const { entries } = assembleEntries({ authored, names, world });
  const without = entries.map((entry) => ({
    ...entry,
    verses: entry.verses.filter((verse) => !lost.includes(verse - GENESIS)),
  }));
  return coverageOf({ authored: authored.content.entries, entries: without, names }, world);
}
const sentences = (...args: Parameters<typeof coverageWithout>) =>
  coverageWithout(...args).faults.map(({ file, sentence }) => `${file}: ${sentence}`);

const lion: Written = { 'animals/lion': { name: 'Lion', strongs: ['H738'] } };
const inFile = 'content/authored/animals/lion.md';

test('lists that have every verse with a word of their entry have no faults', () => {
  expect(sentences(lion, [])).toEqual([]);
});

test('a list that has lost a verse with the Hebrew word of its animal is a fault', () => {
  expect(sentences(lion, [5])).toEqual([
    `${inFile}: The list of verses lacks Genesis 1:5, which has a word of the entry.`,
  ]);
});

test('a list that has lost verses with the English name of its animal is a fault', () => {
  expect(sentences(lion, [1, 2])).toEqual([
    `${inFile}: The list of verses lacks Genesis 1:1; Genesis 1:2, which has a word of the entry.`,
  ]);
});

test('a verse that an entry excepts need not be in its list', () => {
  const excepting = { 'animals/lion': { ...lion['animals/lion'], inText: { exceptVerses: ['Genesis 1:5'] } } };
  expect(sentences(excepting, [])).toEqual([]);
  const entry = assembleEntries({ authored: readEntries(excepting), names: [], world }).entries[0];
  expect(entry?.verses).not.toContain(HEBREW_LION);
});

test('an exception for a verse that has no word of the entry is a fault', () => {
  const excepting = { 'animals/lion': { ...lion['animals/lion'], inText: { exceptVerses: ['Genesis 1:4'] } } };
  expect(sentences(excepting, [])).toEqual([
    `${inFile}: No word of the entry is in Genesis 1:4, so it needs no exception.`,
  ]);
});

test('a verse with a phrase that an entry excepts need not be in its list', () => {
  expect(sentences({ 'animals/ox': { name: 'Ox', inText: { except: ['wild ox'] } } }, [3])).toEqual([]);
});

test('a verse with a proper name that is in no list of the name is a fault', () => {
  const names = [drawName('H85', 'Abraham', { verses: [GENESIS + 3, GENESIS + 4] })];
  const abraham: Written = { 'people/abraham': { strongs: ['H85'] } };
  expect(sentences(abraham, [], names)).toEqual([]);
  expect(sentences(abraham, [4], names)).toEqual([
    'content/authored: No entry of the name Abraham (H85) lists Genesis 1:4.',
  ]);
});

test('it is a fault if less than 95 of a hundred verses with a head word of the dictionary are listed', () => {
  const king: Written = { 'dictionary/king': { name: 'King', inText: { words: ['king spoke'] } } };
  expect(sentences(king, [])).toEqual([
    'content/authored: Only 50.0 % of the verses with a head word of the dictionary are listed; 95 % must be.',
  ]);
});

test('the report says which share of the verses is listed', () => {
  expect(coverageLine(coverageWithout(lion, [1]).counts)).toBe(
    'listed are 66.7 % of 3 verses with own words of animals',
  );
});
