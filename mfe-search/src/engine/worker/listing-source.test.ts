import { listingSource } from './listing-source';

afterEach(() => {
  jest.useRealTimers();
});

test('a listing counts as not stored when Cache Storage does not respond', async () => {
  jest.useFakeTimers();
  const never = new Promise<never>(() => undefined);
  const source = listingSource({ base: '/data/search/', openCache: () => never });
  const stored = jest.fn();
  void source.stored('bible').then(stored);
  await jest.advanceTimersByTimeAsync(14_000);
  expect(stored).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(stored.mock.calls).toEqual([[undefined]]);
});
