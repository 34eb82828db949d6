import fc from 'fast-check';
import { formatStrongsListing, listingNames, type ListingFile, type RenderedWord } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { startInThread, type SmallSite } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { searchClient, type AskedSearch, type SearchClient } from '../worker/search-client';
import type { CollectionResults } from '../worker/protocol';

const verses = [
  'In the beginning God created the heaven and the earth.',
  'And the Spirit of God moved upon the face of the waters.',
  'God is not a man, that he should lie: God he is.',
  'The beginning of wisdom.',
];
const GOD = { number: 430, rendering: 'god' };
const BEGINNING = { number: 7225, rendering: 'beginning' };
const hebrew: RenderedWord[][] = [
  [BEGINNING, { number: 1254, rendering: 'created' }, GOD],
  [{ number: 7307, rendering: 'spirit' }, GOD],
  [{ number: 410, rendering: 'god' }, GOD],
  [BEGINNING, { number: 2451, rendering: 'wisdom' }],
];
const lemmas = Array.from({ length: 7307 }, (_, index) => (index + 1 === 430 ? 'אֱלֹהִים' : `word ${index + 1}`));
const site: SmallSite = {
  bible: { 'Gen.1': verses },
  entries: {
    dictionary: [
      listed({ name: 'Elohim', summary: 'The Hebrew word H430.' }),
      listed({ name: 'Beginning', summary: 'The first of something.' }),
    ],
  },
  extra: { strongs: formatStrongsListing(hebrew, lemmas) },
};

let client: SearchClient;
/** The states of the Bible, in the order in which they came. */
let states: string[];

function open(searched: SmallSite): void {
  states = [];
  client = searchClient({
    startWorker: () => ({ ...startInThread(searched), terminate: () => undefined }),
    onState: (collection, state) => collection === 'bible' && states.push(state),
    onFault: () => undefined,
  });
}

const searchAll = async (query: string, options: Partial<AskedSearch> = {}) =>
  new Promise<CollectionResults[]>((resolve) => {
    const all: CollectionResults[] = [];
    client.search({ query, limit: 10, ...options }, (results) => {
      all.push(results);
      if (all.length === listingNames.length) resolve(all);
    });
  });
const search = async (query: string, options: Partial<AskedSearch> = {}) => {
  const all = await searchAll(query, options);
  const ofBible = all.find(({ collection }) => collection === 'bible');
  return {
    ids: ofBible?.results.map(({ id }) => id) ?? [],
    marked: ofBible?.results.map(({ fields: { text = [] } }) =>
      text.flatMap(({ text: words, marks }) => marks.map(({ start, end }) => words.slice(start, end))),
    ),
    reasons: ofBible?.results.map(({ reasons }) => reasons) ?? [],
    others: all
      .filter(({ collection }) => collection !== 'bible')
      .flatMap(({ results }) => results.map(({ id }) => id)),
    total: ofBible?.total,
  };
};
const canonical = { order: 'canonical' } as const;

beforeEach(() => open(site));

test('a number finds all verses that have the word, which is marked where it is certain', async () => {
  const { ids, marked, reasons } = await search('h0430', canonical);
  expect(ids).toEqual(['Gen.1.1', 'Gen.1.2', 'Gen.1.3']);
  // Two Hebrew words of the third verse are rendered 'God'.
  expect(marked).toEqual([['God'], ['God'], []]);
  expect(reasons[0]).toEqual([{ kind: 'strongs', words: ['אֱלֹהִים (H430)'] }]);
});

test('words beside a number order its verses, and are marked too', async () => {
  const { ids, marked, reasons } = await search('H430 beginning');
  expect(ids[0]).toBe('Gen.1.1');
  expect(ids).toHaveLength(3);
  expect(marked?.[0]).toEqual(['beginning', 'God']);
  expect(reasons[0]?.map(({ kind }) => kind)).toEqual(['strongs', 'word']);
});

test.each([
  ['H410-H430', ['Gen.1.1', 'Gen.1.2', 'Gen.1.3']],
  ['H430 H7225', ['Gen.1.1']],
  ['H410 OR H2451', ['Gen.1.3', 'Gen.1.4']],
  ['H430 -H410', ['Gen.1.1', 'Gen.1.2']],
  ['beginning -H430', ['Gen.1.4']],
  ['(H7225 wisdom) OR H7307', ['Gen.1.2', 'Gen.1.4']],
  ['H430 "the waters"', ['Gen.1.2']],
  ['H430 in:gen-1:2-3', ['Gen.1.2', 'Gen.1.3']],
  ['(H430 OR spirit) NEAR/9 waters', ['Gen.1.2']],
  ['H431-H433', []],
  ['-H430', []],
  ['G2316', []],
  ['G2316 OR H7307', ['Gen.1.2']],
])('%s finds %j', async (query, expected) => {
  const { ids, total } = await search(query, canonical);
  expect(ids).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('an entry is found by a number only if its text has it', async () => {
  const { others } = await search('H430 beginning');
  const { others: ofWord } = await search('beginning');
  expect(others).toHaveLength(1);
  expect(ofWord).not.toEqual(others);
});

test('if the numbers cannot be loaded, the Bible is in the error state until a query needs none', async () => {
  open({ ...site, missing: ['strongs'] });
  expect((await search('H430')).ids).toEqual([]);
  expect(states).toEqual(['pending', 'ready', 'error']);
  expect((await search('wisdom')).ids).toEqual(['Gen.1.4']);
  expect(states.at(-1)).toBe('ready');
});

test('when the network is back, the verses of the last query come', async () => {
  const missing: ListingFile[] = ['strongs'];
  open({ ...site, missing });
  const found: number[] = [];
  const cameAgain = new Promise<void>((resolve) => {
    client.search({ query: 'H430', limit: 10 }, ({ collection, total }) => {
      if (collection === 'bible') found.push(total);
      if (collection === 'bible' && total > 0) resolve();
      if (collection !== 'dictionary') return;
      missing.pop();
      client.retry();
    });
  });
  await cameAgain;
  expect(found).toEqual([0, 3]);
  expect(states.at(-1)).toBe('ready');
});

test.each([
  ['is of another Bible', formatStrongsListing(hebrew.slice(1), lemmas)],
  ['is cut off', formatStrongsListing(hebrew, lemmas).slice(0, -4)],
  ['is another listing', '{"listing":1}\n[]\n'],
])('a listing that %s is an error, and no exception', async (_, strongs) => {
  open({ ...site, extra: { strongs } });
  expect((await search('H430')).ids).toEqual([]);
  expect(states.at(-1)).toBe('error');
});

test('any range finds the verses that have one of its numbers, and no others', async () => {
  const numbers = fc.integer({ min: 1, max: 9 });
  const documents = fc.array(fc.array(numbers, { maxLength: 4 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(documents, numbers, numbers, async (drawn, one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const words = drawn.map((ofVerse) => ofVerse.map((number) => ({ number, rendering: '' })));
      open({
        bible: { 'Gen.1': drawn.map((_, index) => `Verse ${index}.`) },
        extra: { strongs: formatStrongsListing(words, Array<string>(9).fill('x')) },
      });
      const { ids } = await search(`H${first}-H${last}`, canonical);
      expect(ids).toEqual(
        drawn.flatMap((ofVerse, index) =>
          ofVerse.some((number) => number >= first && number <= last) ? [`Gen.1.${index + 1}`] : [],
        ),
      );
    }),
    { numRuns: runs(40) },
  );
});
