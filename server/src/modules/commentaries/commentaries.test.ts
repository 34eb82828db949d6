import type { Commentary, CommentaryPassage } from '@manna/shared/contracts';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const commentary = (slug: string, name: string): Commentary => ({
  slug,
  name,
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain.',
  passages: 1,
});
const passage = (osis: string, text = `About ${osis}.`): CommentaryPassage => ({
  osis,
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }],
});

/** The first commentary has long passages in Genesis 2, the second one passage alone. */
const LONG = 'word '.repeat(2_000);
const plain = [
  passage('Gen.1'),
  passage('Gen.1.1-Gen.1.2'),
  passage('Gen.1.3'),
  passage('Gen.2', LONG),
  passage('Gen.2.1', LONG),
  passage('Gen.2.2', LONG),
];

let opened: TestContent;
let graphql: GraphqlService;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'commentaries.json': JSON.stringify([commentary('plain', 'A Plain Commentary'), commentary('apt', 'An Apt One')]),
    'commentary-plain.ndjson': asLines(plain),
    'commentary-apt.ndjson': asLines([passage('Gen.1.2')]),
  });
  opened = await openTestContent(site);
  graphql = await opened.openGraphql();
});
afterAll(() => opened.close());

async function ask(query: string) {
  opened.statements.length = 0;
  return runQuery(graphql, query);
}
const osisOn = async (on: string) =>
  (await ask(`{ commentaries(passage: "${on}") { slug passages { osis } } }`)).data as {
    commentaries: { slug: string; passages: { osis: string }[] }[];
  };
const namesOn = async (on: string) =>
  (await osisOn(on)).commentaries.map(({ slug, passages }) => [slug, ...passages.map(({ osis }) => osis)].join(' '));

test('a chapter has everything that each commentary says about it, in the order of the release', async () => {
  const { data } = await ask(
    '{ commentaries(passage: "Gen.1") { slug name language direction licence passages { osis body } } }',
  );
  expect(data).toEqual({
    commentaries: [
      { ...commentary('plain', 'A Plain Commentary'), passages: plain.slice(0, 3) },
      { ...commentary('apt', 'An Apt One'), passages: [passage('Gen.1.2')] },
    ],
  });
});

test('verses have what is said about any of them, without what is said about the whole chapter', async () => {
  expect(await namesOn('Gen.1.2')).toEqual(['plain Gen.1.1-Gen.1.2', 'apt Gen.1.2']);
  expect(await namesOn('Gen.1.2-Gen.1.9')).toEqual(['plain Gen.1.1-Gen.1.2 Gen.1.3', 'apt Gen.1.2']);
  expect(await namesOn('Gen.1.3')).toEqual(['plain Gen.1.3']);
  expect(await namesOn('Gen.1.4')).toEqual([]);
});

test('bodies are left out when those before them are long enough, but never the first', async () => {
  const { data } = await ask('{ commentaries(passage: "Gen.2") { passages(maxCharacters: 15000) { osis body } } }');
  const [{ passages }] = (data as { commentaries: [{ passages: { osis: string; body: unknown }[] }] }).commentaries;
  expect(passages.map(({ osis, body }) => `${osis} ${body === null ? 'without' : 'with'}`)).toEqual([
    'Gen.2 with',
    'Gen.2.1 with',
    'Gen.2.2 without',
  ]);
});

test('all commentaries of a chapter are read by two SQL statements', async () => {
  await ask('{ commentaries(passage: "Gen.1") { slug passages { osis body } } }');
  expect(opened.statements).toHaveLength(2);
});

test('a chapter says whether a commentary speaks of it', async () => {
  const { data } = await ask(
    '{ chapters(osisIds: ["Gen.1", "Gen.2", "Gen.3"], translation: "kjv") { osisId hasCommentary } }',
  );
  expect(data).toEqual({
    chapters: [
      { osisId: 'Gen.1', hasCommentary: true },
      { osisId: 'Gen.2', hasCommentary: true },
      { osisId: 'Gen.3', hasCommentary: false },
    ],
  });
  expect(opened.statements).toHaveLength(1);
});

test.each(['Gen.51', 'Gen.1.1-Gen.2.1', 'Gen.1.5-Gen.1.1'])(
  'a passage that is not in one chapter is refused: "%s"',
  async (on) => {
    const { errors } = await ask(`{ commentaries(passage: "${on}") { slug } }`);
    expect(errors).toEqual([`"${on}" is not a chapter or verses of one chapter, such as Gen.1 or Gen.1.1-Gen.1.5.`]);
  },
);

test.each([0, 100_001])('%s characters are refused', async (characters) => {
  const { errors } = await ask(
    `{ commentaries(passage: "Gen.1") { passages(maxCharacters: ${characters}) { osis } } }`,
  );
  expect(errors).toEqual([`"maxCharacters" is ${characters}: ask for 1 to 100000.`]);
});
