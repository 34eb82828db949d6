import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const ur = sampleEntries.find(({ slug }) => slug === 'ur');
const place = (id: string, slug: string, name: string, more: object) => ({
  ...ur,
  id,
  slug,
  name,
  pagePath: `/encyclopedia/places/${slug}`,
  ...more,
});
const places = [
  place('places-8', 'eden', 'Eden', { kind: 'garden', certainty: 'unknown', location: undefined }),
  place('places-9', 'bethel', 'Bethel', {
    certainty: 'certain',
    location: { lat: 31.9, lon: 35.2 },
    verses: [1012008, 1013003],
  }),
];
const scene = (event: string) => [
  { from: 'places-9', to: event, kind: 'sceneOf', featured: false },
  { from: event, to: 'places-9', kind: 'happenedAt', featured: false },
];

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines([...sampleEntries, ...places]),
    'relations.ndjson':
      (sampleContent['relations.ndjson'] ?? '') +
      asLines([...scene('events-4'), ...scene('events-2'), ...scene('events-3')]),
  });
  opened = await openTestContent(site);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

test('the mapped places are those with coordinates, by name, with the periods of what happened there', async () => {
  const fields = 'slug name kind certainty lat lon verseCount periods';
  const { data, errors } = await runQuery(graphql, `{ mappedPlaces { ${fields} } }`);
  expect(errors).toBeUndefined();
  expect((data as { mappedPlaces: unknown[] }).mappedPlaces).toEqual([
    {
      slug: 'bethel',
      name: 'Bethel',
      kind: 'city',
      certainty: 'certain',
      lat: 31.9,
      lon: 35.2,
      verseCount: 2,
      // Two events of one period are one, and the later event comes first in the relations.
      periods: ['patriarchs', 'divided_kingdom'],
    },
    expect.objectContaining({ slug: 'ur', certainty: 'probable', lat: 30.96, lon: 46.1, periods: [] }),
  ]);
});
