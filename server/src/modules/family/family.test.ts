import { lineageSchema } from '@manna/shared/contracts';
import { z } from 'zod';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { recordingLog } from '../../testing/recording-log';
import { sampleContent } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const relation = (from: string, kind: string, to: string, osis?: string) => ({ from, to, kind, featured: false, osis });

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  const entries = (sampleContent['entries.ndjson'] ?? '').replace(
    '"slug":"isaac"',
    `"slug":"isaac","namedKin":${JSON.stringify([
      { key: 'isaac.medan', kind: 'sibling', name: 'Medan', sex: 'male', osis: 'Gen.25.2' },
      { key: 'isaac.zimran', kind: 'child', name: 'Zimran', path: '/dictionary/the-name-zimran', osis: 'Gen.25.2' },
    ])}`,
  );
  const [patriarchs] = z.array(lineageSchema).parse(JSON.parse(sampleContent['lineages.json'] ?? ''));
  const [abraham, isaac, jacob] = patriarchs?.members ?? [];
  const tree = { key: 'isaac.jacob', path: '/dictionary/the-name-jacob', childOf: 'Gen.25.26' };
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': entries,
    'lineages.json': JSON.stringify([
      { ...patriarchs, members: [abraham, { ...isaac, childOf: 'Gen.25.19' }, { ...jacob, ...tree }] },
    ]),
    'relations.ndjson': asLines([
      relation('people-2', 'father', 'people-1', 'Gen.21.3'),
      relation('people-1', 'child', 'people-2', 'Gen.21.3'),
      relation('people-100', 'sibling', 'people-2'),
      relation('people-2', 'sibling', 'people-100'),
      relation('people-1', 'related', 'people-101'),
      relation('people-102', 'kin', 'people-103', 'Gen.14.14'),
      relation('people-103', 'kin', 'people-102', 'Gen.14.14'),
      // A tribe is nobody's kin; a place is like it here.
      relation('people-104', 'descendants', 'places-1'),
    ]),
  });
  opened = await openTestContent(site, recordingLog().log);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

const ask = (query: string) => runQuery(graphql, query);

test('further kin are in a family, and the tribe of an ancestor is not', async () => {
  const { data } = await ask(`{
    kin: family(slug: "hanan-3") { ties { person kind relative osis } }
    ancestor: family(slug: "hanan-5") { people { slug } }
  }`);
  expect(data).toEqual({
    kin: { ties: [{ person: 'hanan-3', kind: 'kin', relative: 'hanan-4', osis: 'Gen.14.14' }] },
    ancestor: null,
  });
});

test('the family of a person has each kinship once, with its passage', async () => {
  const { data } = await ask(`{
    family(slug: "isaac") { people { slug name sex } ties { person kind relative osis } }
    alone: family(slug: "isaac", up: 0, down: 0) { people { slug } }
    none: family(slug: "hanan-2") { people { slug } }
    noSlug: family(slug: "../etc/passwd") { people { slug } }
  }`);
  expect(data).toEqual({
    family: {
      people: [
        { slug: 'abraham', name: 'Abraham', sex: 'male' },
        { slug: 'hanan-1', name: 'Hanan', sex: null },
        { slug: 'isaac', name: 'Isaac', sex: 'male' },
        { slug: 'isaac.medan', name: 'Medan', sex: 'male' },
        { slug: 'isaac.zimran', name: 'Zimran', sex: null },
        { slug: 'isaac.jacob', name: 'Jacob', sex: 'male' },
      ],
      ties: [
        { person: 'isaac', kind: 'father', relative: 'abraham', osis: 'Gen.21.3' },
        { person: 'hanan-1', kind: 'sibling', relative: 'isaac', osis: null },
        { person: 'isaac', kind: 'sibling', relative: 'isaac.medan', osis: 'Gen.25.2' },
        { person: 'isaac.zimran', kind: 'father', relative: 'isaac', osis: 'Gen.25.2' },
        { person: 'isaac.jacob', kind: 'father', relative: 'isaac', osis: 'Gen.25.26' },
      ],
    },
    alone: { people: [{ slug: 'isaac' }] },
    none: null,
    noSlug: null,
  });
});

