import * as fc from 'fast-check';
import { runs } from '@manna/shared/testing/thorough';
import { parseRelationQuery } from './relation-query';

/** 'mother of samuel': what was read, in one form. */
function read(query: string): string | undefined {
  const asked = parseRelationQuery(query);
  if (!asked) return undefined;
  return `${asked.kind === 'group' ? `[${asked.word}]` : asked.relation.word} of ${asked.subject}`;
}

test.each([
  ['mother of samuel', 'mother of samuel'],
  ["samuel's mother", 'mother of samuel'],
  ['Samuel’s mother', 'mother of samuel'],
  ["Jesus' brothers", 'brother of jesus'],
  ['who was the mother of samuel?', 'mother of samuel'],
  ["Who is Samuel's mother", 'mother of samuel'],
  ['What were the names of the sons of Jacob?', 'son of jacob'],
  ['list of all the kings of Judah', '[king] of judah'],
  ['wives of David', 'wife of david'],
  ['children of Abraham.', 'child of abraham'],
  ['father in law of moses', 'father in law of moses'],
  ['Mothers-in-law of Ruth', 'mother in law of ruth'],
  ['members of the tribe of Benjamin', 'member of benjamin'],
  ['Judges in the Bible', '[judge] of the bible'],
  ['miracles of Jesus in the Bible', '[miracle] of jesus'],
  ['high priests of Israel', '[high priest] of israel'],
])('%s asks for the %s', (query, asked) => {
  expect(read(query)).toBe(asked);
});

test.each([
  '',
  'samuel',
  'mother of',
  'of samuel',
  "'s mother",
  'fruit of the spirit',
  'the lord is my shepherd',
  '"mother of samuel"',
  '+mother of samuel',
  'mother of samuel -hannah',
  'mother of sam*',
  'name:mother of samuel',
  'twin brother of jacob',
  `mother of ${'samuel '.repeat(20)}`,
])('%p asks for no relation', (query) => {
  expect(read(query)).toBeUndefined();
});

test('no query makes the parser throw, and each subject is a part of its query', () => {
  const words = fc.constantFrom(
    'who',
    'was',
    'the',
    'mother',
    'sons',
    'kings',
    'of',
    'in law',
    "samuel's",
    '’',
    '-',
    '?',
    ' ',
  );
  const queries = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(queries, (query) => {
      const subject = parseRelationQuery(query)?.subject;
      if (subject === undefined) return;
      expect(subject).not.toBe('');
      expect(query.toLowerCase().replaceAll('’', "'")).toContain(subject);
    }),
    { numRuns: runs(2_000) },
  );
});
