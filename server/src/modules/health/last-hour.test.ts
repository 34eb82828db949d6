import { LastHour } from './last-hour';

const MINUTE = 60_000;

test('what was counted is forgotten an hour later', () => {
  const lastHour = new LastHour();
  lastHour.count('bible failed', 0);
  lastHour.count('bible failed', 30 * MINUTE);
  lastHour.count('search failed', 30 * MINUTE);
  expect(lastHour.of('bible failed', 60 * MINUTE - 1)).toBe(2);
  expect(lastHour.of('bible failed', 60 * MINUTE)).toBe(1);
  expect(lastHour.of('bible failed', 90 * MINUTE)).toBe(0);
});

test('a key that was forgotten counts from zero, and other keys keep their counts', () => {
  const lastHour = new LastHour();
  lastHour.count('bible failed', 0);
  lastHour.count('search failed', 0);
  lastHour.forget('bible failed');
  lastHour.count('bible failed', MINUTE);
  expect([lastHour.of('bible failed', MINUTE), lastHour.of('search failed', MINUTE)]).toEqual([1, 1]);
});
