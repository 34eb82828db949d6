import { endedFiles, jestResult, playwrightResult, withFilesRunAgain } from './results.mjs';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const playwrightReport = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('jestResult', () => {
  it('a unit test that passed only on its second try is named, and counts as passed', () => {
    const assertionResults = [
      { fullName: 'the menu opens', status: 'passed', invocations: 1 },
      { fullName: 'the menu closes', status: 'passed', invocations: 2 },
    ];
    const testResults = [{ name: 'menu.test.ts', status: 'passed', assertionResults }];
    const result = jestResult(0, { ...jestReport, testResults });
    expect(result).toMatchObject({ passed: 7, failed: 0, secondTries: 1 });
    expect(result.failures).toEqual(['unit: menu.test.ts: the menu closes (passed only when run again)']);
  });

  it('unit tests that failed and files that could not run are named', () => {
    const result = jestResult(1, {
      ...jestReport,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: 'menu.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'the menu opens', status: 'passed' },
            { fullName: 'the menu closes', status: 'failed' },
          ],
        },
        { name: 'footer.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(result.failed).toBe(2);
    expect(result.failures).toEqual(['unit: menu.test.ts: the menu closes', 'unit: footer.test.ts: could not run']);
  });

  it.each([
    ['wrote no report', jestResult(1, null), 'unit: not run, Jest ended with exit code 1 and wrote no report'],
    ['ran no test', jestResult(0, { ...jestReport, numPassedTests: 0 }), 'unit: ran no test'],
    ['ended with an error although all tests passed', jestResult(1, jestReport), 'unit: ended with exit code 1'],
  ])('a run of the unit tests has failed if it %s', (_, result, failure) => {
    expect(result.failed).toBe(1);
    expect(result.failures).toEqual([failure]);
  });
});

describe('files whose process was ended', () => {
  const message = 'A jest worker process (pid=1) was terminated by another process: signal=SIGKILL';
  const report = {
    ...jestReport,
    numRuntimeErrorTestSuites: 2,
    testResults: [
      { name: 'menu.test.ts', status: 'failed', message, assertionResults: [] },
      { name: 'footer.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };

  it('are told from those that could not run', () => {
    expect(endedFiles(report)).toEqual(['menu.test.ts']);
    expect(endedFiles(null)).toEqual([]);
  });

  it('count by what they do when run again, and as a second try', () => {
    const first = jestResult(1, report);
    expect(first.failed).toBe(2);
    const passed = withFilesRunAgain(first, ['menu.test.ts'], jestResult(0, { ...jestReport, numPassedTests: 3 }));
    expect(passed).toMatchObject({ passed: 10, failed: 1, secondTries: 1 });
    expect(passed.failures).toEqual([
      'unit: footer.test.ts: could not run',
      'unit: menu.test.ts: its process was ended (passed only when run again)',
    ]);
    const failed = withFilesRunAgain(first, ['menu.test.ts'], jestResult(1, { ...report, numPassedTests: 0 }));
    expect(failed).toMatchObject({ passed: 7, failed: 3 });
  });
});

describe('playwrightResult', () => {
  const suites = [
    {
      title: 'reading.spec.ts',
      suites: [
        {
          title: 'a reader',
          specs: [
            { title: 'goes on to the next chapter', tests: [{ projectName: 'phone', status: 'unexpected' }] },
            { title: 'opens the menu', tests: [{ projectName: 'phone', status: 'flaky' }] },
            { title: 'reads', tests: [{ projectName: 'phone', status: 'expected' }] },
          ],
        },
      ],
    },
  ];

  it('browser tests that failed or passed only on their second try are named', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    const result = playwrightResult(1, { ...playwrightReport, stats, suites });
    expect(result).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      secondTries: 1,
      failures: [
        'e2e: phone › reading.spec.ts › a reader › goes on to the next chapter',
        'e2e: phone › reading.spec.ts › a reader › opens the menu (passed only when run again)',
      ],
    });
  });

  it('a run of the browser tests has failed if the site did not start, with the first line of the error', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const result = playwrightResult(1, {
      stats,
      suites: [],
      errors: [{ message: 'The gateway did not start\nat line 3' }],
    });
    expect(result.failed).toBe(1);
    expect(result.failures).toEqual(['e2e: The gateway did not start']);
  });

  it('a run of the browser tests has failed if it wrote no report', () => {
    expect(playwrightResult(137, null).failed).toBe(1);
  });
});
