import { drawEntry, readDrawn } from '../../testing/draw-authored';
import { namesDay, namesMonth } from './faults/dated-words';

const faultsOf = (files: Readonly<Record<string, string>>) =>
  readDrawn(files).faults.map(({ line, sentence }) => `${line}: ${sentence}`);

test('a line of the daily verses is reported when it is not a passage of one chapter', () => {
  const faults = faultsOf({
    'days/verses.txt': [
      '# January',
      'Gen.12.1',
      '',
      'Gen.12.1-Gen.13.2',
      'Genesis 1:1',
      'Gen.12.3-Gen.12.2',
      'Gen.51.1',
    ].join('\n'),
  });
  const sentence = (osis: string) => `"${osis}" names no verses of one chapter, such as Ps.23.1 or Ps.23.1-Ps.23.3.`;
  expect(faults).toEqual([
    '1: Days that have a verse: 1; wanted: 366.',
    '2: Gen.12.1 is not a whole sentence: Now the LORD had said unto Abram, Get thee out of thy country,',
    `4: ${sentence('Gen.12.1-Gen.13.2')}`,
    `5: ${sentence('Genesis 1:1')}`,
    `6: ${sentence('Gen.12.3-Gen.12.2')}`,
    `7: ${sentence('Gen.51.1')}`,
  ]);
});

test('a daily passage is reported when its length is wrong or it shares a verse with another day', () => {
  const faults = faultsOf({ 'days/verses.txt': ['Gen.12.4', 'Gen.12.1-Gen.12.4', 'Gen.12.2'].join('\n') });
  expect(faults).toEqual([
    '1: Characters in Gen.12.4: 0; wanted: 30 to 400.',
    '1: Days that have a verse: 3; wanted: 366.',
    '2: Gen.12.1-Gen.12.4 has more than 3 verses.',
    expect.stringMatching(/^2: Gen\.12\.1-Gen\.12\.4 is not a whole sentence/),
    '2: Gen.12.1-Gen.12.4 has a verse of another day.',
    expect.stringMatching(/^3: Gen\.12\.2 is not a whole sentence/),
    '3: Gen.12.2 has a verse of another day.',
  ]);
});

test('a date is reported when its passage does not contain it or its entry is missing', () => {
  const dated = (fields: string) => ({
    'people/abram.md': drawEntry('people/abram'),
    'days/dated.yaml': `- { month: 1, day: 14, sentence: 'A thing that came to pass.', ${fields} }`,
  });
  expect(faultsOf(dated("reference: 'Genesis 12:1', entry: people/abram"))).toEqual([
    '1: Genesis 12:1 does not name month 1.',
  ]);
  expect(faultsOf(dated("reference: 'Genesis 12:99', entry: people/esau"))).toEqual([
    '1: The reference "Genesis 12:99" does not exist: Genesis 12 has only 20 verses.',
    '1: There is no entry people/esau.',
  ]);
  expect(faultsOf(dated("reference: 'Genesis 12:1, 3'"))).toEqual([
    '1: The reference "Genesis 12:1, 3" is not one run of verses.',
  ]);
  expect(faultsOf(dated("reference: 'Genesis 12:20-13:1'"))).toEqual([
    '1: The reference "Genesis 12:20-13:1" goes over the end of a chapter.',
  ]);
  expect(
    faultsOf({
      'days/dated.yaml': "- { month: 13, day: 1, reference: 'Genesis 12:1', sentence: 'Too late a month it is.' }",
    }),
  ).toEqual(['1: "0.month" is too large or too long: 12 at most.']);
});

test.each([
  ['in the first month, the first day of the month', 1, 1],
  ['in the four and twentieth day of the ninth month', 9, 24],
  ['in the twenty and fifth day of the month Elul', 6, 25],
  ['in the twelfth month, on the seven and twentieth day of the month', 12, 27],
  ['on the thirtieth day of the month Adar', 12, 30],
])('"%s" names month %i and day %i, and no other', (text, month, day) => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((one) => namesMonth(text, one));
  const days = Array.from({ length: 30 }, (_, index) => index + 1).filter((one) => namesDay(text, one));
  expect({ months, days }).toEqual({ months: [month], days: [day] });
});
