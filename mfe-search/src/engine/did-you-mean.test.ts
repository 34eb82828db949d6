import fc from 'fast-check';
import { formatBibleListing, formatEntryListing } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { listed } from '../testing/listed';
import { versesOf } from '../testing/verses';
import { openCollection } from './collection';
import { didYouMean } from './did-you-mean';

const verses = ['Psalms 23', 'Genesis 1', 'John 1', 'Hebrews 7'].map((name) => ({
  osisId: name.replace(' ', '.'),
  verses: versesOf(name).map(({ text }) => text),
}));
const indexes = [
  openCollection('bible', formatBibleListing(verses)).index,
  openCollection('encyclopedia', formatEntryListing('encyclopedia', [listed({ name: 'Habakkuk' })])).index,
];
const suggested = (query: string) => didYouMean(query, indexes);

test.each([
  ['sheperd', 'shepherd'],
  ['Sheperd', 'Shepherd'],
  ['the lord is my sheperd', 'the lord is my shepherd'],
  ['teh beginning', 'the beginning'],
  ['"in the begining" +goood', '"in the beginning" +good'],
  ['melkisedec', 'melchisedec'],
  ['habbakuk', 'habakkuk'],
])('%s is taken for a misspelt %s', (query, meant) => {
  expect(suggested(query)).toBe(meant);
});

test.each([
  ['every word exists', 'the lord is my shepherd'],
  ['a word exists in another spelling or form', 'melchizedek maketh leads'],
  ['the last word is the start of one', 'the shephe'],
  ['the word is excluded', 'lord -sheperd'],
  ['a book is abbreviated in front of a number', 'begin 3:16'],
  ['a word has digits', 'firs7'],
  ['a short word is only near another', 'lrd xo'],
  ['nothing is near', 'xqzyxqzy'],
  ['many words are misspelt', 'sheperd begining goood lrod maketth'],
  ['the query is longer than anyone types', `sheperd ${'lord '.repeat(50)}`],
  ['nothing is asked', ' "" - '],
])('nothing is suggested when %s', (_, query) => {
  expect(suggested(query)).toBeUndefined();
});

test('of two words that are equally near, the one with the same first letter is suggested, then the commoner one', () => {
  const { index } = openCollection(
    'bible',
    formatBibleListing([{ osisId: 'Gen.1', verses: ['even', 'even', 'even', 'heaven', 'haven', 'haven'] }]),
  );
  expect(didYouMean('heven ', [index])).toBe('haven ');
});

test('whatever is typed, a suggestion changes only words that do not exist, and has nothing more to suggest', () => {
  const words = ['shepherd', 'lord', 'begining', 'sheperd', 'teh', '"', '-', '+', ' ', ' ', '3', 'é', '\u0000'];
  const query = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 100 }),
  );
  fc.assert(
    fc.property(query, (text) => {
      const meant = suggested(`${text} shepherd lord `);
      if (meant === undefined) return;
      expect(meant).toMatch(/ shepherd lord $/);
      expect(suggested(meant)).toBeUndefined();
    }),
    { numRuns: runs(500) },
  );
});
