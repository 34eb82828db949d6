import { movedFrom, notePlaces, reportPlace } from './moved-panels';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a panel that moves is known by its page for a while', () => {
  const end = reportPlace(() => ['/bible/genesis/1', 640]);
  expect(movedFrom('/bible/genesis/1')).toBeUndefined();
  notePlaces();
  expect(movedFrom('/bible/genesis/1')).toBe(640);
  expect(movedFrom('/dictionary')).toBeUndefined();
  jest.advanceTimersByTime(5000);
  expect(movedFrom('/bible/genesis/1')).toBeUndefined();
  end();
  notePlaces();
  expect(movedFrom('/bible/genesis/1')).toBeUndefined();
});
