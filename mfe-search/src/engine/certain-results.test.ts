import { formatBibleListing, formatEntryListing } from '@manna/shared/domain';
import { computingTime } from '../testing/computing-time';
import { listed } from '../testing/listed';
import { addClauses } from './clauses';
import { openCollection, type Collection } from './collection';
import { parseQuery } from './query-grammar';

/** The ids of the best results, as the worker ranks them. */
function find(collection: Collection, query: string): string[] {
  const { added, areAlwaysFound } = collection.certainResults(query);
  const { clauses } = parseQuery(query);
  const options = { added, areAddedFound: areAlwaysFound };
  return collection.index.queryTop((built) => addClauses(built, clauses), 10, options).results.map(({ ref }) => ref);
}

const verses = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} ${index + 1}`);
const bible = openCollection(
  'bible',
  formatBibleListing([
    { osisId: 'Ps.23', verses: ['The LORD is my shepherd', 'He maketh me to lie down', 'He restoreth my soul'] },
    { osisId: 'Mark.1', verses: ['The beginning of the gospel', 'John did baptize', 'A mark upon the door'] },
    { osisId: 'John.3', verses: verses(17, 'We speak that we do know') },
  ]),
);

describe('a Bible reference as a query', () => {
  test.each([
    ['jn 3.16', ['John.3.16']],
    ['john three sixteen', ['John.3.16']],
    ['psalm twenty-three', ['Ps.23.1', 'Ps.23.2', 'Ps.23.3']],
    ['John 3:16-17', ['John.3.16', 'John.3.17']],
    // A later verse of the chapter has the word.
    ['mark 1', ['Mark.1.1', 'Mark.1.2', 'Mark.1.3']],
    ['ps 23 kjv', ['Ps.23.1', 'Ps.23.2', 'Ps.23.3']],
    ['ps 23:1; ps 23:3', ['Ps.23.1', 'Ps.23.3']],
  ])('%s finds that passage first', (query, passage) => {
    expect(find(bible, query).slice(0, passage.length)).toEqual(passage);
  });

  test('finds no verse that the Bible does not have', () => {
    for (const query of ['John 3:99', 'John 99', 'Tobit 3:1']) {
      expect(bible.certainResults(query).added.size).toBe(0);
    }
  });

  test('is a word like others when it is only the name of a book', () => {
    expect(find(bible, 'mark')).toEqual(['Mark.1.3']);
  });
});

const entries = openCollection(
  'encyclopedia',
  formatEntryListing('encyclopedia', [
    listed({ id: 'flood', name: 'The Flood', text: 'Forty days of rain.' }),
    listed({ id: 'floods', name: 'Floods and droughts', text: 'Flood flood flood flood, said the flood.' }),
    listed({ id: 'cleansing', name: 'Cleansing of the Temple', title: 'Jesus drives out the traders' }),
    listed({ id: 'tables', name: 'Tables', text: 'Jesus cleanses the temple. The temple that Jesus cleanses.' }),
    listed({ id: 'begun', name: 'Temple begun', title: 'In the fourth year' }),
    listed({ id: 'dedicated', name: 'The Temple of Solomon is dedicated at the feast', text: 'Temple, temple.' }),
    listed({ id: 'nebuchadnezzar', name: 'Nebuchadnezzar', aliases: ['Nebuchadrezzar'] }),
    listed({ id: 'ramah', name: 'Ramah', text: 'A hill. Not Ramath.' }),
  ]),
);

test('an article at the start of a name makes it no other name', () => {
  expect(find(entries, 'flood')[0]).toBe('flood');
  expect(find(entries, 'the flood')[0]).toBe('flood');
});

test('an entry whose names have all words, also in other forms, stands before those that only mention them', () => {
  expect(find(entries, 'jesus cleanses the temple').slice(0, 2)).toEqual(['cleansing', 'tables']);
});

test('of the names that have all words the shorter stands first', () => {
  expect(find(entries, 'temple').slice(0, 3)).toEqual(['begun', 'cleansing', 'dedicated']);
});

test.each(['nebuchadnezer', 'Nebuchadnezar', 'nebuchanezzar'])('the misspelt name %s finds the right one', (query) => {
  expect(find(entries, query)[0]).toBe('nebuchadnezzar');
});

test('a word that exists is not taken for a misspelt name', () => {
  expect(entries.certainResults('ramath').added.size).toBe(0);
  expect(entries.certainResults('ramaht').added.size).toBe(1);
});

test('what a query excludes is never a result, however certain its name is', () => {
  expect(find(entries, 'temple -begun')).not.toContain('begun');
  expect(find(entries, '-flood')).toEqual([]);
  expect(find(entries, 'temple "Solomon"')).toEqual(['dedicated']);
});

test('a query of odd or many characters has no certain results, and is not slow', () => {
  const odd = ['', ' ', '-', 'a '.repeat(50_000), "a'".repeat(99), '1:'.repeat(99), `${'9'.repeat(150)} 1`, 'gen 1-50'];
  const spent = computingTime(() => {
    for (const query of odd) for (const collection of [bible, entries]) collection.certainResults(query);
  });
  expect(spent).toBeLessThan(1000);
  expect(odd.map((query) => entries.certainResults(query).added.size)).toEqual(odd.map(() => 0));
});
