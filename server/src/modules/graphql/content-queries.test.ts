import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isObjectType, isInterfaceType } from 'graphql';
import type { Playable } from '@manna/shared/contracts';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { recordingLog } from '../../testing/recording-log';
import { sampleContent, sampleEntries, wayTable } from '../../testing/sample-content';
import { assets } from '../../testing/test-assets';
import type { GraphqlService } from './graphql-service';

const timeline: Playable = {
  kind: 'timeline',
  periods: [{ slug: 'beginnings', name: 'Beginnings', start: -4003, end: -2246 }],
  events: [
    {
      id: 'events-1',
      name: 'Creation',
      path: '/encyclopedia/events/creation',
      summary: 'The world is made.',
      start: -4003,
      end: -4003,
      period: 'beginnings',
      dating: 'traditional',
    },
  ],
};

/** A resource with interactive JSON data. */
function interactive(number: number) {
  const map = sampleEntries.find(({ id }) => id === 'resources-1');
  const slug = `timeline-${number}`;
  const plays = `resources/interactives/${slug}.json`;
  return {
    ...map,
    id: `resources-${number}`,
    slug,
    category: 'interactives',
    pagePath: `/resources/interactives/${slug}`,
    files: [{ path: plays, label: 'Timeline', mediaType: 'application/json', bytes: 2, fileHash: 'ef'.repeat(32) }],
    plays,
  };
}

/** A second article, besides that of the sample. */
const article = (number: number, name: string, published: string, category: string) => ({
  ...sampleEntries.find(({ id }) => id === 'articles-1'),
  id: `articles-${number}`,
  slug: name.toLowerCase(),
  name,
  category,
  pagePath: `/articles/${category}/${name.toLowerCase()}`,
  published,
});
/** A tribe that is called after a man of the sample. */
const tribe = {
  typename: 'Tribe',
  kind: 'tribe',
  id: 'tribes-9',
  aliases: [],
  summary: 'Tribe of Abraham in one plain sentence.',
  body: [],
  origin: 'authored',
  references: [],
  verses: [],
  originals: [],
  images: [],
  slug: 'tribe-of-abraham',
  name: 'Tribe of Abraham',
  category: 'tribes',
  pagePath: '/encyclopedia/tribes/tribe-of-abraham',
};
/** A place with a name that people or other places have too. */
const place = (number: number, name: string, slug: string) => ({
  ...tribe,
  ...{ typename: 'Place', kind: 'city', certainty: 'unknown', id: `places-${number}`, category: 'places', name, slug },
  pagePath: `/encyclopedia/places/${slug}`,
});
const moreArticles = [
  article(2, 'Elm', '2025-12-24', 'history'),
  article(3, 'Birch', '2026-03-01', 'history'),
  article(4, 'Ash', '2026-03-01', 'science'),
  article(5, 'Cedar', '2026-02-14', 'jokes-aside'),
];

const { log, lines } = recordingLog();
let opened: TestContent;
let statements: string[];
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines([
      ...sampleEntries,
      ...moreArticles,
      tribe,
      place(8, 'Isaac', 'isaac-city'),
      place(9, 'Mamre', 'mamre-hill'),
      place(10, 'Mamre', 'mamre-town'),
      interactive(8),
      interactive(9),
      interactive(10),
    ]),
    'files/efefefef/resources/interactives/timeline-8.json': JSON.stringify(timeline),
    'files/efefefef/resources/interactives/timeline-10.json': JSON.stringify({ ...timeline, periods: 'none' }),
  });
  opened = await openTestContent(site, log);
  statements = opened.statements;
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

/** Runs a query. Its SQL statements are in `statements`. */
async function ask(query: string, variables: Record<string, unknown> = {}) {
  statements.length = 0;
  return runQuery(graphql, query, variables);
}

