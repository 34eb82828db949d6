import { existsSync } from 'node:fs';
import path from 'node:path';
import { contractRangeFault } from '@manna/shared/build/contract-range';
import { versionFrom, type Host } from '@manna/shared/build/kit-host';
import semver from 'semver';
import { Problem } from '../command-line/problem';
import { readProject } from './project';

/** The oldest Node.js that the kit runs on. */
const OLDEST_NODE = '20.19.0';

/** What was looked at, and what is wrong with it. */
export interface Symptom {
  what: string;
  found: string;
  /** What to do; undefined if nothing is wrong. */
  advice?: string;
}

const symptom = (what: string, found: string, advice: string | undefined): Symptom => ({
  what,
  found,
  ...(advice !== undefined && { advice }),
});

/** A library that the shell provides, as it is installed here. */
function provided(folder: string, name: string, version: string): Symptom {
  try {
    const installed = versionFrom(folder, name);
    const range = `^${semver.major(version)}.0.0`;
    const isRight = semver.satisfies(installed, range);
    return symptom(
      name,
      installed,
      isRight ? undefined : `The shell provides ${version}: npm install ${name}@${version}.`,
    );
  } catch (error) {
    return symptom(name, 'none', (error as Error).message);
  }
}

function descriptorSymptom(folder: string, { contract }: Host): Symptom {
  const what = 'descriptor';
  try {
    const { descriptor } = readProject(folder);
    const range = contractRangeFault(descriptor.name, descriptor.contract);
    const isMet = range !== undefined || semver.satisfies(contract, descriptor.contract);
    const unmet = isMet
      ? undefined
      : `It requires contract ${descriptor.contract}, and this kit has ${contract}: read CONTRACT.md of the kit, and change the range.`;
    return symptom(what, `${descriptor.name}, contract ${descriptor.contract}`, range ?? unmet);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return symptom(what, 'none', error.message);
  }
}

const fileSymptom = (folder: string, file: string, advice: string): Symptom => {
  const isThere = existsSync(path.join(folder, file));
  return symptom(file, isThere ? 'is there' : 'none', isThere ? undefined : advice);
};

/** Looks at what commonly prevents a pillar from building or running. `kit` is the version of the kit. */
export const symptomsOf = (folder: string, host: Host, kit: string): Symptom[] => [
  symptom(
    'Node.js',
    process.versions.node,
    semver.gte(process.versions.node, OLDEST_NODE) ? undefined : `Install Node.js ${OLDEST_NODE} or newer.`,
  ),
  symptom('kit', `${kit}, contract ${host.contract}`, undefined),
  descriptorSymptom(folder, host),
  ...['react', 'react-dom'].map((name) => provided(folder, name, host.provides[name] ?? '')),
  fileSymptom(folder, 'src/pillar.tsx', 'Make it: export default definePillar({ routes }).'),
  fileSymptom(folder, 'webpack.config.mjs', 'Make it: export default definePillarBuild(import.meta.dirname).'),
  fileSymptom(
    folder,
    'package-lock.json',
    'Run npm install, and commit it: a release has the same bytes everywhere then.',
  ),
];
