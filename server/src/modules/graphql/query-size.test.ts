import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse } from 'graphql';
import { assets } from '../../testing/open-gateway';
import { querySize } from './query-size';

const schema = buildSchema(assets.schema.map((file) => readFileSync(file, 'utf8')).join('\n'));
const ENOUGH = 1_000_000;

function sizeOf(query: string): number {
  const { definitions } = parse(query);
  const [operation] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the query comes first');
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return querySize(schema, operation.selectionSet, (name) => fragments.find((one) => one.name.value === name), ENOUGH);
}

test('a page within a page counts once for each item of the outer one', () => {
  expect(sizeOf('{ entry(id: "people-1") { relatedEvents(first: 10) { item { name } } } }')).toBe(10);
  expect(sizeOf('{ entries(ids: ["a", "b"]) { relatedEvents(first: 10) { featured } } }')).toBe(22);
});

test('what a query leaves open counts as the field’s own default, and a variable as the most it may be', () => {
  expect(sizeOf('{ entry(id: "people-1") { relatedEvents { featured } } }')).toBe(50);
  expect(sizeOf('query ($n: Int) { entry(id: "people-1") { relatedEvents(first: $n) { featured } } }')).toBe(100);
  expect(sizeOf('query ($ids: [String!]!) { verses(ids: $ids) { texts { text } } }')).toBe(100);
});

test('fragments count where they are spread', () => {
  expect(
    sizeOf(`{ entryList(collection: people, first: 5) { edges { node { ...Card } } } }
      fragment Card on Person { birthEvent { ... on Entry { relatedWords(first: 3) { featured } } } }`),
  ).toBe(5 + 5 * 3);
});

test('a fragment that spreads itself is counted once', () => {
  expect(sizeOf('{ entry(id: "x") { ...Loop } } fragment Loop on Entry { relatedWords { featured } ...Loop }')).toBe(
    50,
  );
});