test('an entry is found by its id, by its slug and by its path', async () => {
  const { data } = await ask(`{
    byId: entry(id: "people-1") { ...Card }
    bySlug: entryBySlug(collection: people, slug: "abraham") { ...Card }
    byPath: entryByPath(path: "/encyclopedia/people/abraham") { movedTo entry { ...Card } }
    none: entry(id: "people-9") { id }
  } fragment Card on Entry { __typename name pagePath _resultPath category { slug name color icon pillar } }`);
  const card = {
    __typename: 'Person',
    name: 'Abraham',
    pagePath: '/encyclopedia/people/abraham',
    _resultPath: null,
    category: { slug: 'people', name: 'People', color: 'red', icon: 'people', pillar: 'encyclopedia' },
  };
  expect(data).toEqual({ byId: card, bySlug: card, byPath: { movedTo: null, entry: card }, none: null });
});

test('an old path leads to the entry and returns the new path', async () => {
  const { data } = await ask(`{
    entryByPath(path: "/encyclopedia/people/abram") { movedTo entry { name } }
    redirect(path: "/encyclopedia/people/abram")
    nowhere: entryByPath(path: "/encyclopedia/people/nobody") { movedTo entry { name } }
  }`);
  expect(data).toEqual({
    entryByPath: { movedTo: '/encyclopedia/people/abraham', entry: { name: 'Abraham' } },
    redirect: '/encyclopedia/people/abraham',
    nowhere: { movedTo: null, entry: null },
  });
});

test.each(['entryList(collection: people, first: 100)', 'entryList(collection: dictionary)', 'events(first: 100)'])(
  'the entries before and after each are those beside it in %s',
  async (list) => {
    const { data } = await ask(`{ list: ${list} { items { pagePath } } }`);
    const paths = (data as { list: { items: { pagePath: string }[] } }).list.items.map(({ pagePath }) => pagePath);
    expect(paths.length).toBeGreaterThan(0);
    for (const [index, path] of paths.entries()) {
      const found = await ask(`{ entryByPath(path: "${path}") { previous { pagePath } next { pagePath } } }`);
      const pageAt = (position: number) => (paths[position] === undefined ? null : { pagePath: paths[position] });
      expect(found.data).toEqual({ entryByPath: { previous: pageAt(index - 1), next: pageAt(index + 1) } });
    }
  },
);

test('a path in the wrong category leads to the entry, also by an old name, if only one has it', async () => {
  const { data } = await ask(`{
    place: entryByPath(path: "/encyclopedia/places/abraham") { movedTo entry { name } }
    word: entryByPath(path: "/dictionary/abram") { movedTo }
    none: entryByPath(path: "/encyclopedia/places/nobody") { movedTo }
    empty: entryByPath(path: "/encyclopedia/places/") { movedTo }
    article: entryByPath(path: "/articles/history/abraham") { movedTo }
  }`);
  expect(data).toEqual({
    place: { movedTo: '/encyclopedia/people/abraham', entry: { name: 'Abraham' } },
    word: { movedTo: '/encyclopedia/people/abraham' },
    none: { movedTo: null },
    empty: { movedTo: null },
    article: { movedTo: null },
  });
});

test('a path with a name leads to the only entry of its category with that name, whatever its slug is', async () => {
  const { data } = await ask(`{
    one: entryByPath(path: "/encyclopedia/places/isaac") { movedTo entry { name } }
    several: entryByPath(path: "/encyclopedia/places/mamre") { movedTo }
  }`);
  expect(data).toEqual({
    one: { movedTo: '/encyclopedia/places/isaac-city', entry: { name: 'Isaac' } },
    several: { movedTo: null },
  });
});

test('a path without the article of a name leads to the entry', async () => {
  expect((await ask('{ entryByPath(path: "/articles/culture/tents-of-mamre") { movedTo } }')).data).toEqual({
    entryByPath: { movedTo: '/articles/culture/the-tents-of-mamre' },
  });
});

test('the name of a tribe among the tribes leads to the tribe, not to the man', async () => {
  expect((await ask('{ entryByPath(path: "/encyclopedia/tribes/abraham") { movedTo } }')).data).toEqual({
    entryByPath: { movedTo: '/encyclopedia/tribes/tribe-of-abraham' },
  });
});

