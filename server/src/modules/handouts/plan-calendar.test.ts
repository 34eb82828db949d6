import fc from 'fast-check';
import { bookNames } from '@manna/shared/domain';
import { eventsOf } from '../../testing/read-calendar';
import { planCalendar } from './plan-calendar';

const words = {
  slug: 'plan',
  name: 'Plan',
  description: 'A plan.',
  siteName: 'Daily Manna',
  dayOf: (day: number, days: number) => `day ${day} of ${days}`,
  names: bookNames,
};
const plan = Array.from({ length: 365 }, (_, index) => [`Ps.${(index % 150) + 1}`, 'Gen.1-Gen.3']);

test('a plan may begin on any day: its days follow each other without a gap, each with a name of its own', () => {
  const date = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, (chosen) => {
      const start = chosen.toISOString().slice(0, 10);
      const events = eventsOf(planCalendar(plan, { ...words, start }));
      const expected = plan.map((_, index) =>
        new Date(Date.parse(start) + index * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
      );
      expect(events.map((event) => event.get('DTSTART;VALUE=DATE'))).toEqual(expected);
      expect(new Set(events.map((event) => event.get('UID'))).size).toBe(plan.length);
    }),
    { numRuns: 12 },
  );
});

test('a plan that is imported again with another first day moves its events', () => {
  const idsFrom = (start: string) => eventsOf(planCalendar(plan, { ...words, start })).map((event) => event.get('UID'));
  expect(idsFrom('2027-01-01')).toEqual(idsFrom('2027-03-01'));
});

test('the lines of a calendar are as short as the format wants them', () => {
  for (const line of planCalendar(plan, { ...words, start: '2027-01-01' }).split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
