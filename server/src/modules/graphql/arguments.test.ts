import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
  type GraphQLArgument,
} from 'graphql';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { recordingLog } from '../../testing/recording-log';
import { sampleContent, sampleEntries, sampleIntroduction } from '../../testing/sample-content';
import { assets } from '../../testing/test-assets';
import type { GraphqlService } from './graphql-service';

/** An entry of a type that the sample has not. */
const likeCovenant = (typename: 'Animal' | 'Plant' | 'Tribe', category: string, fields = {}) => ({
  ...sampleEntries.find(({ id }) => id === 'dictionary-1'),
  typename,
  id: `${category}-1`,
  slug: 'one',
  category,
  pagePath: `/encyclopedia/${category}/one`,
  ...fields,
});
const passage = { osis: 'Gen.1', body: sampleIntroduction.body };
const commentary = {
  slug: 'plain',
  name: 'A Plain One',
  language: 'en',
  direction: 'ltr',
  licence: 'None.',
  passages: 1,
};

const entryOf = (type: string, id: string) => (field: string) =>
  `{ entry(id: "${id}") { ... on ${type} { ${field} } } }`;
/** A query that asks for a field of an object of each type that has fields with arguments. */
const queryFor: Record<string, (field: string) => string> = {
  Query: (field) => `{ ${field} }`,
  Verse: (field) => `{ verse(id: "Gen.12.1") { ${field} } }`,
  CrossReference: (field) => `{ verse(id: "Gen.12.1") { crossReferences { ${field} } } }`,
  Commentary: (field) => `{ commentaries(passage: "Gen.1") { ${field} } }`,
  LexiconEntry: (field) => `{ lexiconEntry(strongs: "H559") { ${field} } }`,
  Book: (field) => `{ book(slug: "genesis") { ${field} } }`,
  BookIntroduction: (field) => `{ book(slug: "genesis") { introduction { ${field} } } }`,
  Person: entryOf('Person', 'people-1'),
  Place: entryOf('Place', 'places-1'),
  Animal: entryOf('Animal', 'animals-1'),
  Plant: entryOf('Plant', 'plants-1'),
  Tribe: entryOf('Tribe', 'tribes-1'),
  Event: entryOf('Event', 'events-2'),
  DictionaryWord: entryOf('DictionaryWord', 'dictionary-1'),
  Article: entryOf('Article', 'articles-1'),
  Resource: entryOf('Resource', 'resources-1'),
};

const schema = buildSchema(assets.schema.map((file) => readFileSync(file, 'utf8')).join('\n'));
const objectTypes = Object.values(schema.getTypeMap()).filter(isObjectType);
/** Every argument of the site's own types, with its field. */
const everyArgument = objectTypes
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  .flatMap(({ type, field }) => field.args.map((argument) => ({ type, field, argument })));
type Asked = (typeof everyArgument)[number];

const namedTypeOf = ({ type }: GraphQLArgument) => getNamedType(type);
const isText = ({ argument }: Asked) => ['String', 'ID'].includes(namedTypeOf(argument).name);

const shapeNames = schema.getType('ArgumentShape');
const shapes = isEnumType(shapeNames) ? shapeNames.getValues().map(({ name }) => name) : [];
/** A text of each shape, and one that has another. */
const texts: Record<string, { fits: string; fails?: string }> = {
  chapter: { fits: 'Gen.1', fails: 'Genesis 1' },
  verse: { fits: 'Gen.1.1', fails: 'Gen.1' },
  passage: { fits: 'Gen.1.1-Gen.1.5', fails: 'Gen.1-' },
  slug: { fits: '1-samuel', fails: '1 Samuel' },
  translation: { fits: 'KJV', fails: 'k-j-v' },
  path: { fits: '/dictionary/h430', fails: 'dictionary' },
  language: { fits: 'es-MX', fails: 'es_MX' },
  strongs: { fits: 'H430', fails: '430' },
  entry: { fits: 'people-1', fails: 'people' },
  day: { fits: '2026-02-28', fails: '2026-02-30' },
  letter: { fits: 'ñ', fails: 'ab' },
  text: { fits: '{}' },
};
const shapeNameOf = ({ argument: { astNode } }: Asked): string | undefined =>
  /@shape\(of: (\w+)\)/.exec(astNode ? print(astNode) : '')?.[1];

/** A value that an argument may have, so that another one of the same field can be tried. */
function validValue(argument: GraphQLArgument): string {
  const type = namedTypeOf(argument);
  const text = `"${texts[shapeNameOf({ argument } as Asked) ?? '']?.fits ?? ''}"`;
  const one = isEnumType(type) ? (type.getValues()[0]?.name ?? '') : type.name === 'Int' ? '1' : text;
  return isListType(getNullableType(argument.type)) ? `[${one}]` : one;
}

