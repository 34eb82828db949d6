import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import semver from 'semver';
import { contractDeclarations, contractFaults, type Declarations } from './contract-check';

/** The contract of the kit that was published last. */
interface PublishedContract {
  version: string;
  declarations: Declarations;
}

const fileIn = (root: string): string => path.join(root, 'platform/kit/published-contract.json.gz');

/** Records the contract of a built kit as the one that teams have. */
export function recordContract(root: string, kit: string, version: string): void {
  const published: PublishedContract = { version, declarations: contractDeclarations(kit) };
  writeFileSync(fileIn(root), gzipSync(JSON.stringify(published), { level: 9 }));
}

/**
 * What is wrong with the version of a built kit's contract, as a text: it breaks what the published one promises, and is no new
 * major version. Undefined if nothing is.
 */
export function contractProblem(root: string, kit: string, version: string): string | undefined {
  const published = JSON.parse(gunzipSync(readFileSync(fileIn(root))).toString()) as PublishedContract;
  if (semver.major(version) > semver.major(published.version)) return undefined;
  const faults = contractFaults(published.declarations, contractDeclarations(kit), root);
  if (faults.length === 0) return undefined;
  return [
    `The contract ${version} breaks pillars that were built for ${published.version}, the published one:`,
    ...faults.map((fault) => `- ${fault}`),
    'Keep what they use, or raise the major version of CONTRACT_VERSION and say in its changelog what they have to change.',
  ].join('\n');
}
