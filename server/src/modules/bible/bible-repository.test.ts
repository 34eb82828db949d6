import { FixtureSite } from '../../testing/fixture-site';
import { openTestContent, type TestContent } from '../../testing/open-content';

let opened: TestContent;
beforeAll(async () => {
  const site = await FixtureSite.create();
  const psalms = Array.from({ length: 50 }, (_, index) => [`Ps.${index + 1}`, `Psalm text ${index + 1}`]);
  await site.writeContent(Object.fromEntries(psalms));
  opened = await openTestContent(site);
});
afterAll(() => opened.close());

test('fifty chapters with their translation are read by two SQL statements', async () => {
  const graphql = await opened.openGraphql();
  opened.statements.length = 0;
  const ids = Array.from({ length: 50 }, (_, index) => `Ps.${index + 1}`);
  const { data, errors } = await graphql.openSession().run({
    query: `query($ids:[String!]!){chapters(osisIds:$ids,translation:"kjv"){translations{content styling translation{name}}}}`,
    variables: { ids },
  });
  expect(errors).toBeUndefined();
  expect(data?.['chapters']).toHaveLength(50);
  expect(opened.statements.map((text) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['chapter_texts', 'translations']);
});
