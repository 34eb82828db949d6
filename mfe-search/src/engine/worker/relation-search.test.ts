import { formatEntryListing, formatRelationListing, type ListedEntry } from '@manna/shared/domain';
import { answerOfGateway } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { SearchSite } from '../../testing/search-site';
import { responseSchema, type CollectionResults, type SearchResult } from './protocol';
import { searchClient } from './search-client';

const ids = [
  'jacob',
  'joseph',
  'husband',
  'reuben',
  'dinah',
  'jesus',
  'mary',
  'mother',
  'rehoboam',
  'asa',
  'storm',
  'carmel',
  'levi',
  'levites',
  'tribe',
];
const at = (...names: readonly string[]) => names.map((name) => ids.indexOf(name));

const relations = formatRelationListing({
  ids,
  sexes: 'mmmmfmffmm--m--',
  testaments: 'oonoonnnooonooo',
  pairs: {
    father: at('joseph', 'jacob', 'reuben', 'jacob', 'dinah', 'jacob'),
    mother: at('jesus', 'mary'),
    spouse: at('husband', 'mary'),
    sibling: at('joseph', 'reuben', 'joseph', 'dinah'),
    participant: at('storm', 'jesus'),
    descendants: at('levi', 'levites', 'levi', 'tribe'),
  },
  lineages: [{ name: 'Kings of Judah', members: at('rehoboam', 'asa') }],
  words: [{ name: 'Miracle', people: [], events: at('carmel', 'storm') }],
});

const encyclopedia: readonly ListedEntry[] = [
  listed({ id: 'asa', name: 'Asa', title: 'A reformer' }),
  listed({ id: 'carmel', name: 'Contest on Carmel', category: 'events' }),
  listed({ id: 'dinah', name: 'Dinah' }),
  listed({ id: 'husband', name: 'Joseph', title: 'The carpenter' }),
  listed({ id: 'jacob', name: 'Jacob', aliases: ['Israel'] }),
  listed({ id: 'jesus', name: 'Jesus' }),
  listed({ id: 'joseph', name: 'Joseph', title: 'The dreamer' }),
  listed({ id: 'levi', name: 'Levi' }),
  listed({ id: 'levites', name: 'Levites', category: 'tribes' }),
  listed({ id: 'mary', name: 'Mary' }),
  listed({ id: 'mother', name: 'Motherhood', text: 'Mother, mother of mothers; wives and sons and kings.'.repeat(9) }),
  listed({ id: 'rehoboam', name: 'Rehoboam' }),
  listed({ id: 'reuben', name: 'Reuben', title: 'The eldest' }),
  listed({ id: 'storm', name: 'Stilling of the storm', category: 'events' }),
  listed({ id: 'tribe', name: 'Levi', title: 'A tribe', category: 'tribes' }),
];
const bible = { 'Gen.1': ['In the beginning', 'the sons of Jacob'] };

async function search(query: string, extra: { relations?: string } = { relations }): Promise<readonly SearchResult[]> {
  const answer = await answerOfGateway({ bible, entries: { encyclopedia }, extra })({ query, options: '{"limit":9}' });
  const found = answer.search.map((each) => responseSchema.parse(JSON.parse(each)));
  return found.flatMap((each) => (each.kind === 'results' && each.collection === 'encyclopedia' ? each.results : []));
}

const related = (results: readonly SearchResult[]) =>
  results.flatMap(({ id, reasons }) => {
    const reason = reasons.find(({ kind }) => kind === 'relation');
    return reason ? [[id, reason.words.join()]] : [];
  });

test.each([
  [
    'sons of jacob',
    [
      ['joseph', 'son of Jacob'],
      ['reuben', 'son of Jacob'],
    ],
  ],
  ["Jacob's daughters", [['dinah', 'daughter of Jacob']]],
  ['who was the father of Reuben?', [['jacob', 'father of Reuben']]],
  ['brothers of Dinah', [['joseph', 'brother of Dinah']]],
  [
    'sons of israel',
    [
      ['joseph', 'son of Jacob'],
      ['reuben', 'son of Jacob'],
    ],
  ],
  [
    'kings of judah',
    [
      ['rehoboam', 'Kings of Judah'],
      ['asa', 'Kings of Judah'],
    ],
  ],
  ['miracles of jesus', [['storm', 'miracle with Jesus']]],
  [
    'miracles in the bible',
    [
      ['carmel', 'Miracle'],
      ['storm', 'Miracle'],
    ],
  ],
])('%s finds first those who have this relation, and says so', async (query, expected) => {
  const results = await search(query);
  expect(related(results)).toEqual(expected);
  expect(results.slice(0, expected.length).map(({ id }) => id)).toEqual(expected.map(([id]) => id));
});

test('of several who have a name the best known comes first, and those of the others after', async () => {
  expect(related(await search('wives of joseph'))).toEqual([['mary', 'wife of Joseph']]);
  expect(related(await search('siblings of joseph')).map(([id]) => id)).toEqual(['reuben', 'dinah']);
});

test('the tribe that has the name itself comes before others that descend from the same man', async () => {
  expect(related(await search('tribe of levi')).map(([id]) => id)).toEqual(['tribe', 'levites']);
});

test.each(['mother of jacob', 'sons of nobody', 'kings of edom', 'jacob', 'motherhood of sons'])(
  '%s finds the same with the listing of relations as without, because it has no such relation',
  async (query) => {
    expect(await search(query)).toEqual(await search(query, {}));
  },
);

test('a release without relations, or with a listing that cannot be read, is searched by words', async () => {
  const found = (await search('sons of jacob', {})).map(({ id }) => id);
  expect(found).toContain('jacob');
  for (const text of ['', relations.slice(0, 50), relations.replace('"relations":1', '"relations":99')])
    expect((await search('sons of jacob', { relations: text })).map(({ id }) => id)).toEqual(found);
});

describe('over the network', () => {
  const site = new SearchSite();
  beforeAll(() => site.listen());
  afterAll(() => site.close());

  test('the listing is downloaded once, by the first query that asks for a relation', async () => {
    site.responses.set('relations', { status: 200, text: relations });
    const client = searchClient({ startWorker: site.startWorker });
    const find = (query: string) =>
      new Promise<void>((resolve) => {
        client.search({ query, limit: 5 }, ({ collection }: CollectionResults) => {
          if (collection === 'dictionary') resolve();
        });
      });
    await find('earth and heaven');
    expect(site.requests).not.toContain('relations');
    await find('sons of heaven');
    await find('kings of the earth');
    expect(site.requests.filter((name) => name === 'relations')).toHaveLength(1);
    client.close();
  });

  test('the other results do not wait for a slow listing, and the answers follow', async () => {
    const slow = new SearchSite();
    await slow.listen();
    slow.responses.set('encyclopedia', { status: 200, text: formatEntryListing('encyclopedia', encyclopedia) });
    slow.responses.set('relations', { status: 200, text: relations, afterMs: 2_300 });
    const client = searchClient({ startWorker: slow.startWorker });
    const answers: (readonly SearchResult[])[] = [];
    await new Promise<void>((resolve) => {
      client.search({ query: 'sons of jacob', limit: 5 }, ({ collection, results }: CollectionResults) => {
        if (collection === 'encyclopedia') answers.push(results);
        if (answers.length === 2) resolve();
      });
    });
    const [first = [], second = []] = answers;
    expect(related(first)).toEqual([]);
    expect(related(second)[0]).toEqual(['joseph', 'son of Jacob']);
    client.close();
    await slow.close();
  });
});
