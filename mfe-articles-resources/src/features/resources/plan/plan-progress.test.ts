import { addDays, localDay, progressOf } from './plan-progress';
import type { PlanReading } from './plan-readings';

const reading = (start: string, ...done: number[]): PlanReading => ({
  plan: 'plan',
  days: 5,
  starts: { 1: start },
  done: Object.fromEntries(done.map((day): [string, true] => [String(day), true])),
});

test.each([
  ['before the plan begins', reading('2027-03-01'), '2027-02-27', { today: -1, shown: 1, behind: [], done: 0 }],
  ['on its first day', reading('2027-03-01'), '2027-03-01', { today: 1, shown: 1, behind: [], done: 0 }],
  [
    'in a later week of summer time',
    reading('2027-03-27', 1, 3),
    '2027-03-30',
    { today: 4, shown: 4, behind: [2], done: 2 },
  ],
  ['when a reader is ahead', reading('2027-03-01', 1, 2, 3), '2027-03-02', { today: 2, shown: 2, behind: [], done: 3 }],
  ['after its end', reading('2027-03-01', 1, 2, 4), '2027-03-09', { today: 9, shown: 3, behind: [3, 5], done: 3 }],
  [
    'after its end, with all read',
    reading('2027-03-01', 1, 2, 3, 4, 5),
    '2027-03-09',
    { today: 9, shown: 5, behind: [], done: 5 },
  ],
])('the progress %s', (_, plan, day, wanted) => {
  expect(progressOf(plan, day)).toMatchObject(wanted);
});

test('days are counted by the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(localDay(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
});