/** A query that gives one argument this value, and a valid one to those that are required beside it. */
function queryWith({ type, field, argument }: Asked, value: string): string {
  const others = field.args.filter((one) => one !== argument && isNonNullType(one.type));
  const args = [...others.map((one) => `${one.name}: ${validValue(one)}`), `${argument.name}: ${value}`].join(', ');
  const isComposite = 'getFields' in getNamedType(field.type) || 'getTypes' in getNamedType(field.type);
  return queryFor[type.name]?.(`${field.name}(${args})${isComposite ? ' { __typename }' : ''}`) ?? 'none';
}

const { log, lines } = recordingLog();
let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  const others = [
    likeCovenant('Animal', 'animals', { kind: 'bird', certainty: 'certain' }),
    likeCovenant('Plant', 'plants', { kind: 'tree', certainty: 'certain' }),
    likeCovenant('Tribe', 'tribes', { kind: 'tribe' }),
  ];
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines([...sampleEntries, ...others]),
    'introductions.json': JSON.stringify([sampleIntroduction]),
    'commentaries.json': JSON.stringify([commentary]),
    'commentary-plain.ndjson': asLines([passage]),
  });
  opened = await openTestContent(site, log);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

/** The sentences of a query's answer, each once: a list repeats them in every row. */
const errorsOf = async (asked: Asked, value: string) => [
  ...new Set((await runQuery(graphql, queryWith(asked, value))).errors),
];

test('each type with arguments is asked for here, and its object exists', async () => {
  const types = new Set(everyArgument.map(({ type }) => type.name));
  expect([...types].filter((name) => !(name in queryFor))).toEqual([]);
  for (const name of types) {
    const { data, errors } = await runQuery(graphql, queryFor[name]?.('__typename') ?? '');
    expect([name, errors, JSON.stringify(data)]).toEqual([name, undefined, expect.stringContaining(`"${name}"`)]);
  }
});

test('each text argument says what it must look like, and each shape is tried here', () => {
  expect(everyArgument.filter((asked) => isText(asked) && shapeNameOf(asked) === undefined)).toEqual([]);
  expect(Object.keys(texts)).toEqual(shapes);
});

describe.each(everyArgument.filter(isText).map((asked) => [`${asked.type.name}.${asked.field.name}`, asked] as const))(
  '%s',
  (_name, asked) => {
    const { name, type } = asked.argument;
    const given = (text: string) => (isListType(getNullableType(type)) ? `["${text}"]` : `"${text}"`);

    test(`its text "${name}" is refused by name when no name is like that`, async () => {
      expect(await errorsOf(asked, given('a\\u0000b'))).toEqual([
        `"${name}" has a character that no name has: U+0000.`,
      ]);
      expect(await errorsOf(asked, given('x'.repeat(2_001)))).toEqual([
        `"${name}" has 2001 characters: send at most 2000.`,
      ]);
    });

    test(`its text "${name}" is refused with what it must look like`, async () => {
      const shape = texts[shapeNameOf(asked) ?? ''];
      if (shape?.fails !== undefined)
        expect(await errorsOf(asked, given(shape.fails))).toEqual([
          expect.stringMatching(new RegExp(`^"${name}" is "${shape.fails}": give .+\\.$`)),
        ]);
      const refused = (await errorsOf(asked, given(shape?.fits ?? ''))).filter((error) => error.includes(': give '));
      expect(refused).toEqual([]);
    });
  },
);

const odd: Record<string, readonly string[]> = {
  Int: ['-1', '0', '2147483647', '-2147483648'],
  text: ['""', '"%_\\\\"', '"__proto__"', '"\\uD800"', '"ـ\\u202E"', '"999999999999.99999999.9"', '"Gen.1.1-Gen.0.0"'],
};

test('no argument fails inside, whatever it is', async () => {
  for (const asked of everyArgument) {
    const isList = isListType(getNullableType(asked.argument.type));
    const one = isText(asked) ? odd['text'] : (odd[namedTypeOf(asked.argument).name] ?? []);
    const values = [
      ...(one ?? []).map((value) => (isList ? `[${value}]` : value)),
      ...(isList ? ['[]', `[${`${validValue(asked.argument).slice(1, -1)}, `.repeat(500)}]`] : []),
      ...(isNonNullType(asked.argument.type) ? [] : ['null']),
    ];
    for (const value of values) {
      const errors = await errorsOf(asked, value);
      const query = queryWith(asked, value).slice(0, 200);
      expect([query, errors.filter((error) => error.startsWith('Something went wrong'))]).toEqual([query, []]);
    }
  }
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
