import lunr from 'lunr';
import { formatBibleListing, formatEntryListing, type ListedEntry } from '@manna/shared/domain';
import { computingTime } from '../testing/computing-time';
import { listed } from '../testing/listed';
import { versesOf } from '../testing/verses';
import { addClauses, type SearchClause } from './clauses';
import { openCollection, type Collection } from './collection';
import { parseQuery } from './query-grammar';

const { OPTIONAL, REQUIRED } = lunr.Query.presence;
const genesis = versesOf('Genesis 1', 'Genesis 2').map(({ text }) => text);
const bible = openCollection(
  'bible',
  formatBibleListing([
    { osisId: 'Gen.1', verses: genesis.slice(0, 31) },
    { osisId: 'Gen.2', verses: genesis.slice(31) },
  ]),
);

const entry = (id: string, fields: Partial<ListedEntry>) => listed({ id, slug: id, ...fields });

const found = ({ index }: Collection, clause: Partial<SearchClause>) =>
  index
    .query((query) => addClauses(query, [{ term: '', boost: 1, presence: OPTIONAL, ...clause }]))
    .map(({ ref }) => ref);

const phrase = (...words: readonly string[]) => ({ presence: REQUIRED, phrases: [words] });

test('a verse is named by its chapter and number, also in the second chapter, and its text is as it was written', () => {
  const [result] = bible.index.query((query) => query.term('cleave', {}));
  expect(result).toMatchObject({ ref: 'Gen.2.24' });
  expect(bible.textsOf(result?.document ?? -1)).toEqual([[genesis[31 + 23]]]);
});

test('a phrase is found where its words follow each other, whatever their case and what stands between them', () => {
  expect(found(bible, phrase('in', 'the', 'beginning'))).toEqual(['Gen.1.1']);
  expect(found(bible, phrase('said', 'let', 'there', 'be')).sort()).toEqual(['Gen.1.14', 'Gen.1.3', 'Gen.1.6']);
  expect(found(bible, phrase('beginning', 'the'))).toEqual([]);
  expect(found(bible, phrase('beginning', 'xyzzy'))).toEqual([]);
  expect(found(bible, phrase('heaven', 'and', 'the', 'earth', 'and'))).toEqual([]);
});

test('a phrase scores like a word that is in the same documents as often', () => {
  const texts = ['the red sea', 'red', 'the sea', 'over the red sea and the red sea', 'dry land'];
  const joined = texts.map((text) => text.replaceAll('red sea', 'redsea'));
  const scoresOf = (verses: readonly string[], clause: Partial<SearchClause>) =>
    openCollection('bible', formatBibleListing([{ osisId: 'Exod.14', verses }]))
      .index.query((query) => addClauses(query, [{ term: '', boost: 1, presence: OPTIONAL, ...clause }]))
      .map(({ ref }) => ref);
  expect(scoresOf(texts, { phrases: [['red', 'sea']] })).toEqual(scoresOf(joined, { term: 'redsea' }));
  expect(scoresOf(texts, { phrases: [['red', 'sea']] })).toEqual(['Exod.14.1', 'Exod.14.4']);
});

test('no phrase goes from one alias to the next', () => {
  const entries = [entry('people-1', { aliases: ['Simon', 'Peter'] }), entry('people-2', { aliases: ['Simon Peter'] })];
  const people = openCollection('encyclopedia', formatEntryListing('encyclopedia', entries));
  expect(found(people, phrase('simon', 'peter'))).toEqual(['people-2']);
});

test('a compound is found written as one word, as two, and inside of a phrase', () => {
  const verses = ['He went up to Beth-el to dwell', 'The house of God', 'went to Bethel', 'beth and then el'];
  const places = openCollection('bible', formatBibleListing([{ osisId: 'Gen.35', verses }]));
  expect(found(places, { term: 'bethel' })).toEqual(['Gen.35.3', 'Gen.35.1']);
  expect(found(places, phrase('beth', 'el'))).toEqual(['Gen.35.1']);
  expect(found(places, phrase('to', 'bethel')).sort()).toEqual(['Gen.35.1', 'Gen.35.3']);
});

test('documents of the same score are in the order of the listing', () => {
  const verses = Array.from({ length: 50 }, (_, verse) => (verse % 2 === 0 ? 'grace and peace' : 'peace and grace'));
  const psalm = openCollection('bible', formatBibleListing([{ osisId: 'Ps.1', verses }]));
  expect(found(psalm, { term: 'grace' })).toEqual(verses.map((_, verse) => `Ps.1.${verse + 1}`));
});

