import type { DatedDay } from '@manna/shared/contracts';
import fc from 'fast-check';
import { datedDayNear } from './dated-day';
import { DAY_MS } from './hebrew-date';

const dated = (month: number, day: number, sentence = `${day}/${month}`): DatedDay => ({
  month,
  day,
  osis: 'Gen.8.13',
  sentence,
});
const near = (date: string, days: readonly DatedDay[]) => {
  const found = datedDayNear(Date.parse(date), days);
  return found && `${new Date(found.time).toISOString().slice(0, 10)} ${found.event.sentence}`;
};
const chislev = [dated(8, 15), dated(9, 4), dated(9, 24), dated(12, 14)];

test.each([
  ['2026-12-04', 'of that day', '2026-12-04 24/9'],
  ['2026-11-21', 'before it in the month', '2026-11-14 4/9'],
  ['2026-11-12', 'after it, if the month has had none', '2026-11-14 4/9'],
  ['2024-02-23', 'after it, in the month that a leap year inserts', '2024-03-24 14/12'],
])('on %s a reader sees an event %s', (date, _what, expected) => {
  expect(near(date, chislev)).toBe(expected);
});

test('several events of one date alternate by year', () => {
  const three = ['a', 'b', 'c'].map((sentence) => dated(1, 14, sentence));
  const years = ['2024-04-22', '2025-04-12', '2026-04-01'].map((date) => near(date, three)?.slice(-1));
  expect(new Set(years).size).toBe(3);
});

test('without dated events the result is undefined', () => {
  expect(near('2026-11-21', [])).toBeUndefined();
});

test('an event is found from every day when it is the only one of the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 12 }), (day, month) => {
      expect(datedDayNear(day * DAY_MS, [dated(month, 29)])?.event.month).toBe(month);
    }),
    { numRuns: 30 },
  );
});
