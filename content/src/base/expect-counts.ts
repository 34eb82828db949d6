import { ContentError } from './content-error';

const inEnglish = (count: number | undefined) => (count ?? 0).toLocaleString('en-GB');

/** Throws ContentError at the first count that is not as expected: 'kjv has 31,101 verses where 31,102 are expected.' */
export function expectCounts(
  source: string,
  expected: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): void {
  for (const [what, count] of Object.entries(expected)) {
    if (found[what] !== count) {
      throw new ContentError(`${source} has ${inEnglish(found[what])} ${what} where ${inEnglish(count)} are expected.`);
    }
  }
}
