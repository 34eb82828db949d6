import fc from 'fast-check';
import { parseReference } from '../../base/bible/find-references';
import { inOrderOfTelling, sortKeys } from './event-order';
import { yearNumber } from '../authored/year-number';

const event = (slug: string, ...references: string[]) => ({
  slug,
  references: references.flatMap((text) => {
    const refs = parseReference(text);
    return typeof refs === 'string' ? [] : refs;
  }),
});

const week = [
  event('resurrection', 'Matthew 28:1-10', 'John 20:1-18'),
  event('raising-of-lazarus', 'John 11:1-44'),
  event('triumphal-entry', 'Matthew 21:1-11', 'Mark 11:1-11', 'John 12:12-19'),
  event('last-supper', 'Mark 14:12-26', 'John 13:1-30'),
  event('council', 'Acts 15:1-29'),
  event('no-verse'),
];

test('the events of a year are sorted by all books that tell them', () => {
  expect(inOrderOfTelling(week).map(({ slug }) => slug)).toEqual([
    'raising-of-lazarus',
    'triumphal-entry',
    'last-supper',
    'resurrection',
    'council',
    'no-verse',
  ]);
});

test('a prelude or a reference in a letter does not move an event', () => {
  const events = [
    event('fall-of-jericho', 'Joshua 2:1-24', 'Joshua 6:1-27', 'Hebrews 11:30'),
    event('crossing-of-the-jordan', 'Joshua 3:1-5:12'),
    event('first-passover', 'Exodus 12:1-28', 'Hebrews 11:28'),
    event('ten-plagues', 'Exodus 7:14-12:36'),
    event('spies', 'Numbers 13:1-33', 'Hebrews 3:16-19'),
    event('tabernacle', 'Exodus 40:1-38', 'Hebrews 9:1-5'),
  ];
  expect(inOrderOfTelling(events).map(({ slug }) => slug)).toEqual([
    'ten-plagues',
    'first-passover',
    'tabernacle',
    'spies',
    'crossing-of-the-jordan',
    'fall-of-jericho',
  ]);
});

test('a single verse that looks back does not move an event among those of its book', () => {
  const events = [
    event('jesus-before-herod', 'Luke 23:6-12', 'Acts 4:27'),
    event('burial', 'Luke 23:50-56', 'John 19:38-42'),
    event('pentecost', 'Acts 2:1-41'),
    event('mary-at-the-tomb', 'John 20:1-18'),
    event('ascension', 'Acts 1:1-12', 'Luke 24:50-53'),
  ];
  expect(inOrderOfTelling(events).map(({ slug }) => slug)).toEqual([
    'jesus-before-herod',
    'burial',
    'mary-at-the-tomb',
    'ascension',
    'pentecost',
  ]);
});

test('events that only one Gospel each tells are sorted by how far it has come', () => {
  const events = [
    event('rejection-at-nazareth', 'Luke 4:16-30'),
    event('upper-room', 'John 13:31-17:26'),
    event('first-disciples', 'John 1:35-51'),
    event('gethsemane', 'Mark 14:32-42'),
  ];
  expect(inOrderOfTelling(events).map(({ slug }) => slug)).toEqual([
    'first-disciples',
    'rejection-at-nazareth',
    'upper-room',
    'gethsemane',
  ]);
});

test('what John tells before Jesus teaches in Galilee comes first, and the crossing after the five thousand are fed', () => {
  const events = [
    event('sabbath-at-capernaum', 'Mark 1:21-34', 'Luke 4:31-41', 'Matthew 8:14-17'),
    event('noblemans-son', 'John 4:46-54'),
    event('bread-of-life', 'John 6:22-71'),
    event('feeding', 'Matthew 14:13-21', 'Mark 6:30-44', 'Luke 9:10-17', 'John 6:1-14'),
  ];
  expect(inOrderOfTelling(events).map(({ slug }) => slug)).toEqual([
    'noblemans-son',
    'sabbath-at-capernaum',
    'feeding',
    'bread-of-life',
  ]);
});

test('sort keys are ordered by year, then by the order of events within the year', () => {
  const keys = sortKeys([
    ...week.map((one) => ({ ...one, start: yearNumber('AD 30') })),
    { ...event('creation', 'Genesis 1:1'), start: yearNumber('4004 BC') },
  ]);
  expect(keys.get('creation')).toBe(-4002.999);
  expect(keys.get('raising-of-lazarus')).toBe(30.001);
  expect(keys.get('no-verse')).toBe(30.006);
});

test('the result does not depend on the input order of the events', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(week, { minLength: week.length }), (shuffled) => {
      expect(inOrderOfTelling(shuffled)).toEqual(inOrderOfTelling(week));
    }),
  );
});

test.each([
  ['AD 30', 30],
  ['1 BC', 0],
  ['4004 BC', -4003],
  ['30', NaN],
])('%s is the year %d', (text, year) => {
  expect(yearNumber(text)).toBe(year);
});
