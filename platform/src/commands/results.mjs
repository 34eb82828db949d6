/**
 * What a suite came to.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} failures a line for each, naming the test
 */

/**
 * The parts of Jest's --json report that count.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {readonly { name: string, status: string, assertionResults: readonly { fullName: string, status: string, invocations?: number }[] }[]} testResults
 */

/**
 * The parts of Playwright's JSON report that count.
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
 * A suite that ended badly with no failed test, or ran none at all, has failed all the same.
 * @param {string} name
 * @param {number} exitCode
 * @param {Result} result
 * @returns {Result}
 */
function judged(name, exitCode, result) {
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
 * @param {string} name what the step is called
 * @param {number} exitCode
 * @returns {Result} one passed or one failed
 */
export const checkResult = (name, exitCode) =>
  exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [`${name}: exit code ${exitCode}`] };

/**
 * @param {string} name
 * @param {string} why a clause, such as 'there is no browser'
 * @returns {Result}
 */
export const notRun = (name, why) => ({ passed: 0, failed: 1, skipped: 0, failures: [`${name}: not run, ${why}`] });

/**
 * @param {number} exitCode
 * @param {JestReport | null} report null where Jest wrote none
 * @returns {Result} each test as one, and a file that could not run as one failed; what passed only on a second try is named
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
  return judged('unit', exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  });
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} above titles of the suites around it
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
 * @param {PlaywrightReport | null} report null where Playwright wrote none
 * @returns {Result} each test as one; one that passed only on a second try has passed and is named
 */
export function playwrightResult(exitCode, report) {
  if (!report) return notRun('e2e', `Playwright ended with exit code ${exitCode} and wrote no report`);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return judged('e2e', exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    failures: [
      ...report.errors.map(({ message }) => `e2e: ${message?.split('\n')[0] ?? 'an error outside any test'}`),
      ...report.suites.flatMap((suite) => unexpectedTests(suite)),
    ],
  });
}

/**
 * @param {readonly Result[]} results
 * @returns {Result}
 */
export const total = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: results.flatMap(({ failures }) => failures),
});

/**
 * How a test run ends: '3 skipped' where tests were, and as its last line always '512 passed, 0 failed', which a pipeline
 * reads.
 * @param {Result} result
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${skipped > 0 ? `${skipped} skipped\n` : ''}${passed} passed, ${failed} failed`;
