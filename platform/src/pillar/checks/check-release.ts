import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contractRangeFault } from '@manna/shared/build/contract-range';
import { releaseFiles as filesIn } from '@manna/shared/build/release-files';
import {
  pillarReleaseSchema,
  RELEASE_SIGNATURE_FILE,
  type PillarRelease,
  type ShellRelease,
} from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { collisionsOf, MAX_RELEASE_FILE_BYTES, unmetNeed, type Claims } from '@manna/shared/domain/host';
import semver from 'semver';
import { parseJsonText, readIfThere } from '../../command-line/json-text';
import { Problem } from '../../command-line/problem';

import { weigh } from '../../sizes/weigh';
import type { Finding } from './finding';
import { leakingStyles } from './leaking-styles';
import { ownCopies } from './own-copies';

export const RELEASE_FILE = 'pillar.json';

/** Where a release is to run. */
export interface Site {
  shell: Pick<ShellRelease, 'contract' | 'provides' | 'routes'>;
  /** The other pillars of the site, as far as they are known. */
  others: readonly Claims[];
  /** How much JavaScript a page of the pillar may need. Bytes, compressed. */
  maxScripts: number;
}

export interface Checked {
  release: PillarRelease;
  findings: Finding[];
}

/** Reads the pillar.json of a folder. Throws a Problem if there is no valid one. */
function readReleaseFolder(folder: string): PillarRelease {
  const file = path.join(folder, RELEASE_FILE);
  const text = readIfThere(file);
  if (text === undefined) throw new Problem(`There is no ${file}: make a release with pillar build.`);
  return parseJsonText(text, pillarReleaseSchema, file);
}

/** Copies for clients that accept them, and the signature; pillar.json itself is what a composition pins. */
const isUnpinnedByDesign = (file: string): boolean =>
  file === RELEASE_FILE || file === RELEASE_SIGNATURE_FILE || /\.(?:br|gz)$/.test(file);

const pinnedFiles = (folder: string): string[] => filesIn(folder).filter((file) => !isUnpinnedByDesign(file));

async function fileFaults(folder: string, { integrity }: PillarRelease): Promise<Finding[]> {
  const there = pinnedFiles(folder);
  const faults: string[] = there
    .filter((file) => !(file in integrity))
    .map((file) => `${file} is not in ${RELEASE_FILE}`);
  for (const [file, hash] of Object.entries(integrity)) {
    if (!there.includes(file)) faults.push(`${file} is missing`);
    else if ((await integrityOf(readFileSync(path.join(folder, file)))) !== hash)
      faults.push(`${file} is not the file that ${RELEASE_FILE} names`);
  }
  return faults.map((fault) => ({
    rule: 'files',
    problem: `${fault}: build the release again, and change nothing in it.`,
  }));
}

/** Files that pillar.json names as parts of the pillar, and that it does not pin. */
function unpinned({ entry, server, manifest, offlinePack, metadata, integrity }: PillarRelease): Finding[] {
  const pages = metadata.routes.flatMap(({ files }) => files);
  const named = [entry, manifest, offlinePack, ...pages, ...Object.values(metadata.extensionFiles).flat()];
  const missing = [...new Set(named)].filter((file) => file !== undefined && !(file in integrity));
  return [
    ...(server in integrity
      ? []
      : [
          {
            rule: 'server' as const,
            problem: `The release has no server bundle ${server}, without which a site renders no page of it: build it with pillar build.`,
          },
        ]),
    ...missing.map((file) => ({
      rule: 'files' as const,
      problem: `${RELEASE_FILE} has no hash of ${file ?? ''}: build the release again.`,
    })),
  ];
}

const tooLarge = (folder: string, release: PillarRelease, { maxScripts }: Site): Finding[] =>
  [
    ...Object.keys(release.integrity)
      .filter((file) => statSync(path.join(folder, file)).size > MAX_RELEASE_FILE_BYTES)
      .map((file) => `${file} is larger than ${MAX_RELEASE_FILE_BYTES} bytes, and no gateway reads it: split it.`),
    ...release.metadata.routes
      .map(({ path: pattern, files }) => ({ pattern, bytes: weigh(folder, [release.entry, ...files], '.js') }))
      .filter(({ bytes }) => bytes > maxScripts)
      .map(
        ({ pattern, bytes }) =>
          `The page ${pattern} needs ${bytes} bytes of scripts, and ${maxScripts} are the limit: load with lazy() what it does not show at first.`,
      ),
  ].map((problem) => ({ rule: 'size', problem }));

function claimFaults({ name, metadata }: PillarRelease, { shell, others }: Site): Finding[] {
  const rivals = others.filter((other) => other.name !== name);
  // The others come first: what they have is theirs.
  const collision = collisionsOf([...rivals, { name, metadata }], shell).get(name);
  const shadow = rivals.find((other) => other.name.startsWith(name) || name.startsWith(other.name));
  return [
    ...(collision === undefined ? [] : [{ rule: 'routes' as const, problem: `${collision} Choose another one.` }]),
    ...(shadow === undefined
      ? []
      : [
          {
            rule: 'name' as const,
            problem: `The name ${name} and that of the pillar ${shadow.name} begin alike, so the browser cannot tell them apart: choose another one.`,
          },
        ]),
  ];
}

function needFaults(release: PillarRelease, { shell }: Site): Finding[] {
  const range = contractRangeFault(release.name, release.contract);
  const unmet = unmetNeed(release, shell, semver.satisfies);
  return [
    ...(range === undefined ? [] : [{ rule: 'contract' as const, problem: range }]),
    ...(unmet === undefined
      ? []
      : [{ rule: unmet.kind, problem: `${unmet.message} Build it with a kit for this shell.` }]),
  ];
}

/** Says what a site would refuse of the release in a folder, or should. Throws a Problem if there is no release. */
export async function checkRelease(folder: string, site: Site): Promise<Checked> {
  const release = readReleaseFolder(folder);
  const fromFiles = [...(await fileFaults(folder, release)), ...unpinned(release)];
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const there = pinnedFiles(folder);
  return {
    release,
    findings: [
      ...fromFiles,
      ...needFaults(release, site),
      ...claimFaults(release, site),
      // Otherwise a file that is missing could not be weighed.
      ...(fromFiles.length > 0 ? [] : tooLarge(folder, release, site)),
      ...there.filter((file) => /\.c?js$/.test(file)).flatMap((file) => ownCopies(file, text(file))),
      ...there.filter((file) => file.endsWith('.css')).flatMap((file) => leakingStyles(file, text(file))),
    ],
  };
}
