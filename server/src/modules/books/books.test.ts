import { verseNumber } from '@manna/shared/domain';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries, sampleIntroduction as genesis } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const inGenesis = (...verses: (readonly [chapter: number, verse: number])[]) =>
  verses.map(([chapter, verse]) => verseNumber({ book: 1, chapter, verse }));
const inExodus = (chapter: number, verse: number) => verseNumber({ book: 2, chapter, verse });

/** The entries of the sample, some of them with other verses. */
const verses: Record<string, number[]> = {
  'people-100': inGenesis([1, 1], [1, 2], [1, 3], [1, 4], [1, 5]),
  'people-101': [inExodus(1, 1)],
  'events-1': inGenesis([1, 1]),
  'events-2': inGenesis([21, 1], [21, 2], [21, 3]),
  'events-3': inGenesis([17, 1], [17, 2]),
  'events-4': inGenesis([12, 1], [12, 2], [12, 3], [12, 4]),
};
const entries = sampleEntries.map((entry) => {
  const changed = { ...entry, verses: verses[entry.id] ?? entry.verses };
  return entry.id === 'events-4' ? { ...changed, period: 'church-history' as const } : changed;
});

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines(entries),
    'introductions.json': JSON.stringify([genesis]),
  });
  opened = await openTestContent(site);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

async function ask(query: string) {
  opened.statements.length = 0;
  return runQuery(graphql, query);
}

test('a book has its introduction, with the paths of its sections and the text of its key verse', async () => {
  const { data } = await ask(`{ book(slug: "genesis") { name introduction {
    title genre writer body
    keyVerse { text passage { osisIds path } translation { shortName } }
    sections { title osis range path }
  } } }`);
  expect(data).toEqual({
    book: {
      name: 'Genesis',
      introduction: {
        title: genesis.title.en,
        genre: 'history',
        writer: 'Moses, by tradition',
        body: genesis.body,
        keyVerse: {
          text: 'KJV of 12:2 KJV of 12:3',
          passage: { osisIds: ['Gen.12.2', 'Gen.12.3'], path: '/bible/genesis/12?v=2-3' },
          translation: { shortName: 'KJV' },
        },
        sections: [
          { title: 'The world', osis: 'Gen.1-Gen.11', range: '1–11', path: '/bible/passage/gen1-11' },
          {
            title: 'Abraham',
            osis: 'Gen.12.1-Gen.25.18',
            range: '12:1–25:18',
            path: '/bible/passage/gen12v1-25v18',
          },
          {
            title: 'The rest',
            osis: 'Gen.25.19-Gen.50.26',
            range: '25:19–50:26',
            path: '/bible/passage/gen25v19-50v26',
          },
        ],
      },
    },
  });
});

test('an introduction has its title and writer in the requested language, and in English for an unknown one', async () => {
  const { data } = await ask(`{ book(slug: "genesis") { introduction {
    title(language: "es") writer(language: "es") other: writer(language: "xx")
  } } }`);
  expect(data).toEqual({
    book: { introduction: { title: genesis.title.es, writer: genesis.writer.es, other: genesis.writer.en } },
  });
});

test('a book without an introduction has null there, and an unknown book is null', async () => {
  const { data } = await ask(`{
    exodus: book(slug: "exodus") { introduction { title } entries(collection: places) { name } }
    none: book(slug: "enoch") { name }
  }`);
  expect(data).toEqual({ exodus: { introduction: null, entries: [] }, none: null });
});

test('a book lists its entries: authored ones first, then by number of verses, limited to `first`', async () => {
  const { data } = await ask(`{
    book(slug: "genesis") { people: entries(collection: people) { id } two: entries(collection: people, first: 2) { id } }
    exodus: book(slug: "exodus") { entries(collection: people) { id } }
  }`);
  expect(data).toEqual({
    book: {
      people: [{ id: 'people-1' }, { id: 'people-2' }, { id: 'people-100' }],
      two: [{ id: 'people-1' }, { id: 'people-2' }],
    },
    exodus: { entries: [{ id: 'people-101' }] },
  });
});

test('the events that a book mentions most are sorted by time, and later periods are left out', async () => {
  const { data } = await ask(`{ book(slug: "genesis") {
    all: entries(collection: events) { id }
    most: entries(collection: events, first: 2) { id }
  } }`);
  expect(data).toEqual({
    book: {
      all: [{ id: 'events-1' }, { id: 'events-3' }, { id: 'events-2' }],
      most: [{ id: 'events-3' }, { id: 'events-2' }],
    },
  });
});

test('entries of several collections and books are read by two SQL statements', async () => {
  const fields =
    'people: entries(collection: people) { id name title } events: entries(collection: events) { id name }';
  await ask(`{ books { ${fields} } }`);
  expect(opened.statements.filter((text) => text.includes('"book_entries"'))).toHaveLength(1);
  expect(opened.statements).toHaveLength(2);
});

test('a book refuses a `first` above 100', async () => {
  const { errors } = await ask('{ book(slug: "genesis") { entries(collection: people, first: 101) { id } } }');
  expect(errors).toEqual(['"first" is 101: ask for 1 to 100.']);
});
