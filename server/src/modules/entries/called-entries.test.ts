import type { Entry, EntryTypename } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const [sample] = sampleEntries;

function entry(typename: EntryTypename, slug: string, name: string, fields: Partial<Entry> = {}) {
  const category = collectionOf(typename).slug;
  const kinds = { Person: undefined, Animal: 'mammal', DictionaryWord: 'vocabulary' } as Record<string, unknown>;
  return {
    ...sample,
    typename,
    id: `${category}-${[...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 1_000_000}`,
    slug,
    name,
    category,
    pagePath: entryPath({ typename, category, slug }),
    aliases: [],
    verses: [],
    sex: typename === 'Person' ? 'male' : undefined,
    kind: kinds[typename],
    ...(typename === 'Animal' && { certainty: 'certain' }),
    ...fields,
  };
}

const entries = [
  entry('DictionaryWord', 'ark-of-noah', "Ark (Noah's)"),
  entry('DictionaryWord', 'ark-of-the-covenant', 'Ark of the covenant', {
    aliases: ['Ark of the LORD'],
    verses: [1_002_001],
  }),
  entry('DictionaryWord', 'asherah', 'Asherah', { aliases: ['The Grove'] }),
  entry('DictionaryWord', 'grove', 'Grove'),
  entry('DictionaryWord', 'comedy', 'Come'),
  entry('Animal', 'ass', 'Ass', { verses: [1_012_016] }),
  entry('Animal', 'bear', 'Bear'),
  entry('Person', 'mark', 'Mark'),
  entry('Person', 'zechariah', 'Zechariah'),
  entry('Person', 'zechariah-2', 'Zechariah', { verses: [1_001_001] }),
];

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, { ...sampleContent, 'entries.ndjson': asLines([...sampleEntries, ...entries]) });
  opened = await openTestContent(site);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

async function called(name: string, verse?: string): Promise<string[]> {
  const query = 'query ($name: String!, $verse: String) { entriesCalled(name: $name, verse: $verse) { slug } }';
  const { data, errors } = await runQuery(graphql, query, { name, verse });
  expect(errors).toBeUndefined();
  return (data as { entriesCalled: { slug: string }[] }).entriesCalled.map(({ slug }) => slug);
}

test.each([
  ['Abraham', ['abraham']],
  ['Abraham’s', ['abraham']],
  ['Abram', ['abraham']],
  ['ark of the Lord', ['ark-of-the-covenant']],
  ['asses', ['ass']],
  ['Cometh', ['comedy']],
  ['groves', ['asherah', 'grove']],
])('%s is the name, another name or a form of the name of %j', async (name, slugs) => {
  expect(await called(name)).toEqual(slugs);
});

test('a word without an entry of its own finds those whose names begin or end with it', async () => {
  expect(await called('ark')).toEqual(['ark-of-noah', 'ark-of-the-covenant']);
  expect(await called('of')).toEqual([]);
});

test('the entries of the verse come first', async () => {
  expect(await called('ark', 'Gen.2.1')).toEqual(['ark-of-the-covenant', 'ark-of-noah']);
});

test('of several people of one name only those of the verse are found', async () => {
  expect((await called('Zechariah')).sort()).toEqual(['zechariah', 'zechariah-2']);
  expect(await called('Zechariah', 'Gen.1.1')).toEqual(['zechariah-2']);
});

test('a word in small letters names no person', async () => {
  expect(await called('mark')).toEqual([]);
  expect(await called('Mark')).toEqual(['mark']);
});

test('a form of a word is no animal in a verse that does not mention it', async () => {
  expect(await called('bare', 'Gen.4.1')).toEqual([]);
  expect(await called('asses', 'Gen.12.16')).toEqual(['ass']);
});

test.each(['', '...', 'x'.repeat(200), "%'_"])('%j finds nothing', async (name) => {
  expect(await called(name)).toEqual([]);
});
