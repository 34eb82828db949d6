import { formatBibleListing, formatEntryListing, formatStrongsListing } from '@manna/shared/domain';
import { listed } from '../../testing/listed';
import { allVerses } from '../../testing/verses';
import { addClauses } from '../clauses';
import { openCollection, type Collection } from '../collection';
import { parseQuery } from '../query-grammar';
import { openHebrewWords, type HebrewWords } from './hebrew-words';
import { strongsClauses } from './strongs-clauses';

const NUMBERS = 8_674;
const verses = allVerses()
  .slice(0, 23_145)
  .map(({ text }) => text);
const bible = openCollection('bible', formatBibleListing([{ osisId: 'Gen.1', verses }]));
/** Twelve words for each verse; together they are all numbers. */
const hebrew = openHebrewWords(
  formatStrongsListing(
    verses.map((_, verse) =>
      Array.from({ length: 12 }, (__, word) => ({ number: ((verse * 12 + word * 977) % NUMBERS) + 1, rendering: '' })),
    ),
    Array<string>(NUMBERS).fill('x'),
  ),
);
const dictionary = openCollection(
  'dictionary',
  formatEntryListing('dictionary', [
    listed({ name: 'Elohim', summary: 'The Hebrew word H430, like H410.' }),
    listed({ name: 'Hosts', summary: 'The word h6635 in ch4 of h12345.' }),
  ]),
);

function search(query: string, collection: Collection, words?: HebrewWords) {
  const clauses = strongsClauses(parseQuery(query).clauses, collection, words);
  return collection.index.queryTop((built) => addClauses(built, clauses), 10);
}
const timeOf = (run: () => void): number =>
  Math.min(
    ...Array.from({ length: 8 }, () => {
      const began = performance.now();
      run();
      return performance.now() - began;
    }),
  );

const ranges = Array.from({ length: 60 }, (_, index) => `H${index * 20 + 1}-9999`);

test.each([
  ['ranges', ranges.join(' ')],
  ['ranges with OR', ranges.join(' OR ')],
  ['the same range with OR', Array.from({ length: 90 }, () => 'H1-9999').join(' OR ')],
  ['excluded ranges', ranges.map((range) => `-${range}`).join(' ')],
])('the dearest query of %s ends in time, and says that it is cut', (_, query) => {
  expect(search(query, bible, hebrew).isCut).toBe(true);
  const ofAllNumbers = timeOf(() => search('H1-9999', bible, hebrew));
  // On a fast machine, the range of all numbers takes about 8 ms.
  expect(timeOf(() => search(query, bible, hebrew))).toBeLessThan(Math.max(6 * ofAllNumbers, 25));
  expect(timeOf(() => search(query, dictionary))).toBeLessThan(Math.max(6 * ofAllNumbers, 25));
});

test('all numbers are searched without being cut', () => {
  expect(search('H1-9999', bible, hebrew)).toMatchObject({ isCut: false, total: verses.length });
});

test.each([
  ['H430', 1],
  ['H400-H499', 1],
  ['H1-H9999', 2],
  ['G430', 0],
  ['H6636-9999', 0],
])('the number %s finds the entries that have it as a word', (query, total) => {
  expect(search(query, dictionary).total).toBe(total);
});
