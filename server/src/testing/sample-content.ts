import type { BibleRef, BookIntroduction, Entry, EntryTypename, ProseTable, Relation } from '@manna/shared/contracts';
import { categories, collectionOf, entryPath, verseNumber } from '@manna/shared/domain';
import { asLines } from './fixture-site';

const verse = (chapter: number, number: number): BibleRef => ({ book: 'GEN', chapter, verse: number });
const genesis = (chapter: number, number: number) => verseNumber({ book: 1, chapter, verse: number });

type Fields = Record<string, unknown>;

/** An entry of a small release; `fields` are those of its type, and those that differ from the defaults. */
function entry(typename: EntryTypename, number: number, slug: string, name: string, fields: Fields = {}): Entry {
  const collection = collectionOf(typename).slug;
  const category = typeof fields['category'] === 'string' ? fields['category'] : collection;
  return {
    typename,
    id: `${collection}-${number}`,
    slug,
    name,
    category,
    pagePath: entryPath({ typename, category, slug }),
    aliases: [],
    summary: `${name} in one plain sentence.`,
    body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: `${name} in prose.` }] }],
    origin: 'authored',
    references: [],
    verses: [],
    originals: [],
    images: [],
    ...fields,
  } as Entry;
}

const event = (number: number, slug: string, year: number, period: string, sortKey = 0) =>
  entry('Event', number, slug, slug, {
    eventsStart: year,
    eventsEnd: year,
    sortKey,
    dating: 'traditional',
    period,
  });

const isaac = entry('Person', 2, 'isaac', 'Isaac', {
  sex: 'male',
  born: -1895,
  references: [verse(21, 3)],
  verses: [genesis(21, 3)],
});

/** Forty more people, so that lists have several pages. */
const many = Array.from({ length: 40 }, (_, index) =>
  entry('Person', 100 + index, `hanan-${index + 1}`, index % 2 === 0 ? 'Hanan' : `Hanan ${index}`, {
    origin: 'derived',
  }),
);

const picture = {
  name: 'The way of Abraham',
  caption: 'From Ur to Hebron',
  alt: 'A map with a line from Ur to Hebron',
  credit: 'Drawn for this test',
  fileHash: 'ab'.repeat(32),
  prettyPath: 'resources/maps/way-of-abraham',
  width: 800,
  height: 600,
  widths: [320, 640],
  svg: true,
};
/** What the picture of the sample's resource shows. */
export const wayTable: ProseTable = {
  kind: 'table',
  caption: [{ kind: 'text', text: 'The way' }],
  head: [[{ kind: 'text', text: 'Place' }], [{ kind: 'text', text: 'Verse' }]],
  rows: [[[{ kind: 'text', text: 'Ur' }], [{ kind: 'reference', text: 'Genesis 11:31', osis: 'Gen.11.31' }]]],
};

const geojson = {
  path: 'resources/maps/way-of-abraham.geojson',
  label: 'GeoJSON',
  mediaType: 'application/geo+json',
  bytes: 12,
  fileHash: 'cd'.repeat(32),
};

