import { checkResult, jestResult, nothingTested, notRun, playwrightResult } from './results.mjs';
import { closingLine, suiteTable, total } from './summary.mjs';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const playwrightReport = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('closingLine', () => {
  it('the closing line adds up checks, unit tests and browser tests', () => {
    const results = [checkResult('lint', 0), jestResult(0, jestReport), playwrightResult(0, playwrightReport)];
    expect(closingLine(total(results))).toBe('13 passed, 0 failed');
  });

  it('the closing line counts suites that failed or could not run as failed', () => {
    const results = total([checkResult('lint', 1), notRun('e2e', 'there is no browser'), checkResult('types', 0)]);
    expect(closingLine(results)).toBe('1 passed, 2 failed');
    expect(results.failures).toEqual(['lint: exit code 1', 'e2e: not run, there is no browser']);
  });

  it('the closing line shows skipped tests, and does not count them as passed', () => {
    const jest = jestResult(0, { ...jestReport, numPendingTests: 2, numTodoTests: 1 });
    const stats = { ...playwrightReport.stats, skipped: 1 };
    const playwright = playwrightResult(0, { ...playwrightReport, stats });
    expect(closingLine(total([jest, playwright]))).toBe('4 skipped\n12 passed, 0 failed');
  });
});

describe('total', () => {
  const retried = (secondTries: number) => ({
    ...nothingTested,
    passed: 1_500,
    secondTries,
    failures: ['unit: flaky'],
  });

  it('a run passes if one test in a thousand needed a second try', () => {
    expect(total([retried(1), retried(2)])).toMatchObject({ passed: 3_000, failed: 0, secondTries: 3 });
  });

  it('a run fails if more tests than that needed a second try, and says so after naming them', () => {
    expect(total([retried(1), retried(3)])).toEqual({
      passed: 3_000,
      failed: 1,
      skipped: 0,
      secondTries: 4,
      failures: ['unit: flaky', 'unit: flaky', '4 tests passed only on their second try; a run may have 3'],
    });
  });
});

describe('suiteTable', () => {
  it('the table shows the duration and the number of tests of each suite and preparation, and of the whole run', () => {
    const rows = [
      { name: 'install', milliseconds: 70_240, result: nothingTested },
      { name: 'lint', milliseconds: 38_000, result: checkResult('lint', 1) },
      { name: 'unit', milliseconds: 200_000, result: { ...jestResult(0, jestReport), skipped: 1 } },
    ];
    expect(suiteTable(rows, 300_000).split('\n')).toEqual([
      'suite             seconds  tests',
      'install            70.2 s       ',
      'lint               38.0 s      1',
      'unit              200.0 s      8',
      'the whole run     300.0 s      9',
    ]);
  });
});
