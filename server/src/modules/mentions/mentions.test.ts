import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { recordingLog } from '../../testing/recording-log';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

/** The verses that mention an entry, by its id. */
const mentions: Readonly<Record<string, readonly number[]>> = {
  'places-1': [1012001],
  'dictionary-1': [1012002, 1012003],
  'articles-1': [1012001, 1012002],
};

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  const entries = sampleEntries.map((entry) => ({ ...entry, verses: mentions[entry.id] ?? entry.verses }));
  await site.writeContent(GENESIS, { ...sampleContent, 'entries.ndjson': asLines(entries) });
  opened = await openTestContent(site, recordingLog().log);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

const fields = `{ collection totalCount mentions {
  entry { slug } verseCount firstVerse location { lat lon } certainty isVisited
} }`;
const ask = (passages: readonly string[]) =>
  runQuery(graphql, `query Mentions($passages: [String!]!) { mentionsIn(passages: $passages) ${fields} }`, {
    passages,
  });

const abraham = (verseCount: number) => ({
  collection: 'people',
  totalCount: 1,
  mentions: [
    {
      entry: { slug: 'abraham' },
      verseCount,
      firstVerse: 'Gen.12.1',
      location: null,
      certainty: null,
      isVisited: false,
    },
  ],
});

test('a chapter has its entries by collection, with counts, first verses and what journeys visit', async () => {
  expect((await ask(['Gen.12'])).data).toEqual({
    mentionsIn: [
      abraham(3),
      {
        collection: 'places',
        totalCount: 1,
        mentions: [
          {
            entry: { slug: 'ur' },
            verseCount: 1,
            firstVerse: 'Gen.12.1',
            location: { lat: 30.96, lon: 46.1 },
            certainty: 'probable',
            isVisited: true,
          },
        ],
      },
      {
        collection: 'dictionary',
        totalCount: 1,
        mentions: [
          {
            entry: { slug: 'covenant' },
            verseCount: 2,
            firstVerse: 'Gen.12.2',
            location: null,
            certainty: null,
            isVisited: false,
          },
        ],
      },
    ],
  });
});

test('a verse that several passages contain counts once, and those that more verses mention come first', async () => {
  const { data } = await ask(['Gen.12.1-Gen.21.3', 'Gen.21.3', 'Gen.12.1']);
  expect(data).toMatchObject({
    mentionsIn: [
      {
        collection: 'people',
        totalCount: 2,
        mentions: [{ verseCount: 4 }, { entry: { slug: 'isaac' }, verseCount: 1 }],
      },
      { collection: 'places' },
      { collection: 'dictionary' },
    ],
  });
});

test('a passage without any entry, and no passage, have none', async () => {
  expect((await ask(['Gen.2'])).data).toEqual({ mentionsIn: [] });
  expect((await ask([])).data).toEqual({ mentionsIn: [] });
});

test('only the collections that are asked for have their entries', async () => {
  const query = `{ mentionsIn(passages: ["Gen.12"], collections: [places, articles]) { collection totalCount } }`;
  expect((await runQuery(graphql, query)).data).toEqual({ mentionsIn: [{ collection: 'places', totalCount: 1 }] });
});

test.each([
  [['Gen.3.1-Gen.2.1'], /"Gen\.3\.1-Gen\.2\.1" is not a chapter or verses of the Bible/],
  [['Hez.1'], /"Hez\.1" is not a chapter or verses/],
  [['nonsense'], /passage/],
  [Array.from({ length: 201 }, () => 'Gen.1'), /at most 200 passages/],
])('%j is refused', async (passages, sentence) => {
  const { errors } = await ask(passages);
  expect(errors).toEqual([expect.stringMatching(sentence)]);
});
