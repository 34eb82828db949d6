import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries } from '../../testing/sample-content';

/** A copy of an entry that has the name of the place Ur. */
const ur = (like: string, pagePath: string) => ({
  ...sampleEntries.find(({ id }) => id === like),
  id: `${like.split('-')[0]}-90`,
  slug: pagePath.split('/').at(-1),
  name: 'Ur',
  pagePath,
});
const others = [
  ur('dictionary-1', '/dictionary/ur'),
  ur('people-2', '/encyclopedia/people/ur-father-of-eliphal'),
  ur('articles-1', '/articles/culture/ur'),
  { ...ur('dictionary-1', '/dictionary/the-name-ur'), id: 'dictionary-91', name: 'Ur (name)' },
  {
    ...ur('people-2', '/encyclopedia/people/paul'),
    id: 'people-91',
    name: 'Paul',
    aliases: ['Saul of Tarsus', 'Saul'],
  },
  { ...ur('people-2', '/encyclopedia/people/saul'), id: 'people-92', name: 'Saul' },
  { ...ur('places-1', '/encyclopedia/places/gibeah'), id: 'places-92', name: 'Gibeah', aliases: ['Saul'] },
];

let content: TestContent;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, { ...sampleContent, 'entries.ndjson': asLines([...sampleEntries, ...others]) });
  content = await openTestContent(site);
});
afterAll(() => content.close());

async function namesakesAt(path: string): Promise<string[]> {
  const query = `{ entryByPath(path: "${path}") { namesakes { pagePath } } }`;
  const { data, errors } = await runQuery(await content.openGraphql(), query);
  expect(errors).toBeUndefined();
  const { entryByPath } = data as { entryByPath: { namesakes: { pagePath: string }[] } };
  return entryByPath.namesakes.map(({ pagePath }) => pagePath);
}

test('an entry has the entries of its name, people before words, the page of the name last, without articles', async () => {
  expect(await namesakesAt('/encyclopedia/places/ur')).toEqual([
    '/encyclopedia/people/ur-father-of-eliphal',
    '/dictionary/ur',
    '/dictionary/the-name-ur',
  ]);
});

test('an entry has those of its collection that are also called by its name, and those whose name it is also called by', async () => {
  expect(await namesakesAt('/encyclopedia/people/saul')).toEqual(['/encyclopedia/people/paul']);
  expect(await namesakesAt('/encyclopedia/people/paul')).toEqual(['/encyclopedia/people/saul']);
});

test('at most twelve entries of one name are read', async () => {
  const found = await namesakesAt('/encyclopedia/people/hanan-1');
  expect(found).toEqual(Array.from({ length: 12 }, (_, index) => `/encyclopedia/people/hanan-${2 * index + 3}`));
});

test.each(['/encyclopedia/people/isaac', '/articles/culture/ur', '/encyclopedia/people/nobody'])(
  '%s has no namesakes',
  async (path) => {
    expect(await namesakesAt(path)).toEqual([]);
  },
);
