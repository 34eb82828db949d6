import { readFileSync } from 'node:fs';
import {
  buildSchema,
  extendSchema,
  parse,
  specifiedRules,
  validate,
  type GraphQLError,
  type ValidationRule,
} from 'graphql';
import { FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { recordingLog } from '../../testing/recording-log';
import { sampleContent } from '../../testing/sample-content';
import { assets } from '../../testing/test-assets';
import { validateInPlainWords } from './validate';
import { sentences } from './validation-sentences';

/** The schema of the site, with what it does not have and what rules of graphql-js are about. */
const schema = extendSchema(
  buildSchema(assets.schema.map((file) => readFileSync(file, 'utf8')).join('\n')),
  parse(`
    input Box { width: Int! height: Int! depth: Int }
    input Choice @oneOf { one: Int two: Int }
    extend type Query { boxes(box: Box, choice: Choice): Int }
    type Subscription { one: Int two: Int }
    extend schema { subscription: Subscription }
    directive @sized(width: Int!, height: Int!) on FIELD
  `),
);

/** Queries that break one rule each, by its name, and the sentences that they get. */
const broken: readonly (readonly [rule: string, query: string, ...sentences: string[]])[] = [
  [
    'ExecutableDefinitionsRule',
    '{ books { name } } type Book { a: Int } schema { query: Book }',
    'A query has operations and fragments only: remove the definition of "Book".',
    'A query has operations and fragments only: remove the definition of the schema.',
  ],
  [
    'UniqueOperationNamesRule',
    'query A { books { name } } query A { books { name } }',
    'More than one operation has the name "A": rename one.',
  ],
  [
    'LoneAnonymousOperationRule',
    'query A { books { name } } { books { name } }',
    'The query has more than one operation: give each of them a name.',
  ],
  [
    'SingleFieldSubscriptionsRule',
    'subscription { one two }',
    'A subscription may ask for one field, and not for the schema: remove "two".',
  ],
  [
    'SingleFieldSubscriptionsRule',
    'subscription { __typename }',
    'A subscription may ask for one field, and not for the schema: remove "__typename".',
  ],
  [
    'KnownTypeNamesRule',
    'query ($a: Boook) { books { ... on Bok { name } } }',
    'The schema has no type "Boook": name one that it has.',
    'The schema has no type "Bok": name one that it has.',
  ],
  [
    'FragmentsOnCompositeTypesRule',
    '{ books { ... on Int { name } ...F } } fragment F on Direction { name }',
    'A fragment is on the type "Int", which has no fields: name a type that has some.',
    'A fragment is on the type "Direction", which has no fields: name a type that has some.',
  ],
  [
    'VariablesAreInputTypesRule',
    'query ($book: [Book!]) { books { name } }',
    'The variable "$book" has the type "[Book!]", which cannot be sent: change it.',
  ],
  [
    'ScalarLeafsRule',
    '{ books translations { slug { length } } }',
    '"books" has fields: say in braces after it which ones to read.',
    '"slug" has no fields: remove the braces after it.',
  ],
  [
    'FieldsOnCorrectTypeRule',
    '{ bookz { name } books { names } }',
    'The type "Query" has no field "bookz": remove it, or ask for one that the schema has.',
    'The type "Book" has no field "names": remove it, or ask for one that the schema has.',
  ],
  [
    'UniqueFragmentNamesRule',
    '{ books { ...F } } fragment F on Book { name } fragment F on Book { name }',
    'More than one fragment has the name "F": rename one.',
  ],
  ['KnownFragmentNamesRule', '{ books { ...F } }', 'The query has no fragment "F": define it, or remove "...F".'],
  [
    'NoUnusedFragmentsRule',
    '{ books { name } } fragment F on Book { name }',
    'The fragment "F" is not used: use it, or remove it.',
  ],
  [
    'PossibleFragmentSpreadsRule',
    '{ books { ... on Verse { osisId } ...F } } fragment F on Chapter { osisId }',
    'A fragment is on the type "Verse", which "Book" never is: move or remove it.',
    'The fragment "F" is on the type "Chapter", which "Book" never is: move or remove it.',
  ],
  [
    'NoFragmentCyclesRule',
    '{ books { ...F } } fragment F on Book { name ...G } fragment G on Book { ...F }',
    'The fragment "F" contains itself: remove "...F" from it.',
  ],
  [
    'UniqueVariableNamesRule',
    'query ($a: ID, $a: ID) { books { name } }',
    'The variable "$a" is declared more than once: remove all but one.',
  ],
  [
    'NoUndefinedVariablesRule',
    'query A { verses(ids: $ids) { osisId } }',
    'The variable "$ids" is not declared: declare it after the name of the operation.',
  ],
  [
    'NoUnusedVariablesRule',
    'query ($a: ID) { books { name } }',
    'The variable "$a" is not used: use it, or remove it.',
  ],
  [
    'KnownDirectivesRule',
    'query @skip(if: true) { books { name @skipp } }',
    'The directive "@skip" cannot be used here: move or remove it.',
    'The schema has no directive "@skipp": remove it.',
  ],
  [
    'UniqueDirectivesPerLocationRule',
    '{ books { name @skip(if: true) @skip(if: false) } }',
    'The directive "@skip" is used more than once for the same part: remove all but one.',
  ],
  [
    'KnownArgumentNamesRule',
    '{ books(frist: 1) { name @skip(if: true, unless: true) } }',
    'The field "books" has no argument "frist": remove it, or use one that the schema has.',
    'The directive "@skip" has no argument "unless": remove it, or use one that the schema has.',
  ],
  [
    'UniqueArgumentNamesRule',
    '{ entry(id: "a", id: "b") { name } }',
    'The argument "id" is given more than once: remove all but one.',
  ],
  [
    'ValuesOfCorrectTypeRule',
    `{ entryList(collection: peeple, first: "${'many'.repeat(20)}") { totalCount } verses(ids: [null, 5, {}]) { osisId } }`,
    'The argument "collection" is peeple: give a value of the type "Collection!".',
    `The argument "first" is "${'many'.repeat(20).slice(0, 59)}…: give a value of the type "Int".`,
    'The argument "ids" is null: give a value of the type "String!".',
    'The argument "ids" is 5: give a value of the type "String!".',
    'The argument "ids" is {}: give a value of the type "String!".',
  ],
  [
    'ValuesOfCorrectTypeRule',
    'query ($first: Int = "x") { entryList(collection: people, first: $first) { totalCount } }',
    'The default of a variable is "x": give a value of the type "Int".',
  ],
  [
    'ValuesOfCorrectTypeRule',
    '{ a: boxes(box: { depth: 1, volume: 2 }) b: boxes(choice: { one: 1, two: 2 }) }',
    'The argument "box" is a value without "width" and "height": add what is missing.',
    'The value has an unknown field "volume": remove it.',
    'The argument "choice" is a value of the type "Choice": give exactly one of its fields.',
  ],
  [
    'ProvidedRequiredArgumentsRule',
    '{ chapters { title @sized } entry { name } }',
    'The directive "@sized" needs the arguments "width" and "height": add what is missing.',
    'The field "chapters" needs the arguments "osisIds" and "translation": add what is missing.',
    'The field "entry" needs the argument "id": add what is missing.',
  ],
  [
    'VariablesInAllowedPositionRule',
    'query ($ids: [Int!]!) { verses(ids: $ids) { osisId } }',
    'The variable "$ids" has the type "[Int!]!" where "[String!]!" is needed: change its type.',
  ],
  [
    'OverlappingFieldsCanBeMergedRule',
    '{ one: verse(id: "Gen.1.1") { osisId } one: verse(id: "Gen.1.2") { osisId } }',
    '"one" is asked for in different ways: give one of them an alias.',
  ],
  [
    'UniqueInputFieldNamesRule',
    '{ boxes(box: { width: 1, width: 2, height: 3 }) }',
    'The field "width" of a value is given more than once: remove all but one.',
  ],
  [
    'MaxIntrospectionDepthRule',
    `{ __schema { types { ${'fields { type { '.repeat(3)} name ${'} } '.repeat(3)} } } }`,
    'The query asks for the schema too deep within itself: ask for fewer levels.',
  ],
];

const nameOf = (rule: ValidationRule) => rule.name;
const messagesOf = (errors: readonly GraphQLError[]) => errors.map(({ message }) => message);

test.each(broken)('a query that breaks %s gets a sentence of the site: %s', (name, query, ...wanted) => {
  const document = parse(query);
  const rule = specifiedRules.find((one) => nameOf(one) === name);
  const theirs = validate(schema, document, rule ? [rule] : []);
  expect(theirs).not.toEqual([]);
  const ours = messagesOf(validateInPlainWords(schema, document));
  expect(ours).toEqual(expect.arrayContaining(wanted));
  for (const { message } of validate(schema, document)) expect(ours).not.toContain(message);
});

test('every rule of graphql-js has its sentence', () => {
  expect([...sentences.keys()].map(nameOf)).toEqual(specifiedRules.map(nameOf));
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(specifiedRules.map(nameOf)));
});

