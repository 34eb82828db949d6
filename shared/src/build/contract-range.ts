import semver from 'semver';

/** Higher than any version of the contract will be. */
const FAR_VERSION = '1000000.0.0';

/** What is wrong with a pillar's range of contract versions, as a sentence; undefined if nothing is. */
export function contractRangeFault(pillar: string, range: string): string | undefined {
  const example = `write a range such as "^2.1.0"`;
  if (semver.validRange(range) === null)
    return `The contract of ${pillar} is "${range}", which is not a range of versions: ${example}.`;
  // Nobody can know today that a pillar will run on contracts that break with this one.
  if (!semver.gtr(FAR_VERSION, range))
    return `The contract of ${pillar} is "${range}", which includes every later version: ${example}.`;
  return undefined;
}