test('an entry has its passages, verses, originals, picture and files', async () => {
  const { data } = await ask(`{
    entry(id: "people-1") {
      relatedBibleRefString verseCount versesByBook { book { slug } count } verses(first: 2) rest: verses(first: 500, offset: 2) originals { strongs language }
    }
    resource: entry(id: "resources-1") {
      images { prettyPath revision widths alt }
      ... on Resource { files { path revision bytes } plays { label } tables atlas }
    }
    article: entry(id: "articles-1") { pagePath ... on Article { words published } }
    place: entry(id: "places-1") { ... on Place { kind location { lat lon } certainty } }
  }`);
  expect(data).toEqual({
    entry: {
      relatedBibleRefString: 'Gen.12.1-Gen.12.3,Gen.21.3',
      verseCount: 4,
      versesByBook: [{ book: { slug: 'genesis' }, count: 4 }],
      verses: ['Gen.12.1', 'Gen.12.2'],
      rest: ['Gen.12.3', 'Gen.21.3'],
      originals: [{ strongs: 'H85', language: 'he' }],
    },
    resource: {
      images: [
        {
          prettyPath: 'resources/maps/way-of-abraham',
          revision: 'abababab',
          widths: [320, 640],
          alt: 'A map with a line from Ur to Hebron',
        },
      ],
      files: [{ path: 'resources/maps/way-of-abraham.geojson', revision: 'cdcdcdcd', bytes: 12 }],
      plays: { label: 'GeoJSON' },
      tables: [wayTable],
      atlas: '/encyclopedia/atlas?journey=way-of-abraham',
    },
    article: { pagePath: '/articles/culture/the-tents-of-mamre', words: 612, published: '2026-01-31' },
    place: { kind: 'city', location: { lat: 30.96, lon: 46.1 }, certainty: 'probable' },
  });
});

test('an interactive returns its data, or null if it has none or its file is missing', async () => {
  const { data } = await ask(`{
    interactive: entry(id: "resources-8") { ...Played }
    lost: entry(id: "resources-9") { ...Played }
    map: entry(id: "resources-1") { ...Played }
  } fragment Played on Resource { plays { label } playable }`);
  expect(data).toEqual({
    interactive: { plays: { label: 'Timeline' }, playable: timeline },
    lost: { plays: { label: 'Timeline' }, playable: null },
    map: { plays: { label: 'GeoJSON' }, playable: null },
  });
});

