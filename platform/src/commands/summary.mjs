import { seconds } from './step.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/** One in so many tests may need a second try; a run in which more do fails. */
const TESTS_PER_SECOND_TRY = 1_000;

/**
 * A suite or a preparation that has run.
 * @typedef {object} Row
 * @property {string} name
 * @property {number} milliseconds
 * @property {Result} result
 */

/**
 * Adds up the results of a run. If too many tests passed only on their second try, that counts as one more failure.
 * @param {readonly Result[]} results
 * @returns {Result}
 */
export function total(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped' | 'secondTries'} */ key) =>
    results.reduce((count, result) => count + result[key], 0);
  const secondTries = sum('secondTries');
  const failures = results.flatMap((result) => result.failures);
  const passed = sum('passed');
  const allowed = Math.ceil(passed / TESTS_PER_SECOND_TRY);
  const isFlaky = secondTries > allowed;
  return {
    passed,
    failed: sum('failed') + (isFlaky ? 1 : 0),
    skipped: sum('skipped'),
    secondTries,
    failures: isFlaky
      ? [...failures, `${secondTries} tests passed only on their second try; a run may have ${allowed}`]
      : failures,
  };
}

/**
 * A table of what ran: how many seconds each took, and how many tests it had. The last row is the whole run.
 * @param {readonly Row[]} rows in the order to show them
 * @param {number} milliseconds of the whole run, in which suites ran at the same time
 */
export function suiteTable(rows, milliseconds) {
  const tests = (/** @type {Result} */ { passed, failed, skipped }) => passed + failed + skipped;
  const cells = [
    ['suite', 'seconds', 'tests'],
    ...rows.map(({ name, milliseconds: took, result }) => [name, seconds(took), String(tests(result) || '')]),
    ['the whole run', seconds(milliseconds), String(rows.reduce((count, { result }) => count + tests(result), 0))],
  ];
  return cells
    .map(([name = '', took = '', count = '']) => name.padEnd(16) + took.padStart(9) + count.padStart(7))
    .join('\n');
}

/**
 * The end of a test run: '3 skipped' if tests were skipped, then always '512 passed, 0 failed', which a pipeline reads.
 * @param {Result} result
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${skipped > 0 ? `${skipped} skipped\n` : ''}${passed} passed, ${failed} failed`;
