/**
 * Selects the suites of a run by its arguments.
 * @param {readonly string[]} all names of all suites, in the order they run
 * @param {readonly string[]} args `--only lint,unit` or `--skip e2e`; none for all
 * @returns {{ names: string[] } | { problem: string }} problem: one sentence
 */
export function selectSuites(all, args) {
  if (args.length === 0) return { names: [...all] };
  const [option, list, ...rest] = args;
  if ((option !== '--only' && option !== '--skip') || list === undefined || rest.length > 0) {
    return { problem: `Give --only or --skip and a list of ${all.join(', ')}, separated by commas.` };
  }
  const listed = list.split(',');
  const unknown = listed.find((name) => !all.includes(name));
  if (unknown !== undefined) return { problem: `There is no suite '${unknown}'; there are ${all.join(', ')}.` };
  return { names: all.filter((name) => listed.includes(name) === (option === '--only')) };
}