test('an interactive with damaged data returns null, and the rest of its page is readable', async () => {
  const { data, errors } = await ask('{ entry(id: "resources-10") { name ... on Resource { playable } } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ entry: { name: 'The way of Abraham', playable: null } });
  expect(lines.map(({ msg }) => msg)).toContainEqual(
    expect.stringMatching(/^resources-10 cannot be played: .*timeline-10\.json is not valid: periods is "none": /),
  );
});

test('relations are grouped by the type of their target, featured ones first, and can be filtered by kind', async () => {
  const { data } = await ask(`{
    entry(id: "people-1") {
      relatedEntities(first: 3) { featured kind item { name } }
      relatedPlaces { kind item { name location { lat } } }
      relatedEvents { featured item { name } }
      relatedArticles { item { name } }
      relatedResources { item { name } }
      relatedWords { item { name } }
      children: relatedEntities(kinds: [child]) { item { name ... on Person { birthEvent { name } deathEvent { name } } } }
    }
  }`);
  expect(data).toEqual({
    entry: {
      relatedEntities: [
        { featured: true, kind: 'child', item: { name: 'Isaac' } },
        { featured: false, kind: 'birthPlace', item: { name: 'Ur' } },
        { featured: false, kind: 'related', item: { name: 'Hanan' } },
      ],
      relatedPlaces: [{ kind: 'birthPlace', item: { name: 'Ur', location: { lat: 30.96 } } }],
      relatedEvents: [
        { featured: true, item: { name: 'covenant-of-circumcision' } },
        { featured: false, item: { name: 'birth-of-isaac' } },
      ],
      relatedArticles: [{ item: { name: 'The tents of Mamre' } }],
      relatedResources: [{ item: { name: 'The way of Abraham' } }],
      relatedWords: [{ item: { name: 'Covenant' } }],
      children: [{ item: { name: 'Isaac', birthEvent: { name: 'birth-of-isaac' }, deathEvent: null } }],
    },
  });
});

test('entries by id include the ids of their related entries, and unknown ids are left out', async () => {
  const { data } = await ask('{ entries(ids: ["people-2", "people-9", "places-1"]) { id lookupRelated } }');
  expect(data).toEqual({
    entries: [
      { id: 'people-2', lookupRelated: ['people-1', 'events-2'] },
      { id: 'places-1', lookupRelated: ['people-1'] },
    ],
  });
});

test('the parts of a list together are the whole list, whatever their size', async () => {
  const query = `query ($first: Int!, $offset: Int!) {
    entryList(collection: people, first: $first, offset: $offset) { totalCount items { id } }
  }`;
  const people = sampleEntries.filter(({ typename }) => typename === 'Person');
  for (const first of [1, 7, 41, 42, 100]) {
    const met: string[] = [];
    for (let offset = 0; offset < people.length; offset += first) {
      const { data } = await ask(query, { first, offset });
      const { totalCount, items } = (data as { entryList: { totalCount: number; items: { id: string }[] } }).entryList;
      expect(totalCount).toBe(people.length);
      met.push(...items.map(({ id }) => id));
    }
    expect(met).toHaveLength(people.length);
    expect(new Set(met)).toEqual(new Set(people.map(({ id }) => id)));
  }
});

test('a part past the end of a list is empty and still has the total', async () => {
  const { data } = await ask(`{
    people: entryList(collection: people, offset: 42) { totalCount items { id } }
    far: events(offset: 2147483647) { totalCount items { id } }
    word: lexiconEntry(strongs: "H3068") { verses(offset: 2) { totalCount items { osisId } } }
  }`);
  expect(data).toEqual({
    people: { totalCount: 42, items: [] },
    far: { totalCount: 4, items: [] },
    word: { verses: { totalCount: 2, items: [] } },
  });
});

test('a list can be filtered by category and by first letter, and returns its letters', async () => {
  const { data } = await ask(`{
    culture: entryList(collection: articles, category: "culture") { items { name } }
    none: entryList(collection: articles, category: "insights") { totalCount items { name } }
    i: entryList(collection: people, initial: "I") { items { name } }
    initials(collection: people) { letter count }
  }`);
  expect(data).toEqual({
    culture: { items: [{ name: 'The tents of Mamre' }] },
    none: { totalCount: 0, items: [] },
    i: { items: [{ name: 'Isaac' }] },
    initials: [
      { letter: 'a', count: 1 },
      { letter: 'h', count: 40 },
      { letter: 'i', count: 1 },
    ],
  });
});

test('events are sorted by time, and can be filtered by period or by years', async () => {
  const { data } = await ask(`{
    events(first: 3) { totalCount items { name eventsStart } }
    next: events(first: 3, offset: 2) { items { name } }
    kingdom: events(period: divided_kingdom) { items { name period } }
    years: events(from: -2000, to: -1000) { items { name } }
  }`);
  expect(data).toEqual({
    events: {
      totalCount: 4,
      items: [
        { name: 'creation', eventsStart: -4003 },
        { name: 'covenant-of-circumcision', eventsStart: -1895 },
        { name: 'birth-of-isaac', eventsStart: -1895 },
      ],
    },
    next: { items: [{ name: 'birth-of-isaac' }, { name: 'kingdom-divided' }] },
    kingdom: { items: [{ name: 'kingdom-divided', period: 'divided_kingdom' }] },
    years: { items: [{ name: 'covenant-of-circumcision' }, { name: 'birth-of-isaac' }] },
  });
});

test('a verse has its text in each translation, its cross-references, its words and its entries', async () => {
  const { data } = await ask(`{
    verse(id: "Gen.12.1") {
      id osisId title chapterNumber verseNumber book { id name }
      texts { text translation { shortName } }
      kjv: text(translation: "KJV")
      crossReferences(first: 2) { osisId title text(translation: "kjv") }
      crossReferenceCount
      words { text strongs gloss lexiconEntry { definition } }
      entries { name }
    }
    same: verse(id: "verses-01012001") { osisId }
    none: verse(id: "Gen.51.1") { osisId }
  }`);
  expect(data).toEqual({
    verse: {
      id: 'verses-01012001',
      osisId: 'Gen.12.1',
      title: 'Genesis 12:1',
      chapterNumber: 12,
      verseNumber: 1,
      book: { id: 'books-01', name: 'Genesis' },
      texts: [
        { text: 'KJV of 12:1', translation: { shortName: 'KJV' } },
        { text: 'WEB of 12:1', translation: { shortName: 'WEB' } },
      ],
      kjv: 'KJV of 12:1',
      crossReferences: [
        { osisId: 'Gen.12.2', title: 'Genesis 12:2', text: 'KJV of 12:2' },
        { osisId: 'Gen.12.3', title: 'Genesis 12:3', text: 'KJV of 12:3' },
      ],
      crossReferenceCount: 3,
      words: [
        { text: 'וַיֹּאמֶר', strongs: 'H559', gloss: 'said', lexiconEntry: { definition: 'definition of 559' } },
        { text: 'יְהוָה', strongs: 'H3068', gloss: null, lexiconEntry: { definition: 'definition of 3068' } },
      ],
      entries: [{ name: 'Abraham' }],
    },
    same: { osisId: 'Gen.12.1' },
    none: null,
  });
});

test('a lexicon entry returns its verses in parts', async () => {
  const { data } = await ask(`{
    lexiconEntry(strongs: "H3068") { lemma verses(first: 1) { totalCount items { osisId } } }
    lexiconEntries(strongs: ["H3068", "H1"]) { verses(offset: 1) { items { osisId } } }
  }`);
  expect(data).toMatchObject({
    lexiconEntry: { verses: { totalCount: 2, items: [{ osisId: 'Gen.12.1' }] } },
    lexiconEntries: [{ verses: { items: [{ osisId: 'Gen.12.2' }] } }],
  });
});

test('a chapter has its verses in order with their details, and the number of its last verse', async () => {
  const { data } = await ask(`{
    chapter(osisId: "Gen.12") {
      title lastVerse
      verses { osisId verseNumber text(translation: "kjv") crossReferenceCount words { text } entries(first: 5) { name } }
    }
    without: chapter(osisId: "Gen.13") { title lastVerse verses { osisId } }
    none: chapter(osisId: "Gen.51") { title }
    empty: chapter(osisId: "") { title }
  }`);
  expect(data).toMatchObject({
    chapter: {
      title: 'Genesis 12',
      lastVerse: 3,
      verses: [
        {
          osisId: 'Gen.12.1',
          verseNumber: 1,
          text: 'KJV of 12:1',
          crossReferenceCount: 3,
          entries: [{ name: 'Abraham' }],
        },
        { osisId: 'Gen.12.2', words: [{ text: 'יְהוָה' }] },
        { osisId: 'Gen.12.3', words: [] },
      ],
    },
    without: { title: 'Genesis 13', lastVerse: null, verses: [] },
    none: null,
    empty: null,
  });
});

test('a chapter has its text in the requested translation, by default in that of the site', async () => {
  const { data } = await ask(`{
    kjv: chapter(osisId: "Gen.1") { translations { translation { slug } } }
    web: chapter(osisId: "Gen.1", translation: "web") { translations { translation { slug } } }
    asv: chapter(osisId: "Gen.1", translation: "asv") { translations { translation { slug } } }
  }`);
  expect(data).toEqual({
    kjv: { translations: [{ translation: { slug: 'kjv' } }] },
    web: { translations: [{ translation: { slug: 'web' } }] },
    asv: { translations: [] },
  });
});

test('the verses of many chapters are read by one SQL statement, and so are the last verse numbers', async () => {
  const { data } = await ask(`{
    chapters(osisIds: ["Gen.21", "Gen.13", "Gen.12"], translation: "kjv") { verses { osisId } }
    last: chapters(osisIds: ["Gen.21", "Gen.13", "Gen.12"], translation: "kjv") { lastVerse }
  }`);
  expect(data).toEqual({
    chapters: [
      { verses: [{ osisId: 'Gen.21.3' }] },
      { verses: [] },
      { verses: [{ osisId: 'Gen.12.1' }, { osisId: 'Gen.12.2' }, { osisId: 'Gen.12.3' }] },
    ],
    last: [{ lastVerse: 3 }, { lastVerse: null }, { lastVerse: 3 }],
  });
  expect(statements).toHaveLength(2);
});

test('a word of the lexicon has its forms and renderings, if the text has it', async () => {
  const { data } = await ask(
    '{ lexiconEntries(strongs: ["H559", "H85"]) { strongs forms { text count } renderings { text count } } }',
  );
  expect(data).toEqual({
    lexiconEntries: [
      { strongs: 'H559', forms: [{ text: 'אמר', count: 2 }], renderings: [{ text: 'said', count: 2 }] },
      { strongs: 'H85', forms: [], renderings: [] },
    ],
  });
});

test('the timeline shows what has a page and what has none', async () => {
  const { data } = await ask(
    '{ timeline { lane name title path start end isApproximate historians { start end isApproximate } verseCount } }',
  );
  expect(data).toEqual({
    timeline: [
      {
        lane: 'lives',
        name: 'Abraham',
        title: 'Father of many',
        path: '/encyclopedia/people/abraham',
        start: -1995,
        end: -1820,
        isApproximate: false,
        historians: null,
        verseCount: 3,
      },
      {
        lane: 'empires',
        name: 'Rome',
        title: null,
        path: null,
        start: -62,
        end: 476,
        isApproximate: true,
        historians: null,
        verseCount: 0,
      },
      {
        lane: 'events',
        name: 'Kingdom divided',
        title: null,
        path: null,
        start: -974,
        end: -974,
        isApproximate: false,
        historians: { start: -930, end: -929, isApproximate: true },
        verseCount: 1,
      },
    ],
  });
});

test('an entry has the dates of tradition and of historians if there are both', async () => {
  const datesOf = async (path: string) =>
    (
      await ask(
        `query ($path: String!) { entryByPath(path: $path) { entry {
          dates { of scheme start end certainty source { title } note }
        } } }`,
        { path },
      )
    ).data;
  expect(await datesOf('/encyclopedia/events/kingdom-divided')).toEqual({
    entryByPath: {
      entry: {
        dates: [
          { of: 'event', scheme: 'tradition', start: -974, end: -974, certainty: null, source: null, note: null },
          {
            of: 'event',
            scheme: 'historians',
            start: -930,
            end: -929,
            certainty: 'probable',
            source: { title: 'The Mysterious Numbers' },
            note: 'A year of theirs began in spring or autumn.',
          },
        ],
      },
    },
  });
  expect(await datesOf('/encyclopedia/events/creation')).toEqual({ entryByPath: { entry: { dates: [] } } });
});

test('entries near a path that leads nowhere are suggested', async () => {
  const near = async (path: string) =>
    (await ask('query ($path: String!) { nearEntries(path: $path) { pagePath } }', { path })).data;
  expect(await near('/encyclopedia/people/abrahm')).toEqual({
    nearEntries: [{ pagePath: '/encyclopedia/people/abraham' }],
  });
  // The names that a path adds to, and those with a word that it misspells.
  expect(await near('/encyclopedia/people/father-abraham')).toEqual({
    nearEntries: [{ pagePath: '/encyclopedia/people/abraham' }],
  });
  expect(await near('/articles/culture/tants')).toEqual({
    nearEntries: [{ pagePath: '/articles/culture/the-tents-of-mamre' }],
  });
  expect(await near('/encyclopedia/people/zzzzz')).toEqual({ nearEntries: [] });
});

test('journeys and lineages link to entries', async () => {
  const { data } = await ask(`{
    journeys { slug }
    journey(slug: "way-of-abraham") { travellers { name } stops { note place { name } } }
    lineage(slug: "patriarchs") { kind members { name person { slug } } }
    lineages { slug }
    none: journey(slug: "nowhere") { slug }
  }`);
  expect(data).toEqual({
    journeys: [{ slug: 'way-of-abraham' }],
    journey: {
      travellers: [{ name: 'Abraham' }],
      stops: [
        { note: 'He set out.', place: { name: 'Ur' } },
        { note: null, place: { name: 'Ur' } },
      ],
    },
    lineage: {
      kind: 'descent',
      members: [
        { name: 'Abraham', person: { slug: 'abraham' } },
        { name: 'Isaac', person: { slug: 'isaac' } },
        { name: 'Jacob', person: null },
      ],
    },
    lineages: [{ slug: 'patriarchs' }],
    none: null,
  });
});

test('pillars return their categories and counts', async () => {
  const { data } = await ask(`{
    pillars(ids: ["articles", "bible"]) { id icon path count categories { count category { slug } } }
    all: pillars { id }
    books { osisId }
    counts { name count }
    attributions { source }
  }`);
  expect(data).toMatchObject({
    pillars: [
      { id: 'articles', icon: 'newspaper', path: '/articles', count: 5 },
      { id: 'bible', icon: 'bible', path: '/bible', count: 2, categories: [] },
    ],
    counts: [{ name: 'chapters', count: 1 }],
    attributions: [],
  });
  const { pillars, all, books } = data as {
    pillars: { categories: { count: number; category: { slug: string } }[] }[];
    all: unknown[];
    books: unknown[];
  };
  expect(pillars[0]?.categories.map(({ count, category }) => `${category.slug} ${count}`)).toEqual([
    'did-you-know 0',
    'insights 0',
    'history 2',
    'science 1',
    'culture 1',
    'jokes-aside 1',
  ]);
  expect([all.length, books.length]).toEqual([6, 66]);
});

test.each([
  ['{ entryList(collection: people, first: 0) { totalCount } }', '"first" is 0: ask for 1 to 100.'],
  ['{ entryList(collection: people, offset: -1) { totalCount } }', '"offset" is -1: ask for 0 or more.'],
  ['{ entryList(collection: people, initial: "ab") { totalCount } }', '"initial" is "ab": give one letter.'],
  ['{ events(offset: -5) { totalCount } }', '"offset" is -5: ask for 0 or more.'],
  ['{ lexiconEntry(strongs: "H3068") { verses(offset: -1) { totalCount } } }', '"offset" is -1: ask for 0 or more.'],
  [
    '{ entryList(collection: people, order: newest) { totalCount } }',
    '"order" is newest: only articles have a publication day.',
  ],
  [
    `{ entries(ids: [${'"people-1",'.repeat(101)}]) { id } }`,
    'A query may name at most 100 entries, and this one names 101.',
  ],
  [
    `{ verses(ids: [${'"Gen.1.1",'.repeat(101)}]) { id } }`,
    'A query may name at most 100 verses, and this one names 101.',
  ],
  [
    '{ entryList(collection: people, first: 100) { items { relatedEntities { item { relatedEntities(first: 3) { kind } } } } } }',
    'The query could read more than 12000 items: ask for fewer, or for less of each.',
  ],
  [
    '{ chapters(osisIds: ["Ps.118", "Ps.119", "Ps.120", "Ps.121"], translation: "kjv") { verses { words { text } } } }',
    'The query could read more than 12000 items: ask for fewer, or for less of each.',
  ],
])('%s is refused with one sentence', async (query, message) => {
  const { errors } = await ask(query);
  expect(errors).toEqual([message]);
});

const deep = (ids: readonly string[]) => `{
  entries(ids: ${JSON.stringify(ids)}) {
    category { name } lookupRelated
    relatedEntities(first: 20) { item { name category { name } relatedEvents(first: 2) { item { name } } } }
    relatedEvents { item { name } } relatedArticles { item { name } }
    ... on Person { birthEvent { name } deathEvent { name } }
  }
}`;

test('a deep query needs the same few SQL statements however many entries it reads', async () => {
  await ask(deep(['people-2']));
  const forOne = statements.length;
  const { errors } = await ask(deep(sampleEntries.map(({ id }) => id)));
  expect(errors).toBeUndefined();
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(forOne + 1);
  expect(forOne).toBeLessThanOrEqual(8);
});

/** Statements that read whole entries, including text, verses and pictures. */
const wholeReads = () => statements.filter((text) => /select [^;]*"data"[^;]* from "entries"/.test(text));

test.each([
  [
    'related',
    '{ entry(id: "people-1") { relatedEntities(first: 100) { kind item { ...Link } } relatedEvents { item { ...Link eventsStart } } } }',
  ],
  ['listed', '{ entryList(collection: people) { items { ...Link } } }'],
  [
    'newest',
    '{ entryList(collection: articles, order: newest) { items { ...Link ... on Article { words published } } } }',
  ],
  ['dated', '{ events { items { ...Link dating period eventsEnd } } }'],
  ['named', '{ entries(ids: ["people-1", "people-2"]) { ...Link } }'],
  ['named in a verse', '{ verse(id: "Gen.12.1") { entries { ...Link } } }'],
  ['on a journey', '{ journeys { travellers { ...Link } stops { place { ...Link } } } }'],
])('links to entries that are %s are read without the text of the entries', async (_kind, query) => {
  const link = 'fragment Link on Entry { __typename id name title summary pagePath category { slug icon } }';
  const { data, errors } = await ask(`${query} ${link}`);
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toMatch(
    /"name":"[^"]+","title":(?:null|"[^"]+"),"summary":"[^"]+ in one plain sentence\."/,
  );
  expect(wholeReads()).toEqual([]);
});

