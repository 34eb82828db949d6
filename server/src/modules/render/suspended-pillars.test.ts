import { SuspendedPillars } from './suspended-pillars';

const pillar = (serverIntegrity: string) => ({ serverIntegrity }) as never;
const page = { pillars: { quiz: pillar('sha384-1'), bible: pillar('sha384-2') } };
const released = { pillars: { quiz: pillar('sha384-3') } };
const SECOND = 1_000;

test('a suspended pillar is left out for thirty seconds, and longer each time that it fails again soon', () => {
  const suspended = new SuspendedPillars();
  let now = 0;
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    suspended.add(page, 'quiz', now);
    expect(suspended.of(page, now + seconds * SECOND - 1)).toEqual(['quiz']);
    now += seconds * SECOND;
    expect(suspended.of(page, now)).toEqual([]);
  }
});

test('a pillar that ran well for long is suspended for thirty seconds again', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 0);
  suspended.add(page, 'quiz', 100 * SECOND);
  expect(suspended.of(page, 129 * SECOND)).toEqual(['quiz']);
  expect(suspended.of(page, 130 * SECOND)).toEqual([]);
});

test('another release of the pillar is not suspended', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 0);
  expect(suspended.of(released, SECOND)).toEqual([]);
  suspended.add(page, undefined, 0);
  suspended.add(page, 'unknown', 0);
  expect(suspended.of(page, SECOND)).toEqual(['quiz']);
});
