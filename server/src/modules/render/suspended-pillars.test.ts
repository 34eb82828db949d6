import { SuspendedPillars } from './suspended-pillars';

const pillar = (serverIntegrity: string) => ({ serverIntegrity }) as never;
const pageAt = (url: string) => ({ url, pillars: { quiz: pillar('sha384-1'), bible: pillar('sha384-2') } });
const [page, second, third] = [pageAt('/quiz/1'), pageAt('/quiz/2'), pageAt('/quiz/3')];
const released = { url: '/quiz/1', pillars: { quiz: pillar('sha384-3') } };
const SECOND = 1_000;

test('a page leaves its pillar out for thirty seconds, and longer each time that it fails again soon', () => {
  const suspended = new SuspendedPillars();
  let now = 0;
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    suspended.add(page, 'quiz', 'slow', now);
    expect(suspended.of(page, now + seconds * SECOND - 1)).toEqual(['quiz']);
    now += seconds * SECOND;
    expect(suspended.of(page, now)).toEqual([]);
  }
});

test('the list has what is suspended now: single pages with their URL, whole releases without one', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 'slow', 0);
  expect(suspended.list(SECOND)).toEqual([{ pin: 'sha384-1', url: '/quiz/1', endsInMs: 29 * SECOND }]);
  suspended.add(page, 'bible', 'ended', 20 * SECOND);
  expect(suspended.list(31 * SECOND)).toEqual([{ pin: 'sha384-2', url: undefined, endsInMs: 19 * SECOND }]);
});

test('one page that fails, however often, does not suspend the other pages of its pillar', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 'slow', 0);
  suspended.add(page, 'quiz', 'slow', SECOND);
  expect(suspended.of(second, 2 * SECOND)).toEqual([]);
  suspended.add(page, 'quiz', 'slow', 31 * SECOND);
  expect(suspended.of(second, 32 * SECOND)).toEqual([]);
});

test('a pillar of which two pages fail within half a minute is left out of all its pages, and longer each time', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 'slow', 0);
  suspended.add(second, 'quiz', 'slow', 10 * SECOND);
  expect(suspended.of(third, 40 * SECOND - 1)).toEqual(['quiz']);
  expect(suspended.of(third, 40 * SECOND)).toEqual([]);
  suspended.add(third, 'quiz', 'slow', 41 * SECOND);
  suspended.add(second, 'quiz', 'slow', 42 * SECOND);
  expect(suspended.of(pageAt('/quiz/4'), 102 * SECOND - 1)).toEqual(['quiz']);
  expect(suspended.of(pageAt('/quiz/4'), 102 * SECOND)).toEqual([]);
});

test('a pillar that ends a worker is left out of all its pages at once', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 'ended', 0);
  expect(suspended.of(second, 30 * SECOND - 1)).toEqual(['quiz']);
  expect(suspended.of(second, 30 * SECOND)).toEqual([]);
});

test('a page that ran well for long is suspended for thirty seconds again', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 'slow', 0);
  suspended.add(page, 'quiz', 'slow', 100 * SECOND);
  expect(suspended.of(page, 129 * SECOND)).toEqual(['quiz']);
  expect(suspended.of(page, 130 * SECOND)).toEqual([]);
});

test('another release of the pillar is not suspended', () => {
  const suspended = new SuspendedPillars();
  suspended.add(page, 'quiz', 'slow', 0);
  expect(suspended.of(released, SECOND)).toEqual([]);
  suspended.add(page, 'unknown', 'slow', 0);
  expect(suspended.of(page, SECOND)).toEqual(['quiz']);
});