test('kin without a page, of an entry or of a lineage, are people of the tree, with the entry of their name', async () => {
  const { data } = await ask(`{
    family(slug: "isaac", up: 0) { people { slug hasPage path } }
    entryByPath(path: "/encyclopedia/people/isaac") { entry { ... on Person { namedKin { key kind name path osis } } } }
  }`);
  expect(data).toEqual({
    family: {
      people: [
        { slug: 'isaac', hasPage: true, path: '/encyclopedia/people/isaac' },
        { slug: 'isaac.zimran', hasPage: false, path: '/dictionary/the-name-zimran' },
        { slug: 'isaac.jacob', hasPage: false, path: '/dictionary/the-name-jacob' },
      ],
    },
    entryByPath: {
      entry: {
        namedKin: [
          { key: 'isaac.medan', kind: 'sibling', name: 'Medan', path: null, osis: 'Gen.25.2' },
          { key: 'isaac.zimran', kind: 'child', name: 'Zimran', path: '/dictionary/the-name-zimran', osis: 'Gen.25.2' },
        ],
      },
    },
  });
});

test('a path finds a person by name or slug, and says when nothing joins the two', async () => {
  const { data } = await ask(`{
    way: kinPath(from: "abraham", to: "hanan-1") { to { name } others { slug } steps { kind person { slug } osis } }
    byName: kinPath(from: "isaac", to: " ABRAHAM ") { to { slug } steps { kind } }
    apart: kinPath(from: "abraham", to: "hanan-2") { to { name } steps { kind } }
    many: kinPath(from: "abraham", to: "Hanan") { to { slug } others { slug } }
    nobody: kinPath(from: "abraham", to: "Nobody") { to { name } }
  }`);
  expect(data).toMatchObject({
    way: {
      to: { name: 'Hanan' },
      others: [],
      steps: [
        { kind: 'child', person: { slug: 'isaac' }, osis: 'Gen.21.3' },
        { kind: 'sibling', person: { slug: 'hanan-1' }, osis: null },
      ],
    },
    byName: { to: { slug: 'abraham' }, steps: [{ kind: 'father' }] },
    apart: { to: { name: 'Hanan 1' }, steps: null },
    many: { to: { slug: 'hanan-1' } },
    nobody: null,
  });
});

test('a path finds a person by another name', async () => {
  const { data } = await ask('{ kinPath(from: "isaac", to: "Abram") { to { slug } } }');
  expect(data).toEqual({ kinPath: { to: { slug: 'abraham' } } });
});

test('the kinship of a release is read from the database once for all requests', async () => {
  await ask('{ everyFamily { people { slug } } }');
  opened.statements.length = 0;
  await ask('{ everyFamily { ties { kind } } family(slug: "isaac") { people { slug } } }');
  expect(opened.statements).toEqual([]);
});

test('everyone has kin, and more generations than there can be are refused', async () => {
  const { data } = await ask('{ everyFamily { people { slug } ties { kind } } }');
  expect(data).toEqual({
    everyFamily: {
      people: ['abraham', 'hanan-1', 'hanan-3', 'hanan-4', 'isaac', 'isaac.medan', 'isaac.zimran', 'isaac.jacob'].map(
        (slug) => ({
          slug,
        }),
      ),
      ties: ['father', 'sibling', 'kin', 'sibling', 'father', 'father'].map((kind) => ({ kind })),
    },
  });
  const { errors } = await ask('{ family(slug: "isaac", up: 13) { people { slug } } }');
  expect(errors).toEqual(['"up" and "down" are 13 and 2: ask for 0 to 12.']);
});
