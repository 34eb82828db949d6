import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse } from 'graphql';
import { assets } from '../../testing/test-assets';
import { excessOf, measureQuery } from './query-cost';

const schema = buildSchema(assets.schema.map((file) => readFileSync(file, 'utf8')).join('\n'));

function costOf(query: string) {
  const { definitions } = parse(query);
  const [operation] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the operation must be first');
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return measureQuery(schema, operation.selectionSet, (name) => fragments.find((one) => one.name.value === name));
}
const itemsOf = (query: string) => costOf(query).items;

test('a page within a page counts once for each item of the outer page', () => {
  expect(itemsOf('{ entry(id: "people-1") { relatedEvents(first: 10) { item { name } } } }')).toBe(10);
  expect(itemsOf('{ entries(ids: ["a", "b"]) { relatedEvents(first: 10) { featured } } }')).toBe(22);
});

test('an omitted `first` counts as the default of the field, and a variable as the largest value', () => {
  expect(itemsOf('{ entry(id: "people-1") { relatedEvents { featured } } }')).toBe(50);
  expect(itemsOf('query ($n: Int) { entry(id: "people-1") { relatedEvents(first: $n) { featured } } }')).toBe(100);
  expect(itemsOf('query ($ids: [String!]!) { verses(ids: $ids) { osisId } }')).toBe(100);
});

test('a list without arguments has the size of its @listSize directive, or else ten items', () => {
  expect(itemsOf('{ verse(id: "Gen.1.1") { texts { text } } }')).toBe(10);
  expect(itemsOf('{ chapter(osisId: "Gen.1") { verses { osisId } } }')).toBe(176);
  expect(itemsOf('{ chapters(osisIds: ["Gen.1", "Gen.2"], translation: "kjv") { verses { words { text } } } }')).toBe(
    2 + 2 * (176 + 176 * 20),
  );
});

test('a fragment counts wherever it is spread', () => {
  expect(
    itemsOf(`{ entryList(collection: people, first: 5) { items { ...Card } } }
      fragment Card on Person { birthEvent { ... on Entry { relatedWords(first: 3) { featured } } } }`),
  ).toBe(5 + 5 * 3);
});

test('a fragment that spreads itself counts once', () => {
  expect(itemsOf('{ entry(id: "x") { ...Loop } } fragment Loop on Entry { relatedWords { featured } ...Loop }')).toBe(
    50,
  );
});

test('fields are counted through fragments', () => {
  expect(
    costOf(`{ one: entry(id: "x") { ...Card } ...Top }
      fragment Top on Query { translations { slug } }
      fragment Card on Entry { name category { title: name } ...Name } fragment Name on Entry { name }`),
  ).toMatchObject({ fields: 10, rootFields: 2, items: 10, depth: 3, aliases: 2 });
});

test('a value counts once for each item, and a list of values for each of them', () => {
  expect(costOf('{ verses(ids: ["a", "b", "c"]) { osisId title } }').values).toBe(6);
  expect(costOf('{ entry(id: "a") { name verses(first: 300) } }').values).toBe(301);
});

test('fields that describe the schema count apart', () => {
  expect(costOf('{ __typename __schema { types { name } } books { name } }')).toMatchObject({
    fields: 2,
    depth: 2,
    schemaFields: 4,
  });
});

test('fragments that double through 300 levels are measured within a second', () => {
  const levels = Array.from({ length: 300 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);
  const started = performance.now();
  const cost = costOf(`{ ...f0 } ${levels.join(' ')} fragment f300 on Query { translations { slug } }`);
  expect(cost.fields).toBeGreaterThan(2 ** 300);
  expect(performance.now() - started).toBeLessThan(1_000);
});

const root = join(__dirname, '../../../..');
const pageQueries = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => join(folder, 'src', file)),
  );

test.each(pageQueries)('%s asks for no more than a query may', (file) => {
  expect(excessOf(costOf(readFileSync(join(root, file), 'utf8')))).toBeUndefined();
});
