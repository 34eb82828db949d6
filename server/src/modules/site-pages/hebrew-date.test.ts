import fc from 'fast-check';
import { DAY_MS, formatHebrewDate, hebrewDateOf } from './hebrew-date';

const on = (date: string) => hebrewDateOf(Date.parse(date));

test.each([
  ['2026-11-21', { month: 9, day: 11 }],
  ['2026-04-02', { month: 1, day: 15 }],
  ['2026-09-12', { month: 7, day: 1 }],
  ['2026-07-01', { month: 4, day: 16 }],
])('%s is the Hebrew day %j', (date, expected) => {
  expect(on(date)).toEqual(expected);
});

test('Adar is the twelfth month, and the second Adar in a leap year, in which Purim is celebrated', () => {
  expect(on('2026-03-03')).toEqual({ month: 12, day: 14 });
  expect(on('2024-03-24')).toEqual({ month: 12, day: 14 });
  expect(on('2024-02-23')).toEqual({ month: undefined, day: 14 });
});

test('a Hebrew date is written in the language of the page', () => {
  const day = Date.parse('2026-12-04');
  expect(formatHebrewDate(day, 'en')).toBe('24 Kislev');
  expect(formatHebrewDate(day, 'es')).toBe('24 de kislev');
});

test('every day is the next of its Hebrew month or the first of another', () => {
  const last = Date.parse('2199-12-31') / DAY_MS;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: last }), (day) => {
      const [today, tomorrow] = [hebrewDateOf(day * DAY_MS), hebrewDateOf((day + 1) * DAY_MS)];
      expect([today.day + 1, 1]).toContain(tomorrow.day);
      if (tomorrow.day !== 1) expect(tomorrow.month).toBe(today.month);
      expect(today.day).toBeLessThanOrEqual(30);
    }),
  );
});
