import type { Entry, EntryTypename } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const [sample] = sampleEntries;

function entry(typename: EntryTypename, slug: string, name: string, aliases: string[], numbers: string[] = []) {
  const category = collectionOf(typename).slug;
  return {
    ...sample,
    typename,
    id: `${category}-${slug.length}00`,
    slug,
    name,
    category,
    aliases,
    pagePath: entryPath({ typename, category, slug }),
    kind: typename === 'DictionaryWord' ? 'vocabulary' : undefined,
    sex: typename === 'Person' ? 'male' : undefined,
    originals: numbers.map((strongs) => ({ strongs, language: 'he', text: 'חֶסֶד', transliteration: 'chêçêd' })),
  } satisfies Partial<Entry> | object;
}

const word = (strongs: string, transliteration: string, language = 'he') => ({
  strongs,
  lemma: strongs,
  language,
  transliteration,
  pronunciation: '',
  derivation: '',
  definition: '',
  kjvDefinition: '',
});

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines([
      ...sampleEntries,
      entry('DictionaryWord', 'mercy', 'Mercy', ['Chesed'], ['H2617']),
      entry('Person', 'chesed', 'Chesed', []),
      entry('Person', 'hesed-the-man', 'Hesed', [], ['H2617']),
    ]),
    'lexicon.ndjson': asLines([
      word('H2617', 'chêçêd'),
      word('H3777', 'Keçed'),
      word('H7965', 'shâlôwm'),
      word('G26', 'agápē', 'grc'),
    ]),
  });
  opened = await openTestContent(site);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

async function ask(query: string): Promise<unknown> {
  const { data, errors } = await runQuery(graphql, query, {});
  expect(errors).toBeUndefined();
  return data;
}

test('a word of the lexicon names the entries whose original word it is, words of the dictionary first', async () => {
  expect(await ask('{ lexiconEntry(strongs: "H2617") { entries { name } } }')).toEqual({
    lexiconEntry: { entries: [{ name: 'Mercy' }, { name: 'Hesed' }] },
  });
  expect(await ask('{ lexiconEntry(strongs: "G26") { entries { name } } }')).toEqual({ lexiconEntry: { entries: [] } });
});

test.each([
  ['hesed', ['H2617']],
  ['Shalom', ['H7965']],
  ['agape', ['G26']],
  ['a', []],
  ['', []],
  ['x'.repeat(60), []],
  ["%'_", []],
])('%j is the spelling of %j', async (spelling, numbers) => {
  const query = `{ lexiconSpelled(spelling: ${JSON.stringify(spelling)}) { strongs } }`;
  expect(await ask(query)).toEqual({ lexiconSpelled: numbers.map((strongs) => ({ strongs })) });
});

test('a path of the dictionary that is the name of a person and another name of a word leads to neither', async () => {
  expect(await ask('{ entryByPath(path: "/dictionary/chesed") { movedTo } }')).toEqual({
    entryByPath: { movedTo: null },
  });
  expect(await ask('{ entriesCalled(name: "Chesed") { pagePath } }')).toEqual({
    entriesCalled: [{ pagePath: '/dictionary/mercy' }, { pagePath: '/encyclopedia/people/chesed' }],
  });
});
