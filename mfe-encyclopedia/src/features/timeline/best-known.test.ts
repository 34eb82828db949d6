import { bestKnown, isIn } from './best-known';
import type { TimelineItem } from './load-timeline';

const item = (lane: TimelineItem['lane'], name: string, verseCount: number): TimelineItem => ({
  __typename: 'TimelineItem',
  lane,
  name,
  title: null,
  path: null,
  period: null,
  verseCount,
  start: 0,
  end: 0,
  isApproximate: false,
  historians: null,
});

test('of each lane the best known are chosen, in the order in which they stand', () => {
  const items = [
    item('lives', 'Nahor', 3),
    item('lives', 'Abraham', 300),
    item('lives', 'Isaac', 100),
    item('events', 'Call', 2),
    item('events', 'Flood', 5),
  ];
  expect(bestKnown(items, 3).map(({ name }) => name)).toEqual(['Abraham', 'Isaac', 'Flood']);
  expect(bestKnown(items, 5)).toEqual(items);
});

test.each([
  [-10, 0, true],
  [4, 4, true],
  [5, 9, false],
  [-10, -1, false],
  [-10, 20, true],
])('%d to %d is in the years 0 to 4: %p', (start, end, expected) => {
  expect(isIn({ from: 0, to: 5 })({ start, end })).toBe(expected);
});
