/**
 * Tests that take seconds each, of what seldom breaks: outages, floods, limits of time, cases like others that run every
 * time. `npm test` leaves them out, `npm run thorough` does not, and neither does somebody who starts jest.
 */
const isLeftOut = Boolean(process.env['SKIP_THOROUGH_TESTS']);

export const thorough = isLeftOut ? { it: it.skip, test: test.skip, describe: describe.skip } : { it, test, describe };

/** How many cases of many a test without `thorough` tries. A new run tries others. */
const SHARE = 10;

/** The number of cases that a property is tried with: `all` of them, or a tenth when thorough tests are left out. */
export const runs = (all: number): number => (isLeftOut ? Math.ceil(all / SHARE) : all);
