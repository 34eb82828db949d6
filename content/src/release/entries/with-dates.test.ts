import { drawEntry, readDrawn, smallWorld } from '../../testing/draw-authored';
import { assembleEntries } from './assemble-entries';

const works = {
  'ussher-annals': { author: 'James Ussher', title: 'The Annals', year: 1658, kind: 'reference', locator: 'year' },
  thiele: { author: 'Thiele', title: 'Numbers', year: 1983, kind: 'reference' },
};
const date = (entry: string, what: string, start: string, more: object = {}) => ({
  entry,
  what,
  start,
  certainty: 'probable',
  source: 'thiele',
  ...more,
});
const authored = (rows: readonly object[]) =>
  readDrawn({
    'people/asa.md': drawEntry('people/asa', { reading: ['thiele'] }),
    'people/jesus.md': drawEntry('people/jesus', { born: '5 BC', died: 'AD 30', reading: ['thiele'] }),
    'events/call.md': drawEntry('events/call', { start: '1921 BC', reading: ['thiele'] }),
    'dictionary/book-amos.md': drawEntry('dictionary/book-amos', { reading: ['thiele'] }),
    'lineages/kings.yaml': JSON.stringify({
      name: 'Kings',
      summary: 'Kings of Judah, one after the other.',
      kind: 'reign',
      members: [
        { name: 'Asa', person: 'people/asa', references: ['1 Kings 15:9'], start: '955 BC', end: '914 BC' },
        { name: 'Other', references: ['1 Kings 15:9'] },
      ],
    }),
    'library/works.yaml': JSON.stringify(works),
    'chronology/some.yaml': JSON.stringify(rows),
  });
const datesOf = (slug: string, rows: readonly object[]) =>
  assembleEntries({ authored: authored(rows), names: [], world: smallWorld }).entries.find((one) => one.slug === slug)
    ?.dates;

const ussher = { author: 'James Ussher', title: 'The Annals', year: 1658 };
const thiele = { author: 'Thiele', title: 'Numbers', year: 1983 };

test.each([
  ['a reign', 'asa', 'people/asa', 'reign', -954, -913],
  ['an event', 'call', 'events/call', 'event', -1920, -1920],
])('the date of historians for %s is beside the traditional one', (_what, slug, entry, of, start, end) => {
  const row = date(entry, of, '911 BC', { end: '870 BC', note: 'With his father.' });
  expect(datesOf(slug, [row])).toEqual([
    { of, scheme: 'tradition', start, end, source: ussher },
    {
      of,
      scheme: 'historians',
      start: -910,
      end: -869,
      certainty: 'probable',
      source: thiele,
      note: 'With his father.',
    },
  ]);
});

test('years of the New Testament are not those of Ussher', () => {
  expect(datesOf('jesus', [date('people/jesus', 'life', '6 BC', { end: 'AD 33' })])).toEqual([
    { of: 'life', scheme: 'tradition', start: -4, end: 30 },
    { of: 'life', scheme: 'historians', start: -5, end: 33, certainty: 'probable', source: thiele },
  ]);
});

test('the writing of a book has both dates from the chronology, tradition first', () => {
  const rows = [
    date('dictionary/book-amos', 'writing', '760 BC', { end: '540 BC' }),
    date('dictionary/book-amos', 'writing', '810 BC', { end: '784 BC', scheme: 'tradition' }),
  ];
  expect(datesOf('book-amos', rows)?.map(({ scheme, start }) => [scheme, start])).toEqual([
    ['tradition', -809],
    ['historians', -759],
  ]);
  expect(datesOf('call', rows)).toBeUndefined();
});

test.each([
  ['of an entry that does not exist', [date('people/nobody', 'reign', '5 BC')], 'There is no entry "people/nobody".'],
  ['of something that its entry does not have', [date('events/call', 'reign', '5 BC')], 'events/call has no reign.'],
  ['that ends before it starts', [date('people/asa', 'reign', '5 BC', { end: '6 BC' })], 'It ends before it starts.'],
  [
    'that is there twice',
    [date('people/asa', 'reign', '6 BC'), date('people/asa', 'reign', '5 BC')],
    'The reign of people/asa is dated twice in one scheme.',
  ],
  ['from an unknown work', [date('people/asa', 'reign', '5 BC', { source: 'me' })], 'The library has no work "me".'],
])('a date %s is reported', (_what, rows, sentence) => {
  expect(authored(rows).faults.map((fault) => fault.sentence)).toEqual([sentence]);
});
