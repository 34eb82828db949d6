import { pino } from 'pino';
import { FixtureSite } from '../../testing/fixture-site';
import { openContent } from '../../testing/open-content';
import { assets } from '../../testing/open-gateway';
import { createDatabase, type TestDatabase } from '../../testing/test-database';
import type { ContentService } from '../content/content-service';
import { openGraphql } from '../graphql/graphql-service';
import { openDatabase, type Storage } from '../storage/storage';

const statements: string[] = [];
let site: FixtureSite;
let database: TestDatabase;
let storage: Storage;
let content: ContentService;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  site = await FixtureSite.create();
  const psalms = Array.from({ length: 50 }, (_, index) => [`Ps.${index + 1}`, `Psalm text ${index + 1}`]);
  await site.writeContent(Object.fromEntries(psalms));
  database = await createDatabase();
  storage = await openDatabase(database.url, assets.migrations, log, (text) => statements.push(text));
  content = await openContent({ site, storage, log });
});
afterAll(async () => {
  await content.close();
  await storage.close();
  await database.drop();
  await site.remove();
});

test('fifty chapters with their translation cost the database two statements', async () => {
  const graphql = await openGraphql({
    schemaFiles: assets.schema,
    db: storage.db,
    content,
    environment: 'local',
    documents: () => new Map(),
    log: pino({ level: 'silent' }),
  });
  statements.length = 0;
  const ids = Array.from({ length: 50 }, (_, index) => `Ps.${index + 1}`);
  const { data, errors } = await graphql.openSession().run({
    query: `query($ids:[String!]!){chapters(osisIds:$ids,translation:"kjv"){translations{content styling translation{name}}}}`,
    variables: { ids },
  });
  expect(errors).toBeUndefined();
  expect(data?.['chapters']).toHaveLength(50);
  expect(statements.map((text) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['chapter_texts', 'translations']);
});
