import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const map = sampleEntries.find(({ typename }) => typename === 'Resource');
const plate = {
  ...map,
  id: 'resources-2',
  slug: 'plate',
  name: 'Plate',
  category: 'art',
  pagePath: '/resources/art/plate',
  kind: 'verse-plate',
  ages: ['children', 'adults'],
  verses: [43003016],
};
const shown = [
  { from: 'resources-2', to: 'events-1', kind: 'related', featured: false },
  { from: 'resources-2', to: 'events-2', kind: 'related', featured: false },
  { from: 'resources-2', to: 'events-3', kind: 'related', featured: false },
];
const back = shown.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }));

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines([...sampleEntries, plate]),
    'relations.ndjson': (sampleContent['relations.ndjson'] ?? '') + asLines([...shown, ...back]),
  });
  opened = await openTestContent(site);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

const indexOf = async (fields: string, category = 'art') => {
  const query = `{ entryIndex(collection: resources, category: "${category}") { ${fields} } }`;
  const { data, errors } = await runQuery(graphql, query);
  expect(errors).toBeUndefined();
  return (data as { entryIndex: unknown }).entryIndex;
};

test('the index of a category has only its own resources, each with its first picture', async () => {
  expect(await indexOf('entries { slug image { prettyPath } }')).toEqual({
    entries: [{ slug: 'plate', image: { prettyPath: map?.images[0]?.prettyPath } }],
  });
  expect(await indexOf('entries { slug }', 'media')).toEqual({ entries: [] });
});

test('a resource has the periods of its events, each once and in order, and those that it is for', async () => {
  expect(await indexOf('facets { facet value count }')).toEqual({
    facets: [
      { facet: 'age', value: 'children', count: 1 },
      { facet: 'age', value: 'adults', count: 1 },
      { facet: 'division', value: 'gospels', count: 1 },
      { facet: 'kind', value: 'verse-plate', count: 1 },
      { facet: 'period', value: 'beginnings', count: 1 },
      { facet: 'period', value: 'patriarchs', count: 1 },
      { facet: 'testament', value: 'new', count: 1 },
    ],
  });
});
