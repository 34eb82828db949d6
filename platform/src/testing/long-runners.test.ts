import LongRunners from './long-runners.mjs';

test('a test file that runs for long is named until it ends', () => {
  jest.useFakeTimers();
  const written: string[] = [];
  const reporter = new LongRunners({}, { longMs: 1000, write: (text) => void written.push(text) });
  reporter.onTestFileStart({ path: 'slow.test.ts' });
  reporter.onTestFileStart({ path: 'quick.test.ts' });
  reporter.onTestFileResult({ path: 'quick.test.ts' });
  jest.advanceTimersByTime(2000);
  expect(written).toEqual([
    'RUNS slow.test.ts has not ended after 1 s.\n',
    'RUNS slow.test.ts has not ended after 2 s.\n',
  ]);
  reporter.onTestFileResult({ path: 'slow.test.ts' });
  jest.advanceTimersByTime(2000);
  expect(written).toHaveLength(2);
});
