import { isDeepStrictEqual } from 'node:util';
import { bibleFaults } from './bible-faults';
import { bookFaults } from './book-faults';
import { commentaryFaults } from './commentary-faults';
import { entryFaults } from './entry-faults';
import { fileFaults } from './file-faults';
import { listingFaults } from './listing-faults';
import { pageFaults } from './page-faults';
import { rangeFaults } from './range-faults';
import { strongsFaults } from './strongs-faults';
import { relationFaults } from './relation-faults';
import { RECORDS_FILE } from '../../base/parts/assemble-release';
import { openRelease, readStored, type StoredRelease } from '../emit/read-release';

/** Checks that the manifest repeats the records file, which is part of the release's hash. */
function recordFaults({ folder, manifest }: StoredRelease): string[] {
  const { counts, licences, skipped } = manifest;
  const records: unknown = JSON.parse(readStored(folder, RECORDS_FILE).toString('utf8'));
  const agree = isDeepStrictEqual(records, { counts, licences, skipped });
  return agree ? [] : [`manifest.json does not have the counts, licences and skipped records of ${RECORDS_FILE}.`];
}

/** Checks across files. They run only when every single file matches its contract. */
const betweenFiles: readonly ((release: StoredRelease) => string[])[] = [
  recordFaults,
  bibleFaults,
  entryFaults,
  pageFaults,
  bookFaults,
  commentaryFaults,
  rangeFaults,
  strongsFaults,
  relationFaults,
  listingFaults,
];

/**
 * Checks a stored release. Returns one sentence per fault, with file and line; the list is empty for a valid release.
 * Throws ContentError if the release is missing or its manifest cannot be read.
 */
export function checkRelease(dir: string): { release: StoredRelease; faults: string[] } {
  const release = openRelease(dir);
  const ofFiles = fileFaults(release);
  const unreadable = ofFiles.some((fault) => !fault.endsWith('is not the file that the manifest names.'));
  return {
    release,
    faults: [...ofFiles, ...(unreadable ? [] : betweenFiles.flatMap((faultsOf) => faultsOf(release)))],
  };
}