test.each([
  ['articles', 'history', 3],
  ['encyclopedia', 'people', 2.8],
  ['encyclopedia', 'places', 2.6],
  ['encyclopedia', 'animals', 1],
  ['dictionary', 'dictionary', 2.4],
  ['resources', 'maps', 2.2],
] as const)('a word in the title counts in %s, %s, %d times as much as in the text', (name, category, weight) => {
  const entries = [
    entry('a-1', { category, name: 'Manna', text: 'bread' }),
    entry('a-2', { category, name: 'Bread', text: 'manna' }),
  ];
  const { index } = openCollection(name, formatEntryListing(name, entries));
  const scores = new Map(index.query((query) => query.term('manna', {})).map(({ ref, score }) => [ref, score]));
  expect((scores.get('a-1') ?? 0) / (scores.get('a-2') ?? 1)).toBeCloseTo(weight, 1);
});

test('what a listing stores of an entry is given back', () => {
  const abel = entry('people-2', { slug: 'abel', name: 'Abel', image: '99289dc1/drawings/altar' });
  const people = openCollection('encyclopedia', formatEntryListing('encyclopedia', [entry('people-1', {}), abel]));
  expect(people.storedOf(1)).toEqual({
    id: 'people-2',
    slug: 'abel',
    category: 'people',
    resultPath: '',
    image: '99289dc1/drawings/altar',
  });
  expect(people.textsOf(1)[0]).toEqual(['Abel']);
});

test('opening a listing that is foreign, of another collection or damaged throws an error with one sentence', () => {
  const text = formatBibleListing([{ osisId: 'Gen.1', verses: ['In the beginning', 'And the earth'] }]);
  expect(() => openCollection('bible', '<!doctype html>')).toThrow('not a search listing of a known version');
  expect(() => openCollection('articles', text)).toThrow('This is not the listing articles.');
  expect(() => openCollection('bible', text.replace('["Gen.1",2]', '["Gen.1",3]'))).toThrow('documents of the listing');
  expect(() => openCollection('bible', text.replace(/.\n$/, '\u{1F600}\n'))).toThrow('A document of the listing bible');
  expect(() => openCollection('bible', text.replace(/.\n$/, '\u0007\n'))).toThrow('A document of the listing bible');
  expect(() => openCollection('bible', text.replace(/.\n$/, '\t!\n'))).toThrow('A document of the listing bible');
  expect(() => openCollection('bible', text.slice(0, -1))).toThrow('The listing bible is incomplete.');
});

test('an empty listing opens and finds nothing', () => {
  const empty = openCollection('resources', formatEntryListing('resources', []));
  expect(found(empty, { term: 'manna' })).toEqual([]);
});

test('who has exactly the name that was typed stands first, however rare the words of the others are', () => {
  const others = Array.from({ length: 40 }, (_, index) =>
    entry(`other-${index}`, { name: 'Moses and Zipporah', title: 'Moses Moses', text: 'Moses '.repeat(9) }),
  );
  const people = openCollection(
    'encyclopedia',
    formatEntryListing('encyclopedia', [
      ...others,
      entry('lawgiver', { name: 'Moses', title: 'A prophet', text: 'He led Israel out of Egypt and '.repeat(50) }),
      entry('bethel', { name: 'Luz', aliases: ['Beth-el'] }),
    ]),
  );
  const first = (query: string) =>
    people.index.queryTop((built) => addClauses(built, parseQuery(query).clauses), 1, {
      added: people.certainResults(query).added,
    }).results[0]?.ref;
  expect(first('moses')).toBe('lawgiver');
  expect(first('"Moses"')).toBe('lawgiver');
  expect(first('beth el')).toBe('bethel');
  expect(first('moses zipporah')).toBe('other-0');
});

test('a query of 100,000 characters is compared with no name', () => {
  const people = openCollection(
    'encyclopedia',
    formatEntryListing('encyclopedia', [entry('simon', { name: 'Simon' })]),
  );
  expect(people.certainResults('simon').added.size).toBe(1);
  // Each of these characters stands for 18 letters.
  const query = 'ﷺ'.repeat(100_000);
  expect(computingTime(() => expect(people.certainResults(query).added.size).toBe(0))).toBeLessThan(25);
});