export const sampleEntries: readonly Entry[] = [
  entry('Person', 1, 'abraham', 'Abraham', {
    title: 'Father of many',
    aliases: ['Abram'],
    sex: 'male',
    references: [{ is_range: true, start: verse(12, 1), end: verse(12, 3) }, verse(21, 3)],
    verses: [genesis(12, 1), genesis(12, 2), genesis(12, 3), genesis(21, 3)],
    originals: [{ strongs: 'H85', language: 'he', text: 'אַבְרָהָם', transliteration: 'Abraham' }],
  }),
  isaac,
  ...many,
  entry('Place', 1, 'ur', 'Ur', { kind: 'city', location: { lat: 30.96, lon: 46.1 }, certainty: 'probable' }),
  event(1, 'creation', -4003, 'beginnings'),
  event(2, 'birth-of-isaac', -1895, 'patriarchs', 2),
  event(3, 'covenant-of-circumcision', -1895, 'patriarchs', 1),
  {
    ...event(4, 'kingdom-divided', -974, 'divided-kingdom'),
    dates: [
      { of: 'event', scheme: 'tradition', start: -974, end: -974 },
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
  entry('Article', 1, 'the-tents-of-mamre', 'The tents of Mamre', {
    category: 'culture',
    words: 612,
    published: '2026-01-31',
  }),
  entry('Resource', 1, 'way-of-abraham', 'The way of Abraham', {
    category: 'maps',
    images: [picture],
    files: [geojson],
    plays: geojson.path,
    tables: [wayTable],
    atlas: '/encyclopedia/atlas?journey=way-of-abraham',
  }),
  entry('DictionaryWord', 1, 'covenant', 'Covenant', { category: 'dictionary', kind: 'vocabulary' }),
];

const both = (from: string, to: string, kind: Relation['kind'], back: Relation['kind'], featured = false) => [
  { from, to, kind, featured },
  { from: to, to: from, kind: back, featured },
];

const relations: readonly Relation[] = [
  ...both('people-1', 'places-1', 'birthPlace', 'bornHere'),
  ...both('people-2', 'people-1', 'father', 'child', true),
  ...both('people-2', 'events-2', 'birthEvent', 'birthOf'),
  ...both('people-1', 'events-2', 'tookPartIn', 'participant'),
  ...both('people-1', 'events-3', 'tookPartIn', 'participant', true),
  ...both('people-1', 'articles-1', 'related', 'related'),
  ...both('people-1', 'resources-1', 'related', 'related'),
  ...both('people-1', 'dictionary-1', 'related', 'related'),
  ...many.flatMap(({ id }) => both('people-1', id, 'related', 'related')),
];

/** That of Genesis. No file of the sample has it. */
export const sampleIntroduction: BookIntroduction = {
  book: 'Gen',
  title: { en: 'The beginnings of the world and of Israel', es: 'Los comienzos del mundo y de Israel' },
  genre: 'history',
  writer: { en: 'Moses, by tradition', es: 'Moisés, según la tradición' },
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Genesis tells how things began.' }] }],
  keyVerse: 'Gen.12.2-Gen.12.3',
  sections: [
    { title: 'The world', osis: 'Gen.1-Gen.11' },
    { title: 'Abraham', osis: 'Gen.12.1-Gen.25.18' },
    { title: 'The rest', osis: 'Gen.25.19-Gen.50.26' },
  ],
};

const strongsOf = (number: number) => `H${number}`;

/** Files of a release with entries, verses, words and everything related to them, to add to its chapters. */
export const sampleContent: Record<string, string> = {
  'entries.ndjson': asLines(sampleEntries),
  'relations.ndjson': asLines(relations),
  'categories.json': JSON.stringify(categories),
  'redirects.json': JSON.stringify([{ from: '/encyclopedia/people/abram', to: '/encyclopedia/people/abraham' }]),
  'journeys.json': JSON.stringify([
    {
      slug: 'way-of-abraham',
      name: 'The way of Abraham',
      summary: 'From Ur to Hebron.',
      travellers: ['people-1'],
      stops: [
        { place: 'places-1', references: [verse(11, 31)], note: 'He set out.' },
        { place: 'places-1', references: [verse(12, 1)] },
      ],
    },
  ]),
  'lineages.json': JSON.stringify([
    {
      slug: 'patriarchs',
      name: 'The patriarchs',
      summary: 'Father and son.',
      kind: 'descent',
      members: [
        { name: 'Abraham', person: 'people-1', references: [verse(21, 3)] },
        { name: 'Isaac', person: 'people-2', references: [verse(21, 3)] },
        { name: 'Jacob', references: [verse(25, 26)] },
      ],
    },
  ]),
  'timeline.json': JSON.stringify([
    {
      lane: 'lives',
      name: 'Abraham',
      title: 'Father of many',
      entry: { id: 'people-1', path: '/encyclopedia/people/abraham' },
      start: -1995,
      end: -1820,
      isApproximate: false,
      verseCount: 3,
    },
    { lane: 'empires', name: 'Rome', start: -62, end: 476, isApproximate: true, verseCount: 0 },
    {
      lane: 'events',
      name: 'Kingdom divided',
      start: -974,
      end: -974,
      isApproximate: false,
      historians: { start: -930, end: -929, isApproximate: true },
      verseCount: 1,
    },
  ]),
  'verses.ndjson': asLines(
    [
      [12, 1],
      [12, 2],
      [12, 3],
      [21, 3],
    ].map(([chapter = 0, number = 0], index, all) => ({
      id: genesis(chapter, number),
      osisId: `Gen.${chapter}.${number}`,
      texts: { kjv: `KJV of ${chapter}:${number}`, ...(index === 0 && { web: `WEB of ${chapter}:${number}` }) },
      crossReferences: all.filter((_, other) => other !== index).map(([one = 0, two = 0]) => genesis(one, two)),
    })),
  ),
  'words.ndjson': asLines([
    {
      id: genesis(12, 1),
      words: [
        { text: 'וַיֹּאמֶר', lemma: 'c/559', morphology: 'HC/Vqw3ms', strongs: 'H559', gloss: 'said' },
        { text: 'יְהוָה', lemma: '3068', morphology: 'HNp', strongs: 'H3068' },
      ],
    },
    { id: genesis(12, 2), words: [{ text: 'יְהוָה', lemma: '3068', morphology: 'HNp', strongs: 'H3068' }] },
  ]),
  'lexicon.ndjson': asLines(
    [85, 559, 3068].map((number) => ({
      strongs: strongsOf(number),
      lemma: `lemma ${number}`,
      language: 'he',
      transliteration: '',
      pronunciation: '',
      derivation: '',
      definition: `definition of ${number}`,
      kjvDefinition: '',
      ...(number === 559 && { forms: [{ text: 'אמר', count: 2 }], renderings: [{ text: 'said', count: 2 }] }),
    })),
  ),
};
