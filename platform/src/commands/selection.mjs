/** Also runs the tests that take minutes each; see docs/decisions/073-what-runs-before-each-commit.md. */
const THOROUGH = '--thorough';

/**
 * Selects the suites of a run by its arguments.
 * @param {readonly string[]} all names of all suites, in the order they run
 * @param {readonly string[]} args `--only lint,unit` or `--skip e2e`, none for all; `--thorough` before or after them
 * @returns {{ names: string[], isThorough: boolean } | { problem: string }} problem: one sentence
 */
export function selectSuites(all, args) {
  const isThorough = args.includes(THOROUGH);
  const [option, list, ...rest] = args.filter((argument) => argument !== THOROUGH);
  if (option === undefined) return { names: [...all], isThorough };
  if ((option !== '--only' && option !== '--skip') || list === undefined || rest.length > 0) {
    return { problem: `Give --only or --skip and a list of ${all.join(', ')}, separated by commas.` };
  }
  const listed = list.split(',');
  const unknown = listed.find((name) => !all.includes(name));
  if (unknown !== undefined) return { problem: `There is no suite '${unknown}'; there are ${all.join(', ')}.` };
  return { names: all.filter((name) => listed.includes(name) === (option === '--only')), isThorough };
}