test('a query with many faults gets ten sentences at most', () => {
  const query = `{ ${Array.from({ length: 40 }, (_, index) => `f${index}`).join(' ')} }`;
  expect(validateInPlainWords(schema, parse(query))).toHaveLength(10);
});

test('a valid query has no faults', () => {
  expect(validateInPlainWords(schema, parse('"What it is for." query A { books { name } }'))).toEqual([]);
});

let content: TestContent;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, sampleContent);
  content = await openTestContent(site);
});
afterAll(() => content.close());

const verses = 'query ($ids: [String!]!) { verses(ids: $ids) { osisId } }';
const people = 'query ($n: Int) { entryList(collection: people, first: $n) { totalCount } }';
const title =
  'query ($l: String = "en", $yes: Boolean = true) { books { introduction { title(language: $l) writer @include(if: $yes) } } }';
test.each<[query: string, variables: Record<string, unknown>, ...sentences: string[]]>([
  [verses, {}, 'The variable "$ids" is missing: send a value of the type "[String!]!".'],
  [verses, { ids: null }, 'The variable "$ids" is null: send a value of the type "[String!]!".'],
  [
    verses,
    { ids: ['a', 5, null] },
    'The variable "$ids[1]" is 5: send a value of the type "String!".',
    'The variable "$ids[2]" is null: send a value of the type "String!".',
  ],
  [people, { n: 'x' }, 'The variable "$n" is "x": send a value of the type "Int".'],
  [people, { n: 3_000_000_000 }, 'The variable "$n" is 3000000000: send a value of the type "Int".'],
  [people, { n: 'x'.repeat(100) }, `The variable "$n" is "${'x'.repeat(59)}…: send a value of the type "Int".`],
  [
    title,
    { l: null, yes: null },
    'The variable "$l" is null: send a value of the type "String!".',
    'The variable "$yes" is null: send a value of the type "Boolean!".',
  ],
])('%s with the variables %j gets sentences of the site', async (query, variables, ...wanted) => {
  const { data, errors } = await runQuery(await content.openGraphql(), query, variables);
  expect([data, errors?.toSorted()]).toEqual([null, wanted.toSorted()]);
});

