import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const [abraham] = sampleEntries;
const tribe = {
  ...abraham,
  typename: 'Tribe',
  id: 'tribes-1',
  slug: 'hebrews',
  name: 'Hebrews',
  category: 'tribes',
  pagePath: '/encyclopedia/tribes/hebrews',
  kind: 'people',
  sex: undefined,
};
const timothy = {
  ...abraham,
  id: 'people-9',
  slug: 'timothy',
  name: 'Timothy',
  verses: [44016001],
};
const prophet = {
  ...abraham,
  born: -1995,
  died: -1820,
  roles: [{ role: 'prophet', osis: 'Gen.20.7' }],
  period: 'patriarchs',
};
const people = [
  { ...timothy, pagePath: '/encyclopedia/people/timothy' },
  // Nobody knows his sex, or where he is mentioned.
  {
    ...timothy,
    id: 'people-8',
    slug: 'anon',
    name: 'Anon',
    pagePath: '/encyclopedia/people/anon',
    sex: undefined,
    verses: [],
  },
];
const member = { from: 'people-1', to: 'tribes-1', kind: 'memberOf', featured: false };
const back = { from: 'tribes-1', to: 'people-1', kind: 'member', featured: false };

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines([prophet, ...sampleEntries.slice(1), tribe, ...people]),
    'relations.ndjson': (sampleContent['relations.ndjson'] ?? '') + asLines([member, back]),
  });
  opened = await openTestContent(site);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

interface Index {
  facets: { facet: string; value: string; name: string | null; count: number }[];
  entries: { slug: string; facets: string }[];
}

async function indexOf(argument: string, fields: string): Promise<Index> {
  const { data, errors } = await runQuery(graphql, `{ entryIndex(${argument}) { ${fields} } }`);
  expect(errors).toBeUndefined();
  return (data as { entryIndex: Index }).entryIndex;
}
const FACETS = 'facets { facet value name count }';

test('an indexed entry has what a list filters, sorts and shows', async () => {
  const fields = 'slug name title aliases firstVerse verseCount eventsStart eventsEnd livedFrom livedUntil facets';
  const { entries } = await indexOf('collection: people', `entries { ${fields} }`);
  expect(entries.slice(0, 2)).toEqual([
    {
      slug: 'abraham',
      name: 'Abraham',
      title: 'Father of many',
      aliases: ['Abram'],
      firstVerse: 'Gen.12.1',
      verseCount: 4,
      eventsStart: null,
      eventsEnd: null,
      livedFrom: -1995,
      livedUntil: -1820,
      facets: 'period:patriarchs role:prophet testament:old division:law sex:male tribe:hebrews',
    },
    expect.objectContaining({ slug: 'anon', firstVerse: null, verseCount: 0, livedFrom: null, facets: '' }),
  ]);
});

test('a facet value has the number of entries with it, and a tribe has its name', async () => {
  const { facets, entries } = await indexOf('collection: people', `${FACETS} entries { slug facets }`);
  expect(facets).toContainEqual({ facet: 'testament', value: 'new', name: null, count: 1 });
  expect(facets).toContainEqual({ facet: 'tribe', value: 'hebrews', name: 'Hebrews', count: 1 });
  for (const { facet, value, count } of facets)
    expect(entries.filter((entry) => entry.facets.split(' ').includes(`${facet}:${value}`))).toHaveLength(count);
});

test('a person has roles, each with the verse that names it', async () => {
  const fields = '... on Person { roles { role osis } }';
  const roles = async (slug: string) =>
    (await runQuery(graphql, `{ entryBySlug(collection: people, slug: "${slug}") { ${fields} } }`)).data;
  expect(await roles('abraham')).toEqual({ entryBySlug: { roles: [{ role: 'prophet', osis: 'Gen.20.7' }] } });
  expect(await roles('anon')).toEqual({ entryBySlug: { roles: [] } });
});

test('a collection has only facets that its entries have', async () => {
  const { facets } = await indexOf('collection: places', FACETS);
  expect(facets.map(({ facet, value }) => `${facet} ${value}`).sort()).toEqual(['certainty probable', 'kind city']);
});

test('the index of events is in chronological order', async () => {
  const { entries } = await indexOf('collection: events', 'entries { slug eventsStart facets }');
  expect(entries.map(({ slug }) => slug)).toEqual([
    'creation',
    'covenant-of-circumcision',
    'birth-of-isaac',
    'kingdom-divided',
  ]);
  expect(entries.at(-1)?.facets).toBe('period:divided-kingdom dating:traditional');
});

test.each([
  ['collection: events, period: patriarchs', 2],
  ['collection: people, initial: "T"', 1],
  ['collection: people, initial: "q"', 0],
])('the index with the arguments %s has %i entries', async (argument, count) => {
  expect((await indexOf(argument, 'entries { slug }')).entries).toHaveLength(count);
});

test('an initial of two letters is refused', async () => {
  const { errors } = await runQuery(graphql, '{ entryIndex(collection: people, initial: "ab") { entries { slug } } }');
  expect(errors).toEqual([expect.stringContaining('initial')]);
});

test('periods are in chronological order, however many events they have', async () => {
  const { facets } = await indexOf('collection: events', FACETS);
  const periods = facets.filter(({ facet }) => facet === 'period');
  expect(periods.map(({ value, count }) => [value, count])).toEqual([
    ['beginnings', 1],
    ['patriarchs', 2],
    ['divided-kingdom', 1],
  ]);
});
