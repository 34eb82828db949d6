/**
 * The result of a suite.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} secondTries tests that passed only when they were run again; `passed` counts them too
 * @property {readonly string[]} failures a line for each test that failed or was run again, with its name
 */

/** The result of a preparation that succeeded, which is not a test. @type {Result} */
export const nothingTested = { passed: 0, failed: 0, skipped: 0, secondTries: 0, failures: [] };

/**
 * The parts of Jest's --json report that are used here.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {readonly { name: string, status: string, message?: string, assertionResults: readonly { fullName: string, status: string, invocations?: number }[] }[]} testResults
 */

/**
 * The parts of Playwright's JSON report that are used here.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly { message?: string }[]} errors
 * @property {readonly PlaywrightSuite[]} suites
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly { title: string, tests: readonly { projectName: string, status: string }[] }[]} [specs]
 */

const ONLY_WHEN_RUN_AGAIN = ' (passed only when run again)';

/**
 * Counts a suite as failed if it ran no test, or exited with an error although no test failed.
 * @param {string} name
 * @param {number} exitCode
 * @param {Result} result
 * @returns {Result}
 */
function withSuiteFailure(name, exitCode, result) {
  const why =
    result.passed + result.failed === 0
      ? 'ran no test'
      : exitCode !== 0 && result.failed === 0
        ? `ended with exit code ${exitCode}`
        : null;
  if (!why) return result;
  return { ...result, failed: result.failed + 1, failures: [...result.failures, `${name}: ${why}`] };
}

/**
 * @param {string} name of the step
 * @param {number} exitCode
 * @returns {Result} one passed or one failed
 */
export const checkResult = (name, exitCode) =>
  exitCode === 0
    ? { ...nothingTested, passed: 1 }
    : { ...nothingTested, failed: 1, failures: [`${name}: exit code ${exitCode}`] };

/**
 * @param {string} name
 * @param {string} why a clause, such as 'there is no browser'
 * @returns {Result}
 */
export const notRun = (name, why) => ({ ...nothingTested, failed: 1, failures: [`${name}: not run, ${why}`] });

/**
 * @param {number} exitCode
 * @param {JestReport | null} report null if Jest wrote none
 * @returns {Result} counts a file that could not run as one failed test
 */
export function jestResult(exitCode, report) {
  if (!report) return notRun('unit', `Jest ended with exit code ${exitCode} and wrote no report`);
  const failures = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status, invocations = 1 }) => status === 'failed' || invocations > 1);
    if (file.status === 'failed' && !tests.some(({ status }) => status === 'failed'))
      return [`unit: ${file.name}: could not run`];
    return tests.map(
      ({ fullName, status }) => `unit: ${file.name}: ${fullName}${status === 'failed' ? '' : ONLY_WHEN_RUN_AGAIN}`,
    );
  });
  return withSuiteFailure('unit', exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    secondTries: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length,
    failures,
  });
}

/**
 * The test files whose process was ended from outside: it hung (see platform/src/testing), or memory ran out.
 * @param {JestReport | null} report
 * @returns {string[]} their paths
 */
export const endedFiles = (report) =>
  (report?.testResults ?? [])
    .filter(({ status, message }) => status === 'failed' && message?.includes('was terminated by another process'))
    .map(({ name }) => name);

/**
 * The result of a suite after its ended files were run again, alone.
 * @param {Result} first each of the files counts as one failed test
 * @param {readonly string[]} files
 * @param {Result} again
 * @returns {Result}
 */
export function withFilesRunAgain(first, files, again) {
  const isOfThem = (/** @type {string} */ line) => files.some((file) => line.startsWith(`unit: ${file}: `));
  const fault = again.failed > 0 ? '' : ONLY_WHEN_RUN_AGAIN;
  return {
    passed: first.passed + again.passed,
    failed: first.failed - files.length + again.failed,
    skipped: first.skipped + again.skipped,
    secondTries: first.secondTries + again.secondTries + files.length,
    failures: [
      ...first.failures.filter((line) => !isOfThem(line)),
      ...files.map((file) => `unit: ${file}: its process was ended${fault}`),
      ...again.failures,
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} above titles of the suites that contain it
 * @returns {string[]}
 */
function unexpectedTests(suite, above = []) {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName }) => {
        const fault = status === 'flaky' ? ONLY_WHEN_RUN_AGAIN : '';
        return `e2e: ${[projectName, ...path, title].filter(Boolean).join(' › ')}${fault}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => unexpectedTests(inner, path))];
}

/**
 * @param {number} exitCode
 * @param {PlaywrightReport | null} report null if Playwright wrote none
 * @returns {Result} counts an error outside any test as one failed test
 */
export function playwrightResult(exitCode, report) {
  if (!report) return notRun('e2e', `Playwright ended with exit code ${exitCode} and wrote no report`);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withSuiteFailure('e2e', exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    secondTries: flaky,
    failures: [
      ...report.errors.map(({ message }) => `e2e: ${message?.split('\n')[0] ?? 'an error outside any test'}`),
      ...report.suites.flatMap((suite) => unexpectedTests(suite)),
    ],
  });
}