test.each([
  ['mutation { books { name } }', undefined, 'The site has no mutations: send a query.'],
  ['subscription { books { name } }', undefined, 'The site has no subscriptions: send a query.'],
  ['fragment F on Book { name }', undefined, 'The query has no operation: add one.'],
  ['query A { books { name } }', 'B', 'The query has no operation "B": name one that it has.'],
  [
    'query A { books { name } } query B { books { name } }',
    undefined,
    'The query has more than one operation: say in "operationName" which of them to run.',
  ],
])('%s as the operation %s gets a sentence of the site', async (query, operationName, sentence) => {
  const graphql = await content.openGraphql();
  const { errors } = await graphql.openSession().run({ query, ...(operationName && { operationName }) });
  expect(messagesOf(errors ?? [])).toEqual([sentence]);
});

test('an answer that does not fit the schema is masked and logged', async () => {
  const { db } = content.storage;
  await db.execute("update translations set direction = 'up' where slug = 'kjv'");
  try {
    const { lines, log } = recordingLog();
    const graphql = await content.openGraphql({ log });
    expect((await runQuery(graphql, '{ translations { direction } }')).errors).toEqual([
      'Something went wrong reading this content. Please try again later.',
    ]);
    expect(lines.map(({ msg }) => msg)).toContain('a query failed');
  } finally {
    await db.execute("update translations set direction = 'ltr' where slug = 'kjv'");
  }
});