test('links that select more than the head read the entries in one statement', async () => {
  const { data } = await ask(
    '{ entry(id: "people-2") { relatedEntities { item { name aliases ... on Person { sex } } } } }',
  );
  expect(data).toEqual({
    entry: { relatedEntities: [{ item: { name: 'Abraham', aliases: ['Abram'], sex: 'male' } }] },
  });
  expect(wholeReads()).toHaveLength(1);
});

describe('articles, newest first', () => {
  const query = `query ($first: Int!, $category: String, $offset: Int) {
    entryList(collection: articles, order: newest, category: $category, first: $first, offset: $offset) {
      totalCount items { name ... on Article { published } }
    }
  }`;
  interface List {
    totalCount: number;
    items: { name: string; published: string }[];
  }
  const part = async (variables: Record<string, unknown>) =>
    ((await ask(query, variables)).data as { entryList: List }).entryList;

  test('daily entries are read in parts, sorted by name within a day, and only those that are returned', async () => {
    const met: string[] = [];
    for (const offset of [0, 2, 4]) {
      const { items, totalCount } = await part({ first: 2, offset });
      expect(totalCount).toBe(5);
      expect(statements.filter((text) => / order by "entries"\."published" desc.* limit /.test(text))).toHaveLength(1);
      met.push(...items.map(({ published, name }) => `${published} ${name}`));
    }
    expect(met).toEqual([
      '2026-03-01 Ash',
      '2026-03-01 Birch',
      '2026-02-14 Cedar',
      '2026-01-31 The tents of Mamre',
      '2025-12-24 Elm',
    ]);
  });

  test('daily entries can be filtered by category', async () => {
    const { items } = await part({ first: 24, category: 'history' });
    expect(items.map(({ name }) => name)).toEqual(['Birch', 'Elm']);
  });
});

test('verses with their details need the same few SQL statements however many they are', async () => {
  const query = (ids: string[]) => `{
    verses(ids: ${JSON.stringify(ids)}) {
      texts { text translation { name } } crossReferences { text(translation: "kjv") }
      words { lexiconEntry { lemma } } entries { name category { name } }
    }
  }`;
  await ask(query(['Gen.12.1']));
  const forOne = statements.length;
  await ask(query(['Gen.12.1', 'Gen.12.2', 'Gen.12.3', 'Gen.21.3']));
  // Which of two answers comes first decides whether their next reads are joined; a read for each verse would be three more.
  expect(statements.length).toBeLessThanOrEqual(forOne + 1);
  expect(forOne).toBeLessThanOrEqual(8);
});

test('every type, field and enum value of the schema has a description', () => {
  const schema = buildSchema(assets.schema.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const silent = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name))
    .flatMap((type) => {
      const own = type.description || type.name === 'Query' ? [] : [type.name];
      if (isEnumType(type))
        return [
          ...own,
          ...type
            .getValues()
            .filter((value) => !value.description)
            .map(({ name }) => `${type.name}.${name}`),
        ];
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return own;
      const fields: { name: string; description: unknown }[] = Object.values(type.getFields());
      return [...own, ...fields.filter((field) => !field.description).map(({ name }) => `${type.name}.${name}`)];
    });
  expect(silent).toEqual([]);
});
